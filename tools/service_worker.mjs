// Writes sw.js into a built site: it keeps every file of the site in the browser, so that one visit is
// enough to play without a network. A new version is fetched whole beside the old one, and used when
// the page says so (web/static/offline.js). usage: node tools/service_worker.mjs SITE
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { generateSW } from "workbox-build";

const [site] = process.argv.slice(2);

// A page of a hotel's network, or a file of another version, is not kept in the place of ours.
function sealed(entries) {
  const hash = (url) => createHash("sha256").update(readFileSync(`${site}/${url}`)).digest("base64");
  return { manifest: entries.map((entry) => ({ ...entry, integrity: `sha256-${hash(entry.url)}` })) };
}

const { count, size, warnings } = await generateSW({
  globDirectory: site,
  swDest: `${site}/sw.js`,
  globPatterns: ["**/*"],
  globIgnores: ["icons/screen-*"],
  maximumFileSizeToCacheInBytes: 20_000_000,
  dontCacheBustURLsMatching: /^(app|vendor\/[a-z]+)-/, // their folders have versions
  directoryIndex: "index.html",
  ignoreURLParametersMatching: [/.*/],
  clientsClaim: true,
  skipWaiting: false,
  inlineWorkboxRuntime: true,
  sourcemap: false,
  mode: "production",
  manifestTransforms: [sealed],
});
for (const warning of warnings) throw new Error(warning);
console.log(`sw.js keeps ${count} files, ${(size / 1000).toFixed(1)} kB`);
