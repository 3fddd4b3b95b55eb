// Where the worker of served files gets the module. build.mjs replaces this file in the page that works from the disk.
import { compile } from "./paysheet/lib/web.js";

export function loadModule() {
  return compile(new URL("./paysheet/paysheet.wasm", import.meta.url));
}

/** The module that also knows other systems, payment providers and source code. */
export function loadFull() {
  return compile(new URL("./paysheet/paysheet-full.wasm", import.meta.url));
}

export async function loadCards() {
  const response = await fetch(new URL("./paysheet/paysheet-cards.txt", import.meta.url));
  if (!response.ok) throw new Error("the texts of the rules cannot be loaded");
  return response.text();
}
