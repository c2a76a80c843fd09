// Writes sw.js into a built site: it keeps every file of the site in the browser, so that one visit is
// enough to play without a network. A new version is fetched whole beside the old one, and used when
// the page says so (web/static/offline.js). usage: node tools/service_worker.mjs SITE
import { generateSW } from "workbox-build";

const [site] = process.argv.slice(2);
const { count, size, warnings } = await generateSW({
  globDirectory: site,
  swDest: `${site}/sw.js`,
  globPatterns: ["**/*"],
  globIgnores: ["icons/screen-*"],
  maximumFileSizeToCacheInBytes: 20_000_000,
  dontCacheBustURLsMatching: /^(app|vendor\/[a-z]+)-/, // their folders have versions
  directoryIndex: "index.html",
  ignoreURLParametersMatching: [/.*/],
  cleanupOutdatedCaches: true,
  clientsClaim: true,
  skipWaiting: false,
  inlineWorkboxRuntime: true,
  sourcemap: false,
  mode: "production",
});
for (const warning of warnings) throw new Error(warning);
console.log(`sw.js keeps ${count} files, ${(size / 1000).toFixed(1)} kB`);
