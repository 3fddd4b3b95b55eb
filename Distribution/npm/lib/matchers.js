// `toBeApplePay` for every test runner that has `expect.extend`.
import { PaySheetError } from "./errors.js";
import { verdictWords } from "./verdict.js";

const ranks = { info: 0, warning: 1, error: 2 };

/**
 * Returns the matchers.
 *
 * @param {(document: unknown, options?: object) => object} check
 */
export function matchersFor(check) {
  return {
    toBeApplePay(received, options = {}) {
      const { failOn = "error", ...rest } = options;
      if (!(failOn in ranks)) throw new PaySheetError("option", `failOn is ${JSON.stringify(failOn)}`, 'use "error", "warning" or "info"');
      const report = check(received, rest);
      const reasons = report.findings.filter(({ severity }) => ranks[severity] >= ranks[failOn]);
      const pass = reasons.length === 0 && report.kind !== null;
      const hint = this?.utils?.matcherHint?.("toBeApplePay", "document", "", { isNot: this.isNot }) ?? "expect(document).toBeApplePay()";
      return { pass, message: () => `${hint}\n\n${pass ? accepted(report) : rejected(report, reasons)}` };
    },
  };
}

function accepted(report) {
  return `The document is a valid ${report.kind}.`;
}

function rejected(report, reasons) {
  if (report.kind === null && reasons.length === 0) {
    return 'The document is not one that Apple Pay knows. Name its kind: toBeApplePay({ kind: "ApplePayPaymentRequest" })';
  }
  const lines = reasons.map(({ severity, rule, pointer, message, help }) => {
    const advice = help ? `\n    ${help}` : "";
    return `  ${severity} ${rule}${pointer ? ` at ${pointer}` : ""}: ${message}${advice}`;
  });
  const { what, error } = verdictWords(report);
  const verdict = error === "" ? [] : [`${what}: ${error}`];
  return [`${report.kind ?? "The document"} has ${reasons.length === 1 ? "one finding" : `${reasons.length} findings`}:`, ...lines, ...verdict].join("\n");
}
