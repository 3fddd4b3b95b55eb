// Keeps one `paysheet` process open and checks one document after another: one line in, one line out, in order.
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

  // More arguments for `paysheet check --co-process`, such as "--api-version=14". It refuses those that change what is printed.
  constructor(command = "paysheet", ...arguments_) {
    this.#process = spawn(command, ["check", "--co-process", ...arguments_], {
      stdio: ["pipe", "pipe", "inherit"],
    });
    createInterface({ input: this.#process.stdout }).on("line", (line) => {
      if (line.startsWith("{")) return this.#waiting.shift()?.resolve(JSON.parse(line));
      this.#reason ??= "paysheet printed something that is not an answer: " + line;
      this.#process.kill();
    });
    this.#ended = new Promise((resolve) => {
      const end = (ending) => {
        const reason = (this.#reason ??= ending);
        for (const { reject } of this.#waiting.splice(0)) reject(new Error(reason));
        resolve(reason);
      };
      this.#process.on("error", (error) => end("paysheet cannot be run: " + error.message));
      this.#process.on("close", (status, signal) => end("paysheet has ended with " + (signal ?? "status " + status)));
    });
    // The `end` event already reports a write to a process that has ended.
    this.#process.stdin.on("error", () => {});
  }

  // Returns all findings of a document. You can check several documents at the same time.
  check(document) {
    // JSON.stringify writes no line ends, so a document is one line.
    const line = JSON.stringify(document);
    if (line === undefined) return Promise.reject(new TypeError("this is no document"));
    if (this.#reason !== undefined) return Promise.reject(new Error(this.#reason));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#process.stdin.write(line + "\n");
    });
  }

  // Closes the input. Pending answers still arrive.
  async close() {
    this.#process.stdin.end();
    return this.#ended;
  }
}
