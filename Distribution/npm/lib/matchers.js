// Whether a document passes a test, in words: for every test runner that has `expect.extend`, and for assertions.
import { PaySheetError, calling } from "./errors.js";
import { differences } from "./mock/sheet-matcher.js";
import { isAboutPage } from "./mock/words.js";
import { verdictWords } from "./verdict.js";

const ranks = { __proto__: null, info: 0, warning: 1, error: 2 };

/**
 * Returns whether a document passes, and the reasons in words. `caller` is the function that the test calls.
 *
 * @param {(document: unknown, options?: object) => object} check
 * @param {string} caller
 * @param {unknown} document
 * @param {{ failOn?: "error" | "warning" | "info" }} [options] And those of `check`.
 */
export function outcome(check, caller, document, options = {}) {
  return calling(caller, () => {
    const { failOn = "error", ...rest } = options;
    if (!Object.hasOwn(ranks, failOn)) throw new PaySheetError("option", `failOn is ${JSON.stringify(failOn)}`, 'use "error", "warning" or "info"');
    const report = isPayment(document) ? check(document.flow, { kind: "PaymentFlow", ...rest }) : check(document, rest);
    const findings = isPayment(document) ? report.findings.filter(isAboutPage) : report.findings;
    const reasons = findings.filter(({ severity }) => ranks[severity] >= ranks[failOn]);
    const pass = reasons.length === 0 && report.kind !== null;
    return { pass, report, rules: reasons.map(({ rule }) => rule), words: () => (pass ? accepted(report) : rejected(report, reasons, caller)) };
  });
}

/**
 * Returns the matchers.
 *
 * @param {(document: unknown, options?: object) => object} check
 */
export function matchersFor(check) {
  return {
    toBeApplePay(received, options) {
      const { pass, words } = outcome(check, "toBeApplePay", received, options);
      const hint = this?.utils?.matcherHint?.("toBeApplePay", "document", "", { isNot: this.isNot }) ?? "expect(document).toBeApplePay()";
      return { pass, message: () => `${hint}\n\n${words()}` };
    },
    toMatchSheet(received, expected) {
      if (typeof received?.then === "function") throw new PaySheetError("value", "the sheet is a promise", "write expect(await applePay.sheet()).toMatchSheet({ … })", { caller: "toMatchSheet" });
      const lines = differences(received, expected);
      const hint = this?.utils?.matcherHint?.("toMatchSheet", "sheet", "expected", { isNot: this.isNot }) ?? "expect(sheet).toMatchSheet(expected)";
      const words = lines.length === 0 ? "The sheet has all these values." : lines.join("\n");
      return { pass: lines.length === 0, message: () => `${hint}\n\n${words}` };
    },
  };
}

/** Whether a value is a payment of `paysheet/mock`. */
function isPayment(value) {
  return typeof value?.outcome === "string" && typeof value.interface === "string" && typeof value.flow === "object";
}

function accepted(report) {
  return `The document is a valid ${report.kind}.`;
}

function rejected(report, reasons, caller) {
  if (report.kind === null && reasons.length === 0) {
    const call = caller === "toBeApplePay" ? "toBeApplePay(" : `${caller}(document, `;
    return `The document is not one that Apple Pay knows. Name its kind: ${call}{ kind: "ApplePayPaymentRequest" })`;
  }
  const lines = reasons.map(({ severity, rule, pointer, message, help }) => {
    const advice = help ? `\n    ${help}` : "";
    return `  ${severity} ${rule}${pointer ? ` at ${pointer}` : ""}: ${message}${advice}`;
  });
  const { what, error } = verdictWords(report);
  const verdict = error === "" ? [] : [`${what}: ${error}`];
  return [`${report.kind ?? "The document"} has ${reasons.length === 1 ? "one finding" : `${reasons.length} findings`}:`, ...lines, ...verdict].join("\n");
}
