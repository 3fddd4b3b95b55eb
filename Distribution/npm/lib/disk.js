// Where Node.js, Deno and Bun get the module: from the disk.
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";

const moduleURL = new URL("../paysheet.wasm", import.meta.url);
const cardsURL = new URL("../paysheet-cards.txt", import.meta.url);

export const files = {
  load: async () => WebAssembly.compile(await readFile(moduleURL)),
  loadSync: () => new WebAssembly.Module(readFileSync(moduleURL)),
  cards: () => readFile(cardsURL, "utf8"),
  cardsSync: () => readFileSync(cardsURL, "utf8"),
};
