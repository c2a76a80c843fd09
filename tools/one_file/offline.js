/* Replaces the site's offline.js: a file is here already, and no other version of it will come. */

export function watch(told) {
  told("kept");
}

export function use() {
  location.reload();
}
