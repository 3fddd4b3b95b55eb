// Files and streams that the command writes.
import {
  accessSync, closeSync, constants, fchmodSync, fchownSync, fsyncSync, mkdirSync, openSync, readSync, realpathSync, renameSync, rmSync, statSync, writeFileSync, writeSync,
} from "node:fs";
import { randomBytes } from "node:crypto";
import { dirname, join } from "node:path";
import { PaySheetError } from "../errors.js";
import { reason } from "./reasons.js";

/**
 * Replaces a file in one step: readers see the old content or the new one. A link stays; its target is replaced.
 * A file that is no longer current stays.
 */
export function replace(path, content, isCurrent) {
  const target = existing(path);
  const status = statSync(target, { throwIfNoEntry: false });
  if (status && !status.isFile()) {
    // A device or a pipe must not become a file.
    writeFileSync(target, content, { flag: constants.O_WRONLY | (constants.O_NONBLOCK ?? 0) });
    return;
  }
  // Renaming does not check whether the file is writable.
  if (status) accessSync(target, constants.W_OK);
  const unfinished = join(dirname(target), `.paysheet.${randomBytes(6).toString("hex")}`);
  const descriptor = openSync(unfinished, "wx", status ? 0o600 : 0o666);
  try {
    try {
      writeFileSync(descriptor, content);
      if (status) keepOwnerAndMode(descriptor, status);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    if (!isCurrent()) throw new Error("it changed after it was read; run the command again");
    renameSync(unfinished, target);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}

function existing(path) {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

// The owner before the mode, because a new owner can lose bits of it. Without the right to keep the group, another one must not gain
// its permissions.
function keepOwnerAndMode(descriptor, { uid, gid, mode }) {
  const lost = owns(descriptor, uid, gid) ? 0 : owns(descriptor, -1, gid) ? 0o4000 : 0o6070;
  fchmodSync(descriptor, mode & 0o7777 & ~lost);
}

function owns(descriptor, uid, gid) {
  try {
    fchownSync(descriptor, uid, gid);
    return true;
  } catch {
    return false;
  }
}

export function makeFolder(path) {
  mkdirSync(path, { recursive: true });
}

const pause = new Int32Array(new SharedArrayBuffer(4));

/** Writes everything to a stream of the process. Returns whether it is still open. */
export function writeAll(descriptor, bytes) {
  let done = 0;
  while (done < bytes.length) {
    try {
      done += writeSync(descriptor, bytes, done);
    } catch (error) {
      if (error.code === "EPIPE") return false;
      // A pipe can be set not to wait.
      if (error.code !== "EAGAIN") throw error;
      Atomics.wait(pause, 0, 0, 5);
    }
  }
  return true;
}

/** Reads standard input to its end. */
export function readInput() {
  const chunks = [];
  const buffer = Buffer.alloc(64 * 1024);
  for (;;) {
    try {
      const length = readSync(0, buffer, 0, buffer.length, null);
      if (length === 0) return Buffer.concat(chunks);
      chunks.push(Buffer.from(buffer.subarray(0, length)));
    } catch (error) {
      if (error.code === "EOF") return Buffer.concat(chunks); // Windows
      if (error.code !== "EAGAIN") throw new PaySheetError("load", `standard input: ${reason(error)}`, "name a file in place of -");
      Atomics.wait(pause, 0, 0, 5);
    }
  }
}
