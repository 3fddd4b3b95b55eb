// What the sheet of a payment shows.

/** The parts of the sheet that answers of the page change. */
export class Sheet {
  constructor(request) {
    this.total = line(request.total);
    this.items = lines(request.lineItems);
    this.shippingMethods = lines(request.shippingMethods);
    this.contactFields = [...(request.requiredShippingContactFields ?? [])];
    this.errors = [];
    /** Whether the errors are about a selection, so that the shopper has to select something else. */
    this.isBlocked = false;
    this.shippingMethod = this.shippingMethods[0]?.identifier;
  }

  /** Applies an answer. Shipping methods stay if it has none. Line items do not, because they belong to the total. */
  apply(update) {
    this.total = line(update.newTotal);
    this.items = lines(update.newLineItems);
    if (update.newShippingMethods?.length > 0) {
      this.shippingMethods = lines(update.newShippingMethods);
      if (!this.has(this.shippingMethod)) this.shippingMethod = this.shippingMethods[0]?.identifier;
    }
    this.setErrors(update.errors ?? [], true);
  }

  setErrors(errors, isBlocked) {
    this.errors = [...errors];
    this.isBlocked = isBlocked && errors.some(({ code }) => code !== "unknown" && !code.startsWith("coupon"));
  }

  has(identifier) { return this.shippingMethods.some((method) => method.identifier === identifier); }
  method(identifier) { return this.shippingMethods.find((method) => method.identifier === identifier); }

  /** What a shopper sees, as values that a test can compare and pass on. */
  get shown() {
    const { total, items, shippingMethods, shippingMethod, errors } = this;
    return JSON.parse(JSON.stringify({ total, items, shippingMethods, shippingMethod, errors }));
  }
}

const lines = (values) => (values ?? []).map(line);

// The engine accepts numbers as amounts, as Safari does.
function line(value) {
  const result = {};
  for (const [name, member] of Object.entries(value)) result[name] = typeof member === "number" && name === "amount" ? String(member) : member;
  return result;
}
