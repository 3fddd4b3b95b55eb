// What the small module does not know: documents of other systems and of payment providers, and source code. The full module reads them.
import { decode, encode } from "./paysheet/lib/entries.js";
import { checked, makePlain } from "./answers.js";

/** Whether the full module could know what the small one does not. `result` is that of the small one, if it has any. */
export function isForeign(text, result) {
  if (isUnread(result)) return isSource(text);
  return result.report.findings.some(({ rule }) => rule === "document/dialect" || rule === "document/kind");
}

/** Whether a text can be source code. An object that is being typed is none. */
export function isSource(text) {
  return !/^\s*[[{]/.test(text) && /apple.?pay|aymentRequest|stripe|PaymentItem/i.test(text);
}

/** What the full module says about a text that the small one does not know; `null` if it does not know it either. */
export function widelyChecked(sheet, text, name, result) {
  const wide = isUnread(result) ? sourceChecked(sheet, text, name) : checked(sheet, text);
  return wide === null || wide.report.kind === null ? null : wide;
}

function isUnread(result) {
  return result === undefined || result.form === "broken" || (result.form !== "json" && result.report.kind === null);
}

/** Reports of source code, as one. `name` is that of the file, if the text is from one. */
function sourceChecked(sheet, text, name) {
  const entry = (kind, content) => ({ kind, name: "", content });
  const words = ["check", "--no-config", "--format", "json", "--stdin-filepath", name || guessedName(text), "-"];
  const time = String(Math.floor(Date.now() / 1000));
  const answer = decode(sheet.run(encode([...words.map((word) => entry("a", word)), entry("w", "/"), entry("t", time), entry("i", text)])));
  const output = answer.find(({ kind }) => kind === "o")?.content;
  const { documents } = output?.length > 0 ? JSON.parse(new TextDecoder().decode(output)) : { documents: [] };
  return documents.length > 0 ? { report: joined(documents), form: "source", faults: [] } : null;
}

/** The report that counts is that of the document with which Safari throws. What is wrong with the code itself is a report without a kind. */
function joined(documents) {
  const findings = documents.flatMap((document) => document.findings).sort((first, second) => first.start.offset - second.start.offset);
  makePlain(findings);
  const first = documents.find(({ safari }) => safari.outcome === "throws") ?? documents.find(({ kind }) => kind !== null) ?? documents[0];
  return { ...first, kinds: documents.flatMap(({ kind }) => kind ?? []), findings };
}

function guessedName(text) {
  if (/^\s*<\?php/.test(text)) return "pasted.php";
  if (/^\s*</.test(text)) return "pasted.html";
  return /\bimport 'package:|\bPaymentItem\(/.test(text) ? "pasted.dart" : "pasted.js";
}
