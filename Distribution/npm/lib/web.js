// Where browsers, workers and bundlers get the module: from the files beside this one.
import { PaySheetError } from "./errors.js";

const moduleURL = new URL("../paysheet.wasm", import.meta.url);
const cardsURL = new URL("../paysheet-cards.txt", import.meta.url);

// Test runners load the files for browsers in Node.js, in an environment such as jsdom. It has no `fetch`, and files are on the disk.
const disk = moduleURL.protocol === "file:" ? globalThis.process?.getBuiltinModule?.("node:fs") : undefined;

async function fetched(url) {
  let response;
  try {
    response = await fetch(url);
  } catch (error) {
    throw new PaySheetError("load", `${url} cannot be loaded (${error.message})`, "serve this file from the site of the page", { cause: error });
  }
  if (!response.ok) throw new PaySheetError("load", `${url} has the status ${response.status}`, "serve this file beside the files of the package");
  return response;
}

/** Compiles a module while it loads, or afterwards if the server states a wrong MIME type. */
export async function compile(url) {
  const response = await fetched(url);
  const type = response.headers.get("Content-Type")?.split(";")[0].trim().toLowerCase();
  if (type === "application/wasm" && typeof WebAssembly.compileStreaming === "function") return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

const notLoaded = (what) => () => {
  throw new PaySheetError("load", `${what} not loaded`, "call await load() first, or use the function without Sync");
};

const onWeb = {
  load: () => compile(moduleURL),
  loadSync: notLoaded("the module is"),
  cards: async () => (await fetched(cardsURL)).text(),
  cardsSync: notLoaded("the texts of the rules are"),
};
const onDisk = {
  load: async () => onDisk.loadSync(),
  loadSync: () => new WebAssembly.Module(disk.readFileSync(pathOf(moduleURL))),
  cards: async () => onDisk.cardsSync(),
  cardsSync: () => disk.readFileSync(pathOf(cardsURL), "utf8"),
};
// The URL of jsdom is not the URL of Node.js, so its own functions do not take it.
const pathOf = (url) => globalThis.process.getBuiltinModule("node:url").fileURLToPath(url.href);

export const files = disk ? onDisk : onWeb;
