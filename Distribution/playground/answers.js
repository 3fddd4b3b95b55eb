// What the page asks about a text, answered by the checker. It runs in the worker.
import { PaySheetError } from "./paysheet/lib/errors.js";

const script = { fromJs: true };

/** A text without the options and commands that it has in parentheses: a page has none. */
export function plain(text) {
  return text.replaceAll(/ \((?:--|`?paysheet )[^)]*\)/g, "");
}

/**
 * The report of a text. Text that is almost JSON is read as far as possible, and its fixes are those of the converted text.
 *
 * @returns {{ report: object, form: "json" | "almost" | "script" | "broken", faults: object[], converted?: string }}
 *   "almost" is JSON with faults, and "script" is an object as JavaScript writes it.
 */
export function checked(sheet, text) {
  const result = answered(sheet, text);
  makePlain(result.report.findings);
  return result;
}

/** Makes the texts of findings plain. */
export function makePlain(findings) {
  for (const finding of findings) {
    finding.message = plain(finding.message);
    if (finding.help) finding.help = plain(finding.help);
  }
}

function answered(sheet, text) {
  const report = sheet.check(text);
  const faults = report.findings.filter(isFault);
  if (faults.length === 0) return { report, form: "json", faults };
  const read = sheet.check(text, script);
  if (read.findings.some(isFault)) return { report, form: "broken", faults };
  const converted = sheet.format(text, script).text;
  const fixes = new Map(sheet.check(converted).findings.map((finding) => [key(finding), finding.fix]));
  for (const finding of read.findings) finding.fix = fixes.get(key(finding)) ?? null;
  if (faults.some(({ rule }) => scriptRules.has(rule))) return { report: read, form: "script", faults, converted };
  for (const fault of faults) fault.fix ??= { safety: "safe", summary: "write JSON", textEdits: [] };
  read.findings = [...faults, ...read.findings].sort((first, second) => first.start.offset - second.start.offset);
  return { report: read, form: "almost", faults, converted };
}

/** Faults that are the usual form in JavaScript. */
const scriptRules = new Set(["json/javascript-around", "json/other-format", "json/unquoted-name", "json/single-quote", "json/template-literal"]);

/** Whether a finding says that the text is not JSON. */
function isFault({ rule, pointer }) {
  return rule.startsWith("json/") && pointer === "";
}

function key({ rule, pointer, member = "" }) {
  return `${rule} ${pointer} ${member}`;
}

/** What a rule says. */
export function explained(sheet, rule) {
  const { what, why, instead, link } = sheet.explain(rule);
  return { what: plain(what), why: plain(why), instead: plain(instead), link };
}

/** The picture of the payment sheet and what the shopper agrees to, or the reason why there is none. */
export function pictured(sheet, text, isScript) {
  const options = isScript ? script : {};
  const result = { svg: null, reason: "", sentences: [], notes: [] };
  try {
    const { text: svg, notes } = sheet.preview(text, options);
    Object.assign(result, { svg, notes });
  } catch (error) {
    if (!(error instanceof PaySheetError)) throw error;
    // The last note says why there is no picture; the others are findings.
    result.reason = plain((error.notes.at(-1) ?? `${error.problem}; ${error.remedy}`).replace(/^-: /, ""));
    return result;
  }
  try {
    // Answers about other documents than agreements have no notes.
    const { sentences, notes = [] } = sheet.describe(text, options);
    Object.assign(result, { sentences, notes: [...result.notes, ...notes] });
  } catch (error) {
    // Not every document that has a picture is an agreement.
    if (!(error instanceof PaySheetError)) throw error;
  }
  return result;
}
