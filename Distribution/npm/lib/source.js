// What a caller passes as a document, as a text or as bytes.
import { PaySheetError } from "./errors.js";
import { copyValue, isBuffer } from "./values.js";

/**
 * Returns a document as a text or as bytes. A text is the document itself, and any other value is written as JSON.
 *
 * @param {unknown} document
 * @returns {string | Uint8Array}
 */
export function source(document) {
  if (typeof document === "string") return wellFormed(document);
  if (ArrayBuffer.isView(document)) return new Uint8Array(document.buffer, document.byteOffset, document.byteLength);
  if (isBuffer(document)) return new Uint8Array(document);
  const losses = [];
  const copied = copyValue(document, (loss) => loss.kept || losses.push(loss));
  if (losses.length === 0) return JSON.stringify(copied);
  const [{ pointer, was, remedy }] = losses;
  if (pointer === "") {
    throw new PaySheetError("value", `this is ${was}, not a document`, was === "undefined" ? "pass a text, bytes or an object" : remedy, { pointer });
  }
  throw new PaySheetError("value", `${pointer} is ${was}, and JSON has no such value`, remedy, {
    pointer, notes: losses.map((loss) => `${loss.pointer} is ${loss.was}; ${loss.remedy}`),
  });
}

/** Returns the text, or throws if it has half of a surrogate pair, because UTF-8 cannot hold that. */
function wellFormed(text) {
  const isFine = typeof text.isWellFormed === "function" ? text.isWellFormed() : !/\p{Surrogate}/u.test(text);
  if (isFine) return text;
  const index = text.search(/\p{Surrogate}/u);
  const unit = text.charCodeAt(index).toString(16).padStart(4, "0");
  throw new PaySheetError(
    "value", `the text has half of a surrogate pair at index ${index}, and UTF-8 has no such character`,
    `write it as \\u${unit}, or remove it; text.toWellFormed() replaces it`);
}
