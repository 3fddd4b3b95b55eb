// The class ApplePaySession of a page: its interface, as Web IDL describes it.
import { attributes, Listeners } from "./events.js";
import { mark } from "./guard.js";
import { limitClass } from "./release.js";
import { errorsOf } from "./results.js";
import { version } from "./version.js";
import { answers, notSupported } from "./words.js";

const statuses = [
  "STATUS_SUCCESS", "STATUS_FAILURE", "STATUS_INVALID_BILLING_POSTAL_ADDRESS", "STATUS_INVALID_SHIPPING_POSTAL_ADDRESS",
  "STATUS_INVALID_SHIPPING_CONTACT", "STATUS_PIN_REQUIRED", "STATUS_PIN_INCORRECT", "STATUS_PIN_LOCKOUT",
];

/**
 * Returns the class for a page.
 *
 * @param {object} page A Page.
 */
export function sessionClass(page) {
  const { realm, converter } = page;
  const { convert } = converter;
  const need = (values, count) => { if (values.length < count) throw realm.error("TypeError", "Not enough arguments"); };

  class ApplePaySession extends realm.EventTarget {
    #listeners = new Listeners();
    #payment;

    constructor(version, request) {
      super();
      this.#payment = page.construct(() => {
        need(arguments, 2);
        return { apiVersion: convert(version, "unsigned long"), request: convert(request, "ApplePayPaymentRequest") };
      }, arguments.length, {
        dispatch: (type, value) => this.#dispatch(type, value),
        listens: (type) => this.#listeners.has(type),
        missing: (type) => this.#listeners.missing(type, `${answers[type].call}()`, "session"),
      });
    }

    static supportsVersion(version) {
      return page.call("ApplePaySession.supportsVersion", undefined, () => {
        need(arguments, 1);
        return page.supportsVersion(convert(version, "unsigned long"));
      });
    }
    static canMakePayments() {
      return page.call("ApplePaySession.canMakePayments", undefined, () => {
        page.checkEnvironment();
        return page.device.canMakePayments;
      });
    }
    static canMakePaymentsWithActiveCard(merchantIdentifier) {
      return page.promise("ApplePaySession.canMakePaymentsWithActiveCard", () => {
        need(arguments, 1);
        convert(merchantIdentifier, "text");
        page.checkEnvironment();
        // Private browsing does not say which cards there are.
        return page.device.canMakePayments && (page.device.private || page.device.activeCard);
      });
    }
    static openPaymentSetup(merchantIdentifier) {
      return page.promise("ApplePaySession.openPaymentSetup", () => {
        need(arguments, 1);
        convert(merchantIdentifier, "text");
        page.checkEnvironment();
        page.checkGesture("Must call ApplePaySession.openPaymentSetup from a user gesture handler.");
        return page.device.paymentSetup;
      });
    }

    begin() { this.#call("begin", (payment) => payment.begin()); }
    abort() { this.#call("abort", (payment) => payment.abort()); }

    completeMerchantValidation(merchantSession) {
      this.#call("completeMerchantValidation", (payment) => {
        need(arguments, 1);
        payment.validateMerchant(merchantSession);
      }, arguments.length);
    }

    completePaymentMethodSelection(update) {
      this.#answer("paymentmethodselected", "completePaymentMethodSelection", arguments, (values) => (
        values.length >= 2 ? { newTotal: convert(values[0], "ApplePayLineItem"), newLineItems: items(values[1]) } : undefined));
    }

    completeShippingMethodSelection(update) {
      this.#answer("shippingmethodselected", "completeShippingMethodSelection", arguments, (values, payment) => {
        if (values.length === 1) return undefined;
        if (values.length === 2) throw realm.error("TypeError", "Type error");
        const status = converter.number(values[0]) & 0xffff;
        const result = { newTotal: convert(values[1], "ApplePayLineItem"), newLineItems: items(values[2]) };
        if (status > 7) throw realm.error("InvalidAccessError", notSupported);
        if (status === 0) return result;
        payment.requestCancel();
        return null;
      });
    }

    completeShippingContactSelection(update) {
      this.#answer("shippingcontactselected", "completeShippingContactSelection", arguments, (values) => {
        if (values.length === 1) return undefined;
        if (values.length < 4) throw realm.error("TypeError", "Type error");
        const status = converter.number(values[0]) & 0xffff;
        const newShippingMethods = list(values[1], "ApplePayShippingMethod");
        const result = { newTotal: convert(values[2], "ApplePayLineItem"), newLineItems: items(values[3]), newShippingMethods };
        if (status > 7) throw realm.error("InvalidAccessError", notSupported);
        return status === 0 ? result : { ...result, errors: errorsOf(status) };
      });
    }

    completeCouponCodeChange(update) {
      this.#answer("couponcodechanged", "completeCouponCodeChange", arguments, () => undefined);
    }

    completePayment(result) {
      this.#call("completePayment", (payment) => {
        need(arguments, 1);
        const isDictionary = result === null || result === undefined || typeof result === "object" || typeof result === "function";
        payment.complete(isDictionary
          ? convert(result, "ApplePayPaymentAuthorizationResult") : { status: convert(result, "unsigned short") });
      }, arguments.length);
    }

    // An EventTarget does not say which listeners it has, and Safari asks.
    addEventListener(type, callback, options) {
      const watched = this.#listeners.add(String(type), callback, options, page.watch);
      if (watched) super.addEventListener(type, watched, options);
    }
    removeEventListener(type, callback, options) {
      const watched = this.#listeners.remove(String(type), callback, options);
      if (watched) super.removeEventListener(type, watched, options);
    }

    static isSession(value) { return typeof value === "object" && value !== null && #payment in value; }
    static handlerOf(session, type) { return session.#listeners.handler(type); }
    static setHandlerOf(session, type, value) {
      if (!session.#listeners.setHandler(type, value)) return;
      // The place among the listeners is that of the first handler.
      realm.EventTarget.prototype.addEventListener.call(session, type, page.watch(type, (event) => session.#listeners.handler(type)?.call(session, event)));
    }

    /** Answers a selection. `old` returns the update of the first version's form, undefined for the other form, null for none. */
    #answer(type, name, values, old) {
      this.#call(name, (payment) => {
        need(values, 1);
        const fromOld = old(values, payment);
        if (fromOld === null) return;
        payment.update(type, fromOld ?? convert(values[0], answers[type].update));
      }, values.length);
    }

    #call(name, work, count = 1) {
      page.call(name, this.#payment, () => work(this.#payment), count === 1 ? {} : { arguments: count });
    }

    #dispatch(type, value) {
      page.log.add("sheet", type, this.#payment, this.#listeners.has(type) ? {} : { hasListener: false });
      page.watchReads(type, value, this.#payment);
      this.#listeners.dispatch(type, () => this.dispatchEvent(page.event(type, value)));
    }
  }

  const items = (value) => list(value, "ApplePayLineItem");
  function list(value, element) {
    const converted = convert(value, [element]);
    if (Array.isArray(converted)) return converted;
    throw realm.error("TypeError", typeof converted === "object" && converted !== null ? "Type error" : "Value is not a sequence");
  }

  const { isSession, handlerOf, setHandlerOf } = ApplePaySession;
  delete ApplePaySession.isSession;
  delete ApplePaySession.handlerOf;
  delete ApplePaySession.setHandlerOf;
  for (const name of ["begin", "abort", ...Object.getOwnPropertyNames(ApplePaySession.prototype).filter((name) => name.startsWith("complete"))]) {
    const method = ApplePaySession.prototype[name];
    const value = function (...values) {
      if (!isSession(this)) throw realm.error("TypeError", `Can only call ApplePaySession.${name} on instances of ApplePaySession`);
      return method.apply(this, values);
    };
    Object.defineProperties(value, { name: { value: name }, length: { value: method.length } });
    Object.defineProperty(ApplePaySession.prototype, name, { value, enumerable: true, configurable: true, writable: true });
  }
  for (const type of Object.keys(attributes)) {
    Object.defineProperty(ApplePaySession.prototype, `on${type}`, {
      get() { return handlerOf(this, type); },
      set(value) { setHandlerOf(this, type, value); },
      enumerable: true, configurable: true,
    });
  }
  for (const [value, name] of statuses.entries()) {
    for (const owner of [ApplePaySession, ApplePaySession.prototype]) Object.defineProperty(owner, name, { value, enumerable: true });
  }
  Object.defineProperty(ApplePaySession.prototype, Symbol.toStringTag, { value: "ApplePaySession", configurable: true });
  Object.defineProperty(ApplePaySession, mark, { value: version });
  if (page.options.sdk === "present") addCapabilities(ApplePaySession, page);
  limitClass(ApplePaySession, page.release);
  return ApplePaySession;
}

/** Adds what Apple's script adds to Safari's class. */
function addCapabilities(session, page) {
  session.applePayCapabilities = (merchantIdentifier) => page.promise("ApplePaySession.applePayCapabilities", () => {
    page.converter.convert(merchantIdentifier, "text");
    const { canMakePayments, private: isPrivate, activeCard } = page.device;
    const status = isPrivate || activeCard ? "paymentCredentialsAvailable" : "paymentCredentialsUnavailable";
    return { paymentCredentialStatus: canMakePayments ? status : "applePayUnsupported" };
  });
}
