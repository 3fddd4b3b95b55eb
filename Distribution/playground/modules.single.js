// Where the worker of the page that works from the disk gets the module: the page passes it.
import { through } from "./streams.js";

let cards;

export async function loadModule({ wasm, cards: compressed }) {
  cards = () => inflated(compressed).text();
  return WebAssembly.compile(await inflated(wasm).arrayBuffer());
}

/** There is none: it would make the page four times as large. */
export async function loadFull() {
  return null;
}

export async function loadCards() {
  return cards();
}

function inflated(text) {
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  return new Response(through(bytes, new DecompressionStream("gzip")));
}
