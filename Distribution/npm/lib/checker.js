import { Door } from "./door.js";
import { PaySheetError } from "./errors.js";
import { decoder } from "./utf8.js";

/** The calls of a module that take a document as a text or as bytes. */
export class Checker {
  #prepared = "";
  #preparedAt = 0;

  /** @param {WebAssembly.Module} module */
  constructor(module) {
    this.door = new Door(module);
  }

  /** Returns the report of a document. */
  check(input, options) {
    this.prepare(options);
    return JSON.parse(this.door.call("paysheet_record", input, (answer) => this.door.text(answer)));
  }

  /** One call of the door by its name. Throws a `PaySheetError` with the code of the answer. */
  call(name, input, options) {
    const { name: path, ...rest } = options ?? {};
    const request = { door: 1, call: name };
    if (input !== undefined) request.text = asText(input);
    if (path !== undefined) request.name = path;
    request.options = withTexts(rest, request);
    const text = this.door.call("paysheet_call", JSON.stringify(request), (answer) => this.door.text(answer));
    const answer = JSON.parse(text);
    if (answer.ok) return answer.result;
    const { code, message, remedy, notes } = answer.error;
    throw new PaySheetError(code, message, remedy, { notes });
  }

  /** Sets the options of the next calls that have none of their own, the hot ones. */
  prepare(options) {
    const wanted = JSON.stringify(withTexts(options, {}));
    const isNew = wanted !== this.#prepared || this.#preparedAt !== this.door.generation;
    // "today" needs the clock of this moment.
    if (!isNew && options.now !== "today") return;
    if (wanted !== "{}" || this.#preparedAt === this.door.generation) this.call("prepare", undefined, options);
    this.#prepared = wanted;
    this.#preparedAt = this.door.generation;
  }
}

/** A document as a text. */
export function asText(document) {
  return typeof document === "string" ? document : decoder.decode(document);
}

/** Options as JSON: a Date as a text, and the clock for "today". */
function withTexts(options, request) {
  const now = options.now instanceof Date ? options.now.toISOString().replace(/\.\d+Z$/, "Z") : options.now;
  if (now === "today") request.clock = Math.floor(Date.now() / 1000);
  return now === undefined ? options : { ...options, now };
}
