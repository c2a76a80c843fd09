/* In place of the site's: a file is here, and no other version of it comes. */

export function watch(told) {
  told("kept");
}

export function use() {
  location.reload();
}
