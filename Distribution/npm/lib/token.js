// What a payment token proves without a private key. The command of the full module says it, with files in memory.
import { decode, encode } from "./entries.js";
import { PaySheetError, calling } from "./errors.js";
import { PaySheet } from "./paysheet.js";
import { source } from "./source.js";
import { decoder } from "./utf8.js";
import { isBuffer } from "./values.js";

const names = ["certificates", "root", "request", "seen", "now", "test"];
const contentRemedy = "pass the content of the file, as a text or as bytes";
/** What to do if the command refuses a file or an option, by the name that the caller knows. */
const remedies = {
  __proto__: null, certificates: contentRemedy, root: "pass a root certificate, as a text or as bytes", request: "pass the payment request of this payment",
  now: "pass a Date, or such a text",
};

/** Checks payment tokens with a compiled `paysheet-full.wasm`. */
export class TokenChecker {
  #sheet;

  /** @param {WebAssembly.Module} module */
  constructor(module) {
    this.#sheet = new PaySheet(module);
  }

  /** Returns what a payment token proves. Without `now`, it has to be signed within five minutes of this moment. */
  checkToken(payment, options) {
    return calling("checkToken", () => {
      const { now = "today", ...others } = options ?? {};
      return tokenReport(this.#sheet, payment, { now, ...others });
    });
  }
}

/** Returns what a payment token proves. What the options do not have is not checked. */
export function tokenReport(sheet, payment, options) {
  // A misspelled option would leave a check out.
  const unknown = Object.keys(options).find((name) => !names.includes(name));
  if (unknown !== undefined) throw new PaySheetError("option", `unknown option ${JSON.stringify(unknown)}`, `use one of ${names.join(", ")}`);
  const { certificates, root, request, seen, now, test = false } = options;
  if (typeof test !== "boolean") throw new PaySheetError("option", `test is ${JSON.stringify(test)}`, "use true in a test");
  const words = ["token", "check", "-", "--no-config", "--format=json"];
  if (test) words.push("--test");
  const entries = [{ kind: "w", name: "", content: "/" }, { kind: "i", name: "", content: source(payment) }];
  const add = (option, name, content) => {
    words.push(`--${option}=${name}`);
    entries.push({ kind: "f", name: `/${name}`, content });
  };
  if (certificates !== undefined) {
    listed(certificates).forEach((certificate, place) => add("certificate", `certificates[${place}]`, content(certificate, `certificates[${place}]`)));
  }
  if (root !== undefined) add("root", "root", content(root, "root"));
  if (request !== undefined) add("request", "request", source(request));
  if (seen !== undefined) add("seen", "seen", identifiers(seen));
  if (now !== undefined) {
    words.push(`--now=${moment(now)}`);
    entries.push({ kind: "t", name: "", content: String(Math.floor(Date.now() / 1000)) });
  }
  const answer = decode(sheet.run(encode([...words.map((word) => ({ kind: "a", name: "", content: word })), ...entries])));
  const text = (kind) => decoder.decode(answer.find((entry) => entry.kind === kind)?.content);
  const status = text("s");
  if (status !== "0" && status !== "1") throw failure(text("g"));
  const report = JSON.parse(text("o"));
  return { accepted: status === "0" && report.findings.every(({ severity }) => severity !== "error"), ...report };
}

const isContent = (value) => typeof value === "string" || ArrayBuffer.isView(value) || isBuffer(value);

/** One certificate or several, as an array. */
function listed(certificates) {
  return !isContent(certificates) && typeof certificates?.[Symbol.iterator] === "function" ? [...certificates] : [certificates];
}

/** The content of a file. */
function content(value, name) {
  if (!isContent(value)) throw new PaySheetError("value", `${name} is ${value === null ? "null" : `of type ${typeof value}`}`, contentRemedy);
  return typeof value === "string" ? value : source(value);
}

/** The identifiers of earlier payments, one on each line. */
function identifiers(seen) {
  if (typeof seen === "string" || typeof seen?.[Symbol.iterator] !== "function") {
    throw new PaySheetError("value", "seen is not a list", "pass the transaction identifiers as an array or a Set");
  }
  return [...seen].map((identifier, place) => {
    if (typeof identifier === "string" && /^[0-9a-f]{64}$/i.test(identifier)) return `${identifier}\n`;
    throw new PaySheetError("value", `/seen/${place} is not a transaction identifier`, "pass its 64 hexadecimal digits, those of header.transactionId", { pointer: `/seen/${place}` });
  }).join("");
}

/** A moment as the command reads it. */
function moment(now) {
  if (typeof now === "string") return now;
  if (Object.prototype.toString.call(now) === "[object Date]" && !Number.isNaN(now.getTime())) return now.toISOString().replace(/\.\d+Z$/, "Z");
  throw new PaySheetError("value", "now is not a valid Date and not a text", "pass a Date, or a text such as 2026-11-21T00:00:00Z");
}

/** The error for what the command wrote when it could not check. */
function failure(messages) {
  const lines = messages.split("\n").map((line) => line.replace(/^paysheet: (?:-:\s?|--)?/, "")).filter((line) => line !== "" && !line.startsWith("try: "));
  const problem = lines.pop() ?? "the command said nothing";
  const remedy = remedies[/^\w+/.exec(problem)?.[0]];
  if (remedy === undefined) return new PaySheetError("document", problem, "pass the payment of onpaymentauthorized, its token or its paymentData", { notes: lines });
  // Behind a semicolon, the command speaks of the names of files.
  return new PaySheetError("option", problem.replace(/; [^;]*$/, ""), remedy, { notes: lines });
}
