import { Checker, asText } from "./checker.js";
import { PaySheetError, calling } from "./errors.js";
import { source } from "./source.js";
import { isBuffer } from "./values.js";

/** The elements of an iterable. An object without an iterator would have none, and no line looks like no finding. */
function elements(lines) {
  if (typeof lines?.[Symbol.iterator] === "function") return [...lines];
  throw new PaySheetError("value", `${lines === null ? "null" : `this ${typeof lines}`} has no lines`, "pass a text, its bytes or an iterable of documents");
}

/** The checker with a module of its own. The functions of the package share one. */
export class PaySheet {
  #checker;
  #cards;
  #cardsAt = 0;

  /**
   * @param {WebAssembly.Module} module
   * @param {string} [cards] The content of `paysheet-cards.txt`, for `explain`.
   */
  constructor(module, cards) {
    this.#checker = new Checker(module);
    this.#cards = cards;
  }

  get #door() { return this.#checker.door; }

  get memoryBytes() { return this.#door.memoryBytes; }
  get hasCards() { return this.#cards !== undefined; }
  /** Sets the content of `paysheet-cards.txt`. */
  set cards(text) { this.#cards = text; }

  check(document, options = {}) {
    return calling("check", () => this.#checker.check(source(document), options));
  }

  count(document, options = {}) {
    return calling("count", () => {
      const input = source(document);
      this.#checker.prepare(options);
      return this.#door.call("paysheet_count", input, (count) => count);
    });
  }

  checkLines(lines, options = {}) {
    return calling("checkLines", () => {
      const input = typeof lines === "string" || ArrayBuffer.isView(lines) || isBuffer(lines)
        ? source(lines)
        : elements(lines).map((line) => (typeof line === "string" ? line : asText(source(line)))).join("\n");
      this.#checker.prepare(options);
      const text = this.#door.call("paysheet_records", input, (answer) => this.#door.text(answer));
      const records = text.split("\n");
      if (records.at(-1) === "") records.pop();
      return records.map((line) => (line === "" ? null : JSON.parse(line)));
    });
  }

  fix(document, options) { return this.call("fix", document, options); }
  format(document, options) { return this.call("format", document, options); }
  preview(document, options) { return this.call("preview", document, options); }
  describe(document, options) { return this.call("describe", document, options); }
  requires(document, options) { return this.call("requires", document, options); }
  split(options) { return this.call("split", undefined, options); }
  schema(kind, options) { return this.call("schema", kind, options); }
  example(kind, options) { return this.call("example", kind, options); }

  explain(subject, options) {
    return calling("explain", () => {
      if (this.#cards !== undefined && this.#cardsAt !== this.#door.generation) {
        this.call("cards", this.#cards);
        this.#cardsAt = this.#door.generation;
      }
      return this.call("explain", subject, options);
    });
  }

  version() { return this.call("version"); }

  /** One call of the door by its name. Throws a `PaySheetError` with the code of the answer. */
  call(name, document, options) {
    return calling(name, () => this.#checker.call(name, document === undefined ? undefined : source(document), options));
  }

  /** The command, with its files as entries; only in the full module. */
  run(entries) {
    if (!this.#door.has("paysheet_run")) throw new PaySheetError("call", "this module does not have the command", "use paysheet-full.wasm");
    return this.#door.call("paysheet_run", entries, (answer) => this.#door.bytes(answer).slice());
  }
}
