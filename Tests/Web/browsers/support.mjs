import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A folder that `remove` deletes. */
export function temporaryFolder(name) {
  const path = mkdtempSync(join(tmpdir(), `paysheet-${name}-`));
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }) };
}

export const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The result of a promise, or an error after some seconds. */
export function within(seconds, promise, description) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not after ${seconds} s: ${description}`)), seconds * 1000);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Asks until the answer is true. Errors of the question are only reported at the end. */
export async function waiting(question, description, seconds = 30) {
  let last;
  for (let turn = 0; turn < seconds * 20; turn++) {
    try {
      const answer = await question();
      if (answer) return answer;
      last = undefined;
    } catch (error) {
      last = error;
    }
    await pause(50);
  }
  throw new Error(`not after ${seconds} s: ${description}${last ? ` (${last.message})` : ""}`);
}
