// Talks to the worker. Each question gets one answer; only the newest check matters.
import { startWorker } from "./hosting.js";

export class Checker {
  #worker;
  #next = 1;
  #check = 0;
  #waiting = new Map();
  #listeners;

  /** `listeners` has ready, unusable, loading, report, sheet and failure. */
  constructor(listeners) {
    this.#listeners = listeners;
    try {
      this.#worker = startWorker();
    } catch (error) {
      queueMicrotask(() => listeners.unusable({ message: error.message }));
      return;
    }
    this.#worker.onmessage = ({ data }) => this.#receive(data);
    this.#worker.onerror = (event) => {
      event.preventDefault();
      listeners.unusable({ message: event.message || "the worker of this page cannot start" });
    };
  }

  /** `name` is that of the file which the text is from. */
  check(text, name) {
    this.#check = this.#next++;
    this.#worker?.postMessage({ id: this.#check, type: "check", text, name });
  }

  /** Asks and waits. `progress` gets answers before the last one. */
  ask(type, question = {}, progress = () => {}) {
    const id = this.#next++;
    this.#worker?.postMessage({ id, type, ...question });
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject, progress }));
  }

  #receive(data) {
    const { id, type } = data;
    if (type === "ready" || type === "unusable") return this.#listeners[type](data);
    const asked = this.#waiting.get(id);
    if (asked && type === "progress") return asked.progress(data.result);
    if (asked) {
      this.#waiting.delete(id);
      if (type === "failure") asked.reject(Object.assign(new Error(data.message), { remedy: data.remedy }));
      else asked.resolve(data.result);
      return;
    }
    if (id === this.#check) this.#listeners[type]?.(data);
  }
}
