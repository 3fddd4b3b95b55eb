// The pages of a shop that knows nothing of the stand-in, in two languages and under a strict policy.
import { writeFileSync } from "node:fs";
import { join } from "node:path";

const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src data:; frame-src 'self'; require-trusted-types-for 'script'";
const labels = { en: ["Subtotal", "Standard", "Express"], ar: ["المجموع الفرعي", "عادي", "سريع"] };
const shop = ([subtotal, standard, express]) => `
  const prices = { standard: 0, express: 9.9 };
  let off = 0, method = "standard";
  const update = () => {
    const total = (38.06 + prices[method] - off).toFixed(2);
    return { newTotal: { label: "Harbor Books", amount: total }, newLineItems: [{ label: "${subtotal}", amount: "38.06" }, { label: "${standard}", amount: prices[method].toFixed(2) }] };
  };
  window.outcomes = [];
  document.querySelector("button").addEventListener("click", () => {
    const session = new ApplePaySession(14, {
      countryCode: "US", currencyCode: "USD", merchantCapabilities: ["supports3DS"], supportedNetworks: ["visa", "masterCard"], supportsCouponCode: true,
      requiredShippingContactFields: window.fields ?? ["postalAddress"], total: { label: "Harbor Books", amount: "38.06" },
      lineItems: [{ label: "${subtotal}", amount: "38.06" }],
      shippingMethods: [{ identifier: "standard", label: "${standard}", detail: "5 days", amount: "0.00" }, { identifier: "express", label: "${express}", detail: "1 day", amount: "9.90" }],
    });
    session.onvalidatemerchant = () => window.slow ? undefined : session.completeMerchantValidation({});
    session.onshippingmethodselected = ({ shippingMethod }) => { method = shippingMethod.identifier; session.completeShippingMethodSelection(window.isBroken ? { newTotal: { label: "Harbor Books", amount: "$1" } } : update()); };
    session.onshippingcontactselected = ({ shippingContact }) => session.completeShippingContactSelection(
      shippingContact.countryCode === "US" ? update() : { ...update(), errors: [new ApplePayError("addressUnserviceable", undefined, "We ship to the United States only")] });
    session.oncouponcodechanged = ({ couponCode }) => { off = couponCode === "FIVE" ? 5 : 0; session.completeCouponCodeChange(update()); };
    session.onpaymentauthorized = ({ payment }) => {
      outcomes.push("authorized");
      window.contact = payment.shippingContact;
      const errors = /@/.test(contact?.emailAddress ?? "@") ? [] : [new ApplePayError("shippingContactInvalid", "emailAddress", "This is not an email")];
      session.completePayment({ status: errors.length, errors });
    };
    session.oncancel = () => outcomes.push("cancel");
    session.begin();
  });
`;

/**
 * Writes the pages `visible-LANGUAGE.html` into a folder. `script` is one that runs before that of the shop; in these pages the shadow root of
 * the sheet is open, for programs that cannot read a closed one.
 */
export function writeShops(folder, script) {
  const before = script === undefined ? "" : '<script src="visible-open.js"></script><script src="visible-script.js"></script>';
  if (script !== undefined) {
    writeFileSync(join(folder, "visible-open.js"), opening);
    writeFileSync(join(folder, "visible-script.js"), script);
  }
  for (const [language, texts] of Object.entries(labels)) {
    writeFileSync(join(folder, `visible-${language}.js`), shop(texts));
    writeFileSync(join(folder, `visible-${language}.html`), `<!doctype html><html lang="${language}"><title>shop</title><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><body><button>Apple Pay</button>${before}<script src="visible-${language}.js"></script>`);
  }
  writeFileSync(join(folder, "_headers"), `/*\n  Content-Security-Policy: ${policy}\n`);
}

const opening = `
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (options) { return attachShadow.call(this, { ...options, mode: "open" }); };
  window.violations = [];
  addEventListener("securitypolicyviolation", ({ violatedDirective }) => violations.push(violatedDirective));
  /** The first node of the sheet that a selector finds. */
  window.inSheet = (selector) => document.body.lastElementChild.shadowRoot?.querySelector(selector);
`;
