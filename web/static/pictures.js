/* The sprite: every picture, as the symbol picture-NAME. A picture is found only in the tree that it is used in,
   so the document has a copy, and so has each stage. */

export const pictures = load(new URL("./sprite.svg", import.meta.url));

async function load(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`sprite.svg: ${response.status}`);
  const sprite = new DOMParser().parseFromString(await response.text(), "image/svg+xml").documentElement;
  for (const symbol of sprite.querySelectorAll("symbol")) symbol.id = `picture-${symbol.id}`;
  Object.assign(sprite.style, { position: "absolute", width: 0, height: 0 });
  return document.adoptNode(sprite);
}
