// The class PaymentResponse of a page.
import { Listeners } from "../events.js";
import { applePay, nameOf, retryErrors } from "./conversion.js";

const invalid = ["InvalidStateError", "The object is in an invalid state."];
const aborted = ["AbortError", "The operation was aborted."];
const attributes = ["requestId", "methodName", "details", "shippingAddress", "shippingOption", "payerName", "payerEmail", "payerPhone"];

/**
 * Returns the class of a page, and a function that makes a response with the controls of its request.
 *
 * @param {object} page A Page.
 * @param {(contact: object) => object | null} addressOf Makes the address of a contact.
 */
export function responseClass(page, addressOf) {
  const { realm, converter } = page;
  const links = new WeakMap();
  const fail = ([name, text]) => { throw realm.error(name, text); };
  let isOurs = false;

  /** A converted dictionary. A browser takes null for an empty one, and refuses texts, numbers and truth values. */
  function dictionary(value) {
    if (typeof (value ?? {}) !== "object") fail(["TypeError", "Type error"]);
    return value ?? {};
  }

  /** What Apple Pay reads of the details of `complete`: their data, which goes through JSON. */
  function dataOf(details) {
    if (typeof (details ?? {}) !== "object" && typeof details !== "function") fail(["TypeError", "Type error"]);
    const data = details?.data ?? undefined;
    if (data === undefined) return undefined;
    if (typeof data !== "object" && typeof data !== "function") fail(["TypeError", "Type error"]);
    return converter.convert(converter.json(data), "ApplePayPaymentCompleteDetails") ?? undefined;
  }

  class PaymentResponse extends realm.EventTarget {
    // Safari has the attribute, and never sends the event.
    #listeners = new Listeners();

    constructor() {
      super();
      if (!isOurs) throw realm.error("TypeError", "Illegal constructor");
    }

    get onpayerdetailchange() { return this.#listeners.handler("payerdetailchange"); }
    set onpayerdetailchange(value) {
      if (!this.#listeners.setHandler("payerdetailchange", value)) return;
      this.addEventListener("payerdetailchange", (event) => this.onpayerdetailchange?.call(this, event));
    }

    toJSON() { return { ...links.get(this).values }; }

    complete(result = "success", details = undefined) {
      const link = links.get(this);
      return page.promise("PaymentResponse.complete", () => {
        if (!["success", "fail", "unknown"].includes(String(result))) fail(["TypeError", "Type error"]);
        const converted = dataOf(details);
        if (link.isCancelled) fail(aborted);
        if (link.isComplete || link.isRetrying) fail(invalid);
        const { error } = converted === undefined ? {} : page.verdict("ApplePayPaymentCompleteDetails", converted);
        if (error) throw error;
        link.isComplete = true;
        Object.assign(link.record.flow, { complete: String(result) }, converted === undefined ? {} : { completeDetails: converted });
        link.payment.finish({ status: String(result) === "success" ? 0 : 1, errors: [] });
      }, { record: link.record });
    }

    retry(errorFields = undefined) {
      const link = links.get(this);
      return page.promise("PaymentResponse.retry", () => {
        const errors = dictionary(converter.convert(errorFields, "PaymentValidationErrors"));
        for (const part of [errors.payer, errors.shippingAddress]) dictionary(part);
        if (!Array.isArray(errors.paymentMethod ?? [])) fail(["TypeError", "Type error"]);
        if (link.isCancelled) fail(aborted);
        if (link.isComplete || link.isRetrying) fail(invalid);
        link.isRetrying = true;
        link.retries();
        const again = new realm.Promise((resolve, reject) => { link.again = { resolve, reject }; });
        link.payment.finish({ status: 1, errors: retryErrors(errors, link.options) });
        return again;
      }, { record: link.record });
    }
  }
  for (const name of attributes) {
    Object.defineProperty(PaymentResponse.prototype, name, { get() { return links.get(this).values[name]; }, enumerable: true, configurable: true });
  }

  function valuesOf(payment, { options, option, id }) {
    const contact = payment.shippingContact ?? {};
    const asked = (isAsked, value) => (isAsked ? value ?? null : null);
    return {
      requestId: id, methodName: applePay, details: payment,
      shippingAddress: asked(options.requestShipping, addressOf(payment.shippingContact)), shippingOption: asked(options.requestShipping, option()),
      payerName: asked(options.requestPayerName, nameOf(contact)), payerEmail: asked(options.requestPayerEmail, contact.emailAddress),
      payerPhone: asked(options.requestPayerPhone, contact.phoneNumber),
    };
  }

  function make(payment, link) {
    isOurs = true;
    const response = new PaymentResponse();
    isOurs = false;
    links.set(response, link);
    link.values = valuesOf(payment, link);
    const controls = {
      get isRetrying() { return link.isRetrying === true; },
      /** The shopper authorizes again: the same response has the new payment. */
      authorize(next) {
        link.isRetrying = false;
        link.values = valuesOf(next, link);
        link.again.resolve(undefined);
      },
      reject(error) {
        link.isCancelled = !link.isRetrying;
        if (!link.isRetrying) return;
        link.isRetrying = false;
        link.isComplete = true;
        link.again.reject(error);
      },
    };
    return { response, controls };
  }

  return { PaymentResponse, make };
}
