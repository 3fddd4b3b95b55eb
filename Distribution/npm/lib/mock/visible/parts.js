// What the visible sheet shows: the parts that the checker draws pictures of, and the findings beside them.

import { isAboutPage } from "../words.js";

/** The part of the sheet to which a member belongs. All others are below the total. */
const sections = {
  __proto__: null,
  lineItems: "items", newLineItems: "items", displayItems: "items", shippingMethods: "shipping", newShippingMethods: "shipping", shippingOptions: "shipping",
  total: "total", newTotal: "total", couponCode: "coupon", shippingContact: "details", requiredShippingContactFields: "details", paymentMethod: "details",
};
const ranks = ["error", "warning"];

/** The state of a payment as a flow: its request as it is now, and what the shopper sees in addition. */
function document({ request, sheet }) {
  const { total: newTotal, items: newLineItems, shippingMethods, shippingMethod, errors } = sheet;
  const events = [];
  if (shippingMethod !== undefined) {
    events.push({ selected: { shippingMethod }, update: "ApplePayShippingMethodUpdate", data: { newTotal, newLineItems } });
  }
  if (errors.length > 0) events.push({ update: "ApplePayShippingContactUpdate", data: { newTotal, newLineItems, errors } });
  return { request: { ...request, total: newTotal, lineItems: newLineItems, shippingMethods }, events };
}

/**
 * Returns the parts of the sheet of a payment.
 *
 * @param {(document: unknown, options: object) => { text: string }} preview
 */
export function partsOf(preview, payment, language) {
  const { steps, ...parts } = JSON.parse(preview(JSON.stringify(document(payment)), { kind: "PaymentFlow", as: "parts", language }).text);
  return { ...parts, ...steps.at(-1) };
}

/** Returns the errors and warnings of a report that are about the page. */
export function findingsOfPage({ findings }) {
  return findings.filter((finding) => ranks.includes(finding.severity) && isAboutPage(finding));
}

/** Returns the findings so far by the part of the sheet, each as a line, once. */
export function findingsOf(page, { flow }) {
  const found = new Map();
  for (const { rule, pointer, message, help } of findingsOfPage(page.verdict("PaymentFlow", flow).report)) {
    const place = pointer.split("/").map((name) => sections[name]).find(Boolean) ?? "other";
    const [, index] = /^\/calls\/(\d+)/.exec(pointer) ?? [];
    const threw = flow.calls[index]?.threw;
    const line = `${rule}: ${message}${threw ? ` (${threw})` : ""}${help ? `; ${help}` : ""}`;
    found.set(place, (found.get(place) ?? new Set()).add(line));
  }
  return found;
}
