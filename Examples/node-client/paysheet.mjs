// Keeps one `paysheet` open and asks it about one document after another: a line out, a line back, in order.
//
//   const paysheet = new PaySheet();
//   const answer = await paysheet.check(request);   // { kind, findings: [{ rule, severity, pointer, message, … }], … }
//   await paysheet.close();
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

export class PaySheet {
  #process;
  #waiting = [];
  #ended;
  #reason;

  // Further arguments of `paysheet check`, such as "--api-version=14".
  constructor(command = "paysheet", ...arguments_) {
    this.#process = spawn(command, ["check", "--ndjson", "--format=ndjson", "--fail-on=never", ...arguments_, "-"], {
      stdio: ["pipe", "pipe", "inherit"],
    });
    createInterface({ input: this.#process.stdout }).on("line", (line) => this.#waiting.shift()?.resolve(JSON.parse(line)));
    this.#ended = new Promise((resolve) => {
      const end = (reason) => {
        this.#reason ??= reason;
        for (const { reject } of this.#waiting.splice(0)) reject(new Error(reason));
        resolve(reason);
      };
      this.#process.on("error", (error) => end("paysheet cannot be run: " + error.message));
      this.#process.on("close", (status, signal) => end("paysheet has ended with " + (signal ?? "status " + status)));
    });
    // Writing to a process that has ended is told by `end` already.
    this.#process.stdin.on("error", () => {});
  }

  // Everything that is wrong with a document; several may be asked about at once.
  check(document) {
    // JSON.stringify writes no line ends, so that a document is a line.
    const line = JSON.stringify(document);
    if (line === undefined) return Promise.reject(new TypeError("this is no document"));
    if (this.#reason !== undefined) return Promise.reject(new Error(this.#reason));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#process.stdin.write(line + "\n");
    });
  }

  // No more questions. The answers that are still awaited come first.
  async close() {
    this.#process.stdin.end();
    return this.#ended;
  }
}
