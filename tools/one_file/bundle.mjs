// Bundles the scripts of the one-file page with esbuild, for tools/single.py.
// usage: node tools/one_file/bundle.mjs < WISH > RESULT     (both JSON)
//   WISH     site: its folder; modules: names in it of those that are imported by name or address;
//            worker: the worker's name, pyodide: the name of the module that it takes Python from
//   RESULT   modules: name to code; taken: names of all files of the site that are in them;
//            page, worker: the code of tools/one_file/page.js, and of the worker with what it needs
import * as esbuild from "esbuild";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const wish = JSON.parse(readFileSync(0, "utf8"));
const nameOf = (path) => relative(wish.site, path).replaceAll("\\", "/");

/* What one file does differently from a site: by name in the site, the module that replaces it. */
const INSTEAD = {
  "web/static/offline.js": join(here, "offline.js"),
  "web/static/thinker.js": join(here, "thinker.js"),
};
const insteadOf = (path) => Object.keys(INSTEAD).find((name) => nameOf(path).endsWith(name));

/* In one file a module has no address that another could be relative to: chunks import each other
   by site:/NAME, and a module that asks for its own address gets the one that it would have in the
   site. `place` makes that from the module's name, as an expression. */
const site = (place) => ({
  name: "site",
  setup(build) {
    build.onResolve({ filter: /.*/ }, ({ path, resolveDir, kind }) => {
      const there = kind === "entry-point" || existsSync(resolve(resolveDir, path));
      return there ? null : { path, external: true }; // a plugin that the site does without, never imported
    });
    build.onLoad({ filter: /\.m?js$/ }, async ({ path }) => {
      const other = INSTEAD[insteadOf(path)];
      if (other) return { contents: readFileSync(other, "utf8"), resolveDir: here };
      const whole = readFileSync(path, "utf8");
      const define = { "import.meta.url": "moduleAddress" };
      const { code } = await esbuild.transform(whole, { define });
      if (!code.includes("moduleAddress")) return { contents: whole };
      return { contents: `const moduleAddress = ${place(JSON.stringify(nameOf(path)))};\n${code}` };
    });
  },
});
const inPage = site((name) => `new URL(${name}, document.baseURI).href`);
const inWorker = site((name) => `"site:/" + ${name}`);

/* The worker's Python comes from the file, too. */
const packedPython = {
  name: "packed python",
  setup(build) {
    const python = join(wish.site, wish.pyodide);
    build.onResolve({ filter: /\.mjs$/ }, ({ path, resolveDir }) => {
      return resolve(resolveDir, path) === python ? { path: join(here, "pyodide.js") } : null;
    });
  },
};

const common = { bundle: true, minify: true, write: false, logLevel: "warning", absWorkingDir: wish.site };

async function modules() {
  const result = await esbuild.build({
    ...common,
    entryPoints: wish.modules,
    format: "esm",
    splitting: true,
    chunkNames: "chunk-[hash]",
    outdir: wish.site,
    outbase: wish.site,
    publicPath: "site:/",
    metafile: true,
    plugins: [inPage],
  });
  const codes = result.outputFiles.map(({ path, text }) => [nameOf(path), text]);
  return { modules: Object.fromEntries(codes), taken: Object.keys(result.metafile.inputs).sort() };
}

async function script(imports, options) {
  const contents = imports.map((path) => `import ${JSON.stringify(path)};`).join("\n");
  const stdin = { contents, resolveDir: here };
  const { outputFiles: [{ text }] } = await esbuild.build({ ...common, stdin, ...options });
  return text;
}

const [bundled, page, worker] = await Promise.all([
  modules(),
  script([join(here, "page.js")], { format: "iife" }),
  script([join(here, "worker.js"), join(wish.site, wish.worker)], {
    format: "esm",
    define: { PYODIDE: JSON.stringify(wish.pyodide) },
    plugins: [packedPython, inWorker],
  }),
]);
process.stdout.write(JSON.stringify({ ...bundled, page, worker }));
