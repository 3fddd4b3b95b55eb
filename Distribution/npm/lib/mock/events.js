// Listeners of a session, and its events.

/** The events of a session with the attribute of each. */
export const attributes = {
  __proto__: null,
  validatemerchant: "validationURL",
  paymentmethodselected: "paymentMethod",
  paymentauthorized: "payment",
  shippingmethodselected: "shippingMethod",
  shippingcontactselected: "shippingContact",
  couponcodechanged: "couponCode",
  cancel: "sessionError",
};

const names = {
  __proto__: null,
  validatemerchant: "ApplePayValidateMerchantEvent",
  paymentmethodselected: "ApplePayPaymentMethodSelectedEvent",
  paymentauthorized: "ApplePayPaymentAuthorizedEvent",
  shippingmethodselected: "ApplePayShippingMethodSelectedEvent",
  shippingcontactselected: "ApplePayShippingContactSelectedEvent",
  couponcodechanged: "ApplePayCouponCodeChangedEvent",
  cancel: "ApplePayCancelEvent",
};

/** Returns a function that makes an event. Their classes have no global name, as in Safari. */
export function eventsOf(realm) {
  const classes = new Map();
  return (type, value) => {
    if (!classes.has(type)) classes.set(type, eventClass(realm, type));
    return new (classes.get(type))(type, value);
  };
}

function eventClass(realm, type) {
  const values = new WeakMap();
  const made = class extends realm.Event {
    constructor(type, value) {
      super(type);
      values.set(this, value);
    }
  };
  Object.defineProperty(made, "name", { value: names[type] });
  Object.defineProperty(made.prototype, Symbol.toStringTag, { value: names[type], configurable: true });
  Object.defineProperty(made.prototype, attributes[type], {
    get() { return values.get(this); },
    enumerable: true, configurable: true,
  });
  return made;
}

/** Which listeners a session has. An EventTarget does not say. */
export class Listeners {
  #added = [];
  #handlers = new Map();

  /** Adds a listener. Returns what the EventTarget calls in its place, or undefined if it has the listener already. */
  add(type, callback, options, watch) {
    const { capture, once, signal } = flags(options);
    if (callback === null || callback === undefined || signal?.aborted || this.#find(type, callback, capture)) return undefined;
    const watched = watch(type, function (event) {
      return typeof callback === "function" ? callback.call(this, event) : callback.handleEvent(event);
    });
    const entry = { type, callback, watched, capture, once };
    this.#added.push(entry);
    signal?.addEventListener("abort", () => this.#drop(entry));
    return watched;
  }

  /** Removes a listener. Returns what the EventTarget calls in its place. */
  remove(type, callback, options) {
    const entry = this.#find(type, callback, flags(options).capture);
    this.#drop(entry);
    return entry?.watched;
  }

  /** The handler of an attribute such as `oncancel`. */
  handler(type) { return this.#handlers.get(type) ?? null; }

  /** Sets the handler of an attribute. Returns whether it is the first one, which needs a listener. */
  setHandler(type, value) {
    const isFirst = !this.#handlers.has(type) && typeof value === "function";
    if (isFirst || this.#handlers.has(type)) this.#handlers.set(type, typeof value === "function" ? value : null);
    return isFirst;
  }

  /** Whether an event of this type reaches a listener now. */
  has(type) {
    return this.handler(type) !== null || this.#added.some((entry) => entry.type === type);
  }

  /** What did not make a call after an event, in words. `owner` is the object with the handlers. */
  missing(type, call, owner) {
    if (this.handler(type) !== null) return `on${type} did not call ${call}`;
    return this.has(type) ? `the listener of ${type} did not call ${call}` : `the ${owner} has no on${type}, which must call ${call}`;
  }

  /** Dispatches an event, and forgets the listeners that wanted one only. */
  dispatch(type, work) {
    const spent = this.#added.filter((entry) => entry.once && entry.type === type);
    work();
    for (const entry of spent) this.#drop(entry);
  }

  #find(type, callback, capture) {
    return this.#added.find((entry) => entry.type === type && entry.callback === callback && entry.capture === capture);
  }
  #drop(entry) {
    this.#added = this.#added.filter((other) => other !== entry);
  }
}

function flags(options) {
  if (typeof options !== "object" || options === null) return { capture: Boolean(options), once: false };
  return { capture: Boolean(options.capture), once: Boolean(options.once), signal: options.signal };
}
