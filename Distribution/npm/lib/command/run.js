// The whole command in Node.js: it runs in the module, with files read when it asks for them.
import { readFileSync, readSync } from "node:fs";
import { constants } from "node:os";
import { PaySheet } from "../paysheet.js";
import { PaySheetError } from "../errors.js";
import { decode, encode } from "./entries.js";
import { entryAt } from "./reading.js";
import { reason } from "./reasons.js";
import { makeFolder, readInput, replace, writeAll } from "./writing.js";

const moduleURL = new URL("../../paysheet-full.wasm", import.meta.url);

/** Runs the command with the arguments, and returns its exit status. */
export function run(words) {
  const sheet = new PaySheet(new WebAssembly.Module(readFileSync(moduleURL)));
  const world = new World(words);
  try {
    for (;;) {
      const answer = decode(sheet.run(world.entries));
      if (world.add(answer.filter(({ kind }) => kind === "n").map(({ name }) => name))) continue;
      if (!world.write(answer)) continue;
      const text = (kind) => Buffer.concat(answer.filter((entry) => entry.kind === kind).map(({ content }) => content));
      return finish(Number(text("s").toString()), text("o"), text("g"));
    }
  } catch (error) {
    if (!(error instanceof PaySheetError)) throw error;
    writeAll(2, Buffer.from(`paysheet: ${error.message}\n`));
    return 2;
  }
}

function finish(status, output, errors) {
  try {
    writeAll(1, output);
  } catch (error) {
    writeAll(2, Buffer.concat([errors, Buffer.from(`paysheet: standard output: ${reason(error)}\n`)]));
    return 2;
  }
  writeAll(2, errors);
  return status;
}

/** What the command has seen so far: a run that asks for more starts again with it. */
class World {
  #entries;
  #known = new Set();
  #written = new Set();
  #failed = new Map();

  constructor(words) {
    const entry = (kind, content, name = "") => ({ kind, name, content });
    this.#entries = [
      ...words.map((word) => entry("a", word)),
      entry("w", process.cwd()),
      entry("t", String(Math.floor(Date.now() / 1000))),
      ...Object.entries(process.env).map(([name, value]) => entry("e", value, name)),
    ];
    if (process.stdout.isTTY) this.#entries.push(entry("c", String(process.stdout.columns || 80)));
    if (words.includes("-")) this.#addInput();
  }

  get entries() { return encode(this.#entries); }

  /** Adds what is at these paths. Returns whether anything is new. */
  add(paths) {
    const size = this.#entries.length;
    for (const path of paths) {
      if (path === "") this.#addInput();
      else if (!this.#known.has(path)) this.#put(path, entryAt(path));
    }
    return this.#entries.length > size;
  }

  #put(path, entry) {
    this.#known.add(path);
    this.#entries.push(entry);
  }

  #addInput() {
    if (this.#known.has("")) return;
    const buffer = Buffer.alloc(64 * 1024);
    const content = readInput(() => Buffer.from(buffer.subarray(0, readSync(0, buffer, 0, buffer.length, null))));
    this.#put("", { kind: "i", name: "", content });
  }

  /** Writes the files of an answer. Returns false if the command must run again, because one cannot be written. */
  write(answer) {
    holdSignals();
    for (const { kind, name, content } of answer) {
      if ((kind !== "f" && kind !== "d") || this.#written.has(name)) continue;
      try {
        if (kind === "d") makeFolder(name);
        else replace(name, content);
        this.#written.add(name);
      } catch (error) {
        if (this.#failed.has(name)) throw new PaySheetError("write", `${name}: ${reason(error)}`, "choose another place");
        this.#failed.set(name, error);
        this.#entries.push({ kind: "p", name, content: reason(error) });
        return false;
      }
    }
    return true;
  }
}

let isHolding = false;

/** From now on a signal waits until the files are complete. Before that it ends the process at once. */
function holdSignals() {
  if (isHolding) return;
  isHolding = true;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(128 + constants.signals[signal]));
}
