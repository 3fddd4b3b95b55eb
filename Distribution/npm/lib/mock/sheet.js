// What the sheet of a payment shows.
import { agreementsOf, updatedAgreements } from "./agreements.js";

/** The parts of the sheet that answers of the page change. */
export class Sheet {
  /** What the page sets, before the modifier. */
  #own;
  /** What the modifier in force changes. Only a `PaymentRequest` has modifiers. */
  #modifier = {};
  #cardType;

  constructor(request) {
    this.#own = { total: line(request.total), items: items(request.lineItems), shippingMethods: lines(request.shippingMethods) };
    this.contactFields = [...(request.requiredShippingContactFields ?? [])];
    this.billingFields = [...(request.requiredBillingContactFields ?? [])];
    this.shippingType = request.shippingType ?? "shipping";
    this.editingMode = request.shippingContactEditingMode ?? "available";
    this.supportsCoupon = request.supportsCouponCode === true;
    this.agreements = agreementsOf(request);
    this.errors = [];
    /** Whether the errors are about a selection, so that the shopper has to select something else. */
    this.isBlocked = false;
    this.shippingMethod = this.shippingMethods[0]?.identifier;
  }

  /** Applies an answer. Shipping methods stay if it has none. Line items do not, because they belong to the total. */
  apply(update) {
    this.set({ total: update.newTotal, items: update.newLineItems ?? [], shippingMethods: update.newShippingMethods?.length > 0 ? update.newShippingMethods : undefined });
    Object.assign(this.agreements, updatedAgreements(update));
    this.setErrors(update.errors ?? [], true);
  }

  /** Sets parts. Those that are undefined stay. */
  set({ total, items: lineItems, shippingMethods, shippingMethod, modifier }) {
    if (total) this.#own.total = line(total);
    if (lineItems) this.#own.items = items(lineItems);
    if (shippingMethods) this.#own.shippingMethods = lines(shippingMethods);
    if (shippingMethod !== undefined) this.shippingMethod = shippingMethod;
    if (modifier) {
      this.#modifier = modifier;
      if (modifier.agreements) this.agreements = modifier.agreements;
    }
    if (!this.has(this.shippingMethod)) this.shippingMethod = this.shippingMethods[0]?.identifier;
  }

  /** The shopper has selected a card. The next answer of the page says what that changes. */
  selectCard(type) { this.#cardType = type; }

  /** The first modifier that fits the selected card. One without a type fits every card. */
  fitting(modifiers = []) { return modifiers.find(({ cardType = this.#cardType }) => cardType === this.#cardType) ?? {}; }

  get total() {
    const { total } = this.#modifier;
    return total ? line(total) : this.#own.total;
  }
  get items() { return [...this.#own.items, ...items(this.#modifier.items)]; }
  get shippingMethods() { return [...this.#own.shippingMethods, ...lines(this.#modifier.shippingMethods)]; }

  setErrors(errors, isBlocked) {
    this.errors = [...errors];
    this.isBlocked = isBlocked && errors.some(({ code }) => code !== "unknown" && !code.startsWith("coupon"));
  }

  has(identifier) { return this.shippingMethods.some((method) => method.identifier === identifier); }
  method(identifier) { return this.shippingMethods.find((method) => method.identifier === identifier); }

  /** What a shopper can see beside the lines, as values that a test can compare and pass on. */
  get details() {
    const { contactFields, billingFields, shippingType, editingMode, supportsCoupon, agreements } = this;
    return JSON.parse(JSON.stringify({ contactFields, billingFields, shippingType, editingMode, supportsCoupon, ...agreements }));
  }

  /** What a shopper sees, as values that a test can compare and pass on. */
  get shown() {
    const { total, items, shippingMethods, shippingMethod, errors } = this;
    return JSON.parse(JSON.stringify({ total, items, shippingMethods, shippingMethod, errors }));
  }
}

const lines = (values) => (values ?? []).map(line);

// Safari drops the amount of a pending line, and shows that the amount is pending. It keeps the amount of a pending total.
const items = (values) => lines(values).map((line) => {
  const { amount, ...rest } = line;
  return line.type === "pending" ? rest : line;
});

// The engine accepts numbers as amounts, as Safari does.
function line(value) {
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, typeof member === "number" && name === "amount" ? String(member) : member]));
}
