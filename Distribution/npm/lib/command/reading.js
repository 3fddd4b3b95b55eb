// What is at a path, as an entry for the command.
import { lstatSync, openSync, closeSync, fstatSync, readFileSync, readdirSync, readlinkSync, constants } from "node:fs";
import { dirname, resolve } from "node:path";
import { reason } from "./reasons.js";

// Node.js reads at most 2 GiB at once, and the module has 4 GiB of memory for everything.
const largest = 1 << 30;

/** @returns {import("../entries.js").Entry} */
export function entryAt(path) {
  try {
    const status = lstatSync(path);
    if (status.isSymbolicLink()) return { kind: "l", name: path, content: resolve(dirname(path), readlinkSync(path)) };
    if (status.isDirectory()) return { kind: "d", name: path, content: readdirSync(path).map((name) => `${name}\n`).join("") };
    // Opening a pipe waits for a writer, and a device may never end.
    if (!status.isFile()) return { kind: "r", name: path, content: "npx paysheet reads only files; pass it through standard input" };
    if (status.size > largest) return { kind: "r", name: path, content: "it is larger than 1 GiB; the binary of paysheet reads it" };
    return { kind: status.nlink > 1 ? "h" : "f", name: path, content: content(path) };
  } catch (error) {
    if (error.code === "ENOENT") return { kind: "x", name: path, content: "" };
    return { kind: "r", name: path, content: reason(error) };
  }
}

function content(path) {
  const descriptor = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    return fstatSync(descriptor).isFile() ? readFileSync(descriptor) : Buffer.alloc(0);
  } finally {
    closeSync(descriptor);
  }
}
