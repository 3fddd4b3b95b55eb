// What Safari does with a document, in words.

const words = {
  __proto__: null,
  accepts: "Safari accepts this document",
  cancels: "Safari throws nothing, and the system ends the payment",
  "not-applicable": "No browser sees this document",
};
const w3cKinds = new Set(["PaymentRequest", "PaymentMethodData", "PaymentDetailsModifier", "PaymentDetailsUpdate"]);

/**
 * @param {{ kind: string | null, safari: object }} report
 * @returns {{ what: string, error: string }} A sentence without its full stop, and the text of the console.
 */
export function verdictWords({ kind, safari }) {
  const { outcome, error = "", text = "", why } = safari;
  if (outcome !== "throws" && outcome !== "depends") return { what: words[outcome] ?? outcome, error: "" };
  const console = text === "" ? error : `${error}: ${text}`;
  const what = `throws ${moment(kind, safari)}`;
  return { what: outcome === "depends" ? `Depending on ${why}, Safari ${what}` : `Safari ${what}`, error: console };
}

function moment(kind, { stage, pointer = "" }) {
  const isW3C = w3cKinds.has(kind) || (kind === "PaymentFlow" && pointer.startsWith("/paymentRequest"));
  switch (stage) {
    case "construct":
      if (kind === "ApplePayError") return "in new ApplePayError()";
      return isW3C ? "in new PaymentRequest()" : "in new ApplePaySession()";
    case "show": return isW3C ? "in show()" : "before the payment sheet is ready";
    case "update": return isW3C ? "in updateWith()" : "when the page passes the update";
    default: return "when the payment is completed";
  }
}
