// Where Node.js, Deno and Bun get the module: from the disk.
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";

const moduleURL = new URL("../paysheet.wasm", import.meta.url);
const fullURL = new URL("../paysheet-full.wasm", import.meta.url);
const cardsURL = new URL("../paysheet-cards.txt", import.meta.url);

const moduleAt = (url) => ({
  load: async () => WebAssembly.compile(await readFile(url)),
  loadSync: () => new WebAssembly.Module(readFileSync(url)),
});

/** The module with the command. */
export const full = moduleAt(fullURL);
export const files = {
  ...moduleAt(moduleURL),
  cards: () => readFile(cardsURL, "utf8"),
  cardsSync: () => readFileSync(cardsURL, "utf8"),
};
