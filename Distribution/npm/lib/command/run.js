// The whole command in Node.js: it runs in the module, with files read when it asks for them.
import { readFileSync } from "node:fs";
import { constants } from "node:os";
import { relative } from "node:path";
import { PaySheet } from "../paysheet.js";
import { PaySheetError } from "../errors.js";
import { decode, encode } from "../entries.js";
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
      const text = (kind) => Buffer.concat(answer.filter((entry) => entry.kind === kind).map(({ content }) => content));
      const failures = written(answer, world);
      return finish(failures.length > 0 ? 2 : Number(text("s").toString()), text("o"), Buffer.concat([text("g"), ...failures]));
    }
  } catch (error) {
    if (!(error instanceof PaySheetError)) throw error;
    writeAll(2, line(error.message));
    return 2;
  }
}

const line = (text) => Buffer.from(`paysheet: ${text}\n`);

/** Writes the files of an answer, and returns a message for each that cannot be written. */
function written(answer, world) {
  const failures = [];
  // From now on a signal waits until the files are complete. Before that it ends the process at once.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(128 + constants.signals[signal]));
  for (const { kind, name, content } of answer) {
    if (kind !== "f" && kind !== "d") continue;
    try {
      if (kind === "d") makeFolder(name);
      else replace(name, content, () => world.isCurrent(name));
    } catch (error) {
      failures.push(line(`cannot write ${relative(process.cwd(), name) || name}: ${reason(error)}`));
    }
  }
  return failures;
}

function finish(status, output, errors) {
  let result = status;
  let messages = errors;
  try {
    writeAll(1, output);
  } catch (error) {
    result = 2;
    messages = Buffer.concat([errors, line(`standard output: ${reason(error)}`)]);
  }
  writeAll(2, messages);
  return result;
}

/** What the command has seen so far: a run that asks for more starts again with it. */
class World {
  #entries;
  #known = new Map();

  constructor(words) {
    const entry = (kind, content, name = "") => ({ kind, name, content });
    this.#entries = [
      ...words.map((word) => entry("a", word)),
      entry("w", process.cwd()),
      entry("t", String(Math.floor(Date.now() / 1000))),
      ...Object.entries(process.env).map(([name, value]) => entry("e", value, name)),
    ];
    if (process.stdout.isTTY) this.#entries.push(entry("c", String(process.stdout.columns || 80)));
    // The command has no other word for standard input. Behind -o it is standard output.
    if (words.some((word, place) => word === "-" && !["-o", "--output"].includes(words[place - 1]))) this.#entries.push(entry("i", readInput()));
  }

  get entries() { return encode(this.#entries); }

  /** Adds what is at these paths. Returns whether anything is new. */
  add(paths) {
    const size = this.#entries.length;
    for (const path of paths) {
      if (this.#known.has(path)) continue;
      const entry = entryAt(path);
      this.#known.set(path, entry);
      this.#entries.push(entry);
    }
    return this.#entries.length > size;
  }

  /** Returns whether a path still has what the command has seen there. */
  isCurrent(path) {
    const known = this.#known.get(path);
    if (known === undefined) return true;
    const now = entryAt(path);
    return now.kind === known.kind && Buffer.from(now.content).equals(Buffer.from(known.content));
  }
}
