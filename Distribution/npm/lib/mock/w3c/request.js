// The class PaymentRequest of a page, for Apple Pay.
import { Listeners } from "../events.js";
import { Payment } from "../payment.js";
import { firstWithModifierData } from "../release.js";
import { addressClass } from "./address.js";
import { applePay, comparedRequest, errorsOfUpdate, isApplePay, modifiersOf, requestOf, shownBy } from "./conversion.js";
import { updateEventsOf } from "./events.js";
import { responseClass } from "./response.js";

const types = ["merchantvalidation", "paymentmethodchange", "shippingaddresschange", "shippingoptionchange"];
const eventTypes = {
  __proto__: null,
  paymentmethodselected: "paymentmethodchange", couponcodechanged: "paymentmethodchange", shippingcontactselected: "shippingaddresschange",
  shippingmethodselected: "shippingoptionchange", validatemerchant: "merchantvalidation",
};
const selectedOption = "WebKit currently uses the first shipping option even if other shipping options are marked as selected.";
const timedOut = "payment request timed out while waiting for Promise given to show() or updateWith() to settle.";
const invalid = ["InvalidStateError", "The object is in an invalid state."];
const aborted = ["AbortError", "The operation was aborted."];

/** Returns the classes of a page by their names. `native` is the browser's own class. */
export function requestClasses(page, native) {
  const { realm, converter } = page;
  const { convert } = converter;
  const events = updateEventsOf(realm);
  const { PaymentAddress, addressOf } = addressClass(page);
  const fail = ([name, text]) => { throw realm.error(name, text); };

  class PaymentRequest extends realm.EventTarget {
    #listeners = new Listeners();
    #state = "Created";
    #record;
    #values;
    /** The details in force. */
    #details;
    #payment;
    #accepted;
    #id;
    #response;
    /** The promise of `show` or `updateWith` that has not settled. */
    #pending;
    /** Whether the page has answered the latest event with a promise. */
    #isAnswered = false;
    #shippingAddress = null;
    #shippingOption = null;
    #shippingType = null;

    constructor(methodData, details, options = undefined) {
      super();
      if (arguments.length < 2) fail(["TypeError", "Not enough arguments"]);
      this.#values = { methodData: convert(methodData, ["PaymentMethodData"]), details: convert(details, "PaymentDetailsInit") };
      if (options !== undefined) this.#values.options = convert(options, "PaymentOptions");
      this.#record = page.record("PaymentRequest", { paymentRequest: this.#values });
      if (!this.#data && page.options.otherMethods === "native" && native) return new native(...arguments);
      page.call("new PaymentRequest", { record: this.#record }, () => {
        const { report, error, isConversion, stage } = page.verdict("PaymentRequest", this.#values);
        page.report(this.#record, report);
        if (isConversion && stage === "construct") throw error;
        page.checkEnvironment("SecurityError");
        if (error && stage === "construct") throw error;
        this.#record.outcome = "open";
      }, page.surroundings.isSecure === false ? { isSecure: false } : {});
      const { requestShipping, shippingType = "shipping" } = this.#options;
      this.#details = this.#values.details;
      this.#id = this.#values.details.id ?? page.nextIdentifier();
      if (!requestShipping) return;
      this.#selectFirst(this.#details.shippingOptions);
      this.#shippingType = shippingType;
    }

    get id() { return this.#id; }
    get shippingAddress() { return this.#shippingAddress; }
    get shippingOption() { return this.#shippingOption; }
    get shippingType() { return this.#shippingType; }

    show(details = undefined) {
      return page.promise("PaymentRequest.show", () => {
        if (page.options.activation !== "off" && !page.gestures.consume()) fail(["SecurityError", "show() must be triggered by user activation."]);
        if (this.#state !== "Created") fail(invalid);
        if (page.hasSheet) {
          this.#state = "Closed";
          fail(aborted);
        }
        // Also if no sheet opens.
        this.#state = "Interactive";
        const data = this.#data;
        const { error, stage, isCancelled } = page.verdict("PaymentRequest", this.#values);
        if (error && stage === "show") throw error;
        if (!data) fail(["NotSupportedError", "The operation is not supported."]);
        if (!page.device.opensSheet) fail(aborted);
        this.#payment = new Payment(page, this.#record, {
          request: requestOf(this.#values, data), isRefused: isCancelled,
          dispatch: (type, value) => this.#dispatch(type, value),
          eventNames: eventTypes,
          // For an address or an option without a listener, Safari waits.
          listens: (type) => eventTypes[type] !== "paymentmethodchange" || this.#listeners.has("paymentmethodchange"),
          goOn: () => this.#present([]),
          missing: (type) => this.#missing(type),
        });
        // When the sheet opens, Safari takes only Apple Pay's own lines of a modifier.
        const { ownItems, shippingMethods, agreements } = this.#modifier();
        this.#payment.sheet.set({ modifier: { items: ownItems, shippingMethods, agreements } });
        const shown = new realm.Promise((resolve, reject) => { this.#accepted = { resolve, reject }; });
        this.#payment.begin();
        // Changes wait until the promise of the page settles. Its details show with the next change.
        if (details !== undefined) this.#follow(realm.Promise.resolve(details), (promise) => this.#payment.holdUntil(this.#first(promise)));
        return shown;
      }, { record: this.#record });
    }

    abort() {
      return page.promise("PaymentRequest.abort", () => {
        if (this.#state !== "Interactive" || this.#response?.isRetrying) fail(invalid);
        if (this.#payment?.isEnded === false) this.#stop(realm.error(...aborted));
        else this.#reject(realm.error(...aborted));
      }, { record: this.#record });
    }

    canMakePayment() {
      return page.promise("PaymentRequest.canMakePayment", () => {
        if (this.#state !== "Created") fail(invalid);
        return this.#data !== undefined && page.device.canMakePayments;
      }, { record: this.#record });
    }

    addEventListener(type, callback, options) {
      const watched = this.#listeners.add(String(type), callback, options, page.watch);
      if (watched) super.addEventListener(type, watched, options);
    }
    removeEventListener(type, callback, options) {
      const watched = this.#listeners.remove(String(type), callback, options);
      if (watched) super.removeEventListener(type, watched, options);
    }

    get #data() {
      const method = this.#values.methodData?.find?.(isApplePay);
      return method && (convert(method.data, "ApplePayRequest") ?? {});
    }
    get #options() { return this.#values.options ?? {}; }

    /** What the modifier of details changes that is in force for the selected card. */
    #modifier(details = this.#details) {
      return this.#payment.sheet.fitting(modifiersOf(details, (data) => {
        const read = convert(data, "ApplePayModifier");
        return page.release.has(firstWithModifierData) ? read : { paymentMethodType: read.paymentMethodType };
      }));
    }

    /** WebKit selects the first option, whatever the page marks. */
    #selectFirst([first, ...others] = []) {
      this.#shippingOption = first?.id ?? null;
      if (others.some(({ selected }) => selected)) console.warn(selectedOption);
    }

    #dispatch(type, value) {
      const name = eventTypes[type] ?? type;
      page.log.add("sheet", name, this.#payment, name === type || this.#listeners.has(name) ? {} : { hasListener: false });
      if (type === "cancel") return this.#cancel();
      if (type === "paymentauthorized") return this.#authorize(value);
      if (type === "validatemerchant") {
        return this.#send("MerchantValidationEvent", name, { methodName: applePay, validationURL: value }, (answer) => {
          answer.then((session) => this.#validate(session), () => this.#stop(realm.error(...aborted)));
        });
      }
      if (type === "shippingcontactselected") this.#shippingAddress = page.watchReads(name, addressOf(value), this.#payment);
      if (type === "shippingmethodselected") this.#shippingOption = value.identifier;
      const isMethod = eventTypes[type] === "paymentmethodchange";
      if (type === "paymentmethodselected") page.watchReads(name, value, this.#payment);
      const members = isMethod ? { methodName: applePay, methodDetails: type === "couponcodechanged" ? { couponCode: value } : value } : {};
      const isAnswered = this.#send(isMethod ? "PaymentMethodChangeEvent" : "PaymentRequestUpdateEvent", name, members, (answer) => this.#follow(answer, () => {
        answer.then((details) => this.#update(type, details), () => this.#stop(realm.error(...aborted)));
      }));
      if (!isAnswered) console.warn(`updateWith() should be called synchronously when handling "${name}".`);
    }

    /** What did not answer an event, in words. */
    #missing(type) {
      if (type === "paymentauthorized") return "show() has resolved, and the page did not call complete() of the response";
      const [name, call] = [eventTypes[type], type === "validatemerchant" ? "complete()" : "updateWith()"];
      if (this.#isAnswered) return `the promise given to ${call} has not settled`;
      return this.#listeners.missing(name, `${call} of the event`, "request");
    }

    #send(name, type, members, answer) {
      const entry = { isInteractive: () => this.#state === "Interactive", answer: (promise) => {
        this.#isAnswered = true;
        answer(promise);
      } };
      this.#isAnswered = false;
      this.#listeners.dispatch(type, () => this.dispatchEvent(events.make(name, type, members, entry)));
      return entry.isAnswered === true;
    }

    #follow(promise, answer) {
      this.#pending = promise;
      const settled = () => { if (this.#pending === promise) this.#pending = undefined; };
      promise.then(settled, settled);
      answer(promise);
    }

    #validate(session) {
      if (this.#payment.isEnded) return;
      let written;
      try {
        written = typeof session === "object" && session !== null ? converter.json(session) : undefined;
      } catch {
        // What JSON cannot hold is refused, as everything that is not an object.
      }
      if (typeof written !== "object" || written === null || Array.isArray(written)) return this.#stop(realm.error("TypeError", "Type error"));
      page.log.add("page", "MerchantValidationEvent.complete", this.#payment);
      this.#payment.takeMerchantSession(written);
    }

    #update(type, value) {
      if (this.#payment.isEnded) return;
      const note = page.log.add("page", "PaymentRequestUpdateEvent.updateWith", this.#payment);
      try {
        const details = this.#take(value);
        // In the answer to an option, Safari reads no errors.
        const errors = type === "shippingmethodselected" ? [] : errorsOfUpdate(details, this.#details, this.#options);
        this.#payment.show(() => this.#present(errors));
      } catch (error) {
        note.threw(error);
        this.#stop(error);
      }
    }

    /** Shows all details in force: Safari sends them with every answer. */
    #present(errors) {
      const { sheet } = this.#payment;
      sheet.set({ ...shownBy(this.#details, this.#options), modifier: this.#modifier(), shippingMethod: this.#shippingOption ?? undefined });
      sheet.setErrors(errors, true);
    }

    /** Takes the details of `show`. They do not change the sheet now. */
    async #first(promise) {
      try {
        this.#take(await promise.catch(() => { throw realm.error(...aborted); }));
      } catch (error) {
        this.#stop(error);
      }
    }

    /** Converts, checks and records an update. */
    #take(value) {
      const details = convert(converter.withErrors(value, "paymentMethodErrors"), "PaymentDetailsUpdate") ?? {};
      const { error } = page.verdict("PaymentDetailsUpdate", details);
      this.#payment.note("PaymentDetailsUpdate", details);
      if (error) throw error;
      const { requestShipping } = this.#options;
      const given = ["total", "displayItems", ...(requestShipping ? ["shippingOptions"] : []), "modifiers"].filter((name) => details[name] !== undefined);
      const next = { ...this.#details, ...Object.fromEntries(given.map((name) => [name, details[name]])) };
      const { modifier } = this.#modifier(next);
      const currency = page.verdict("PaymentRequest", comparedRequest(this.#values, next, modifier));
      if (currency.report.safari.check === "WK-W3C-SAMECURRENCY") throw currency.error;
      this.#details = next;
      if (given.includes("shippingOptions")) this.#selectFirst(details.shippingOptions);
      return details;
    }

    #authorize(payment) {
      this.#state = "Closed";
      if (this.#response) return this.#response.authorize(payment);
      const link = {
        payment: this.#payment, record: this.#record, options: this.#options, option: () => this.#shippingOption, id: this.#id,
        // The shopper corrects what the errors name, so the events of the sheet come again.
        retries: () => { this.#state = "Interactive"; },
      };
      const { response, controls } = makeResponse(payment, link);
      this.#response = controls;
      this.#accepted.resolve(response);
    }

    #stop(error) {
      if (this.#payment.isEnded) return;
      this.#payment.lastError = error;
      this.#payment.close("aborted");
      this.#reject(error);
    }

    /** The shopper cancelled. While a promise of `show` or `updateWith` is pending, Safari waits for it. */
    #cancel() {
      const reject = () => this.#reject(realm.error(...aborted));
      if (!this.#pending) return reject();
      console.error(timedOut);
      this.#pending.then(reject, reject);
    }

    #reject(error) {
      this.#state = "Closed";
      this.#accepted?.reject(error);
      this.#response?.reject(error);
    }

    static handler(request, type, ...values) {
      const listeners = request.#listeners;
      if (values.length === 0) return listeners.handler(type);
      if (!listeners.setHandler(type, values[0])) return undefined;
      return realm.EventTarget.prototype.addEventListener.call(request, type, page.watch(type, (event) => listeners.handler(type)?.call(request, event)));
    }
  }

  const { PaymentResponse, make: makeResponse } = responseClass(page, addressOf);
  const { handler } = PaymentRequest;
  delete PaymentRequest.handler;
  for (const type of types) {
    Object.defineProperty(PaymentRequest.prototype, `on${type}`, {
      get() { return handler(this, type); },
      set(value) { handler(this, type, value); },
      enumerable: true, configurable: true,
    });
  }
  return asInterfaces({ __proto__: null, PaymentRequest, PaymentResponse, PaymentAddress, ...events.classes });
}

/** Makes classes what Web IDL says: their members are enumerable, and their objects have the name as text. */
function asInterfaces(classes) {
  for (const [name, { prototype }] of Object.entries(classes)) {
    for (const member of Object.getOwnPropertyNames(prototype)) if (member !== "constructor") Object.defineProperty(prototype, member, { enumerable: true });
    Object.defineProperty(prototype, Symbol.toStringTag, { value: name, configurable: true });
  }
  return classes;
}
