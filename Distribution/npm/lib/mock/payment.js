// One payment: the states of a session, and what the shopper does with its sheet, one thing after the other.
import { readBy } from "./release.js";
import { resultOf } from "./results.js";
import { Sheet } from "./sheet.js";
import { answers, endings, notSupported } from "./words.js";

const invalid = (text) => ["InvalidAccessError", text];
const editingMode = "`enabled` is a deprecated value for `shippingContactEditingMode`. Please use `available` instead.";
const ends = new Set(["Completed", "Aborted", "Canceled"]);

/** The payment of one session, from its constructor to its end. */
export class Payment {
  state = "Idle";
  validation = "Idle";
  /** The event that the page has to answer. */
  waitsFor;
  /** The exception of the last answer, for the shopper who waits. */
  lastError;
  #page;
  #dispatch;
  #listens;
  #goOn;
  #missing;
  #eventNames;
  #record;
  #queue = [];
  #current;
  #timer;
  #isRefused;
  #isHeld = false;

  constructor(page, record, { request, isRefused, dispatch, listens, missing, goOn = () => {}, eventNames = {} }) {
    this.#page = page;
    this.#record = record;
    this.#isRefused = isRefused;
    this.#dispatch = dispatch;
    this.#listens = listens;
    this.#goOn = goOn;
    this.#missing = missing;
    this.#eventNames = eventNames;
    this.request = readBy(page.release, request);
    this.sheet = new Sheet(this.request);
    this.contact = page.contactFor(request);
    this.card = page.cardFor(request);
    this.coupon = request.couponCode ?? "";
  }

  get isEnded() { return ends.has(this.state); }
  get isOpen() { return this.state !== "Idle" && !this.isEnded; }
  /** Whether the shopper can use the sheet. */
  get isReady() {
    return this.state === "Active" && this.validation === "Complete" && this.#current === undefined && this.#queue.length === 0;
  }
  /** What keeps the sheet waiting, in words. */
  get reason() {
    const { lastError } = this;
    const name = this.#eventNames[this.waitsFor] ?? this.waitsFor;
    const cause = lastError === undefined ? `: ${this.#missing(this.waitsFor)}` : `; the last exception was ${lastError?.name}: ${lastError?.message}`;
    return (time) => `the page did not answer ${name} in ${time}${cause}`;
  }
  /** The state as a record has it: the validation of the merchant is one of its own. */
  get phase() { return this.state === "Active" && this.validation === "Validating" ? "Validating" : this.state; }
  get outcome() { return this.#record.outcome; }
  get record() { return this.#record; }

  begin() {
    if (this.state !== "Idle") this.#fail(...invalid("Payment session is already active."));
    if (this.#page.hasSheet) this.#fail(...invalid("Page already has an active payment session."));
    // The grammar is Safari's.
    if (!this.#page.device.opensSheet) this.#fail(...invalid("There is already has an active payment session."));
    if (this.request.shippingContactEditingMode === "enabled") console.warn(editingMode);
    this.state = "Active";
    this.#page.active = this;
    this.#page.others.began();
    this.#page.task(() => {
      if (this.state !== "Active") return;
      if (this.#isRefused) return this.cancel("refused-by-system");
      this.validation = "Validating";
      this.#wait("validatemerchant");
      this.#dispatch("validatemerchant", this.#page.options.validationURL);
      this.#page.changed();
    });
  }

  abort() {
    if (!this.isOpen) this.#fail(...invalid(notSupported));
    this.close("aborted");
  }

  /** Closes the sheet without an event. */
  close(outcome) {
    this.#end("Aborted", outcome);
    this.#page.closed(this);
  }

  validateMerchant(session) {
    if (this.state !== "Active" || this.validation !== "Validating") this.#fail(...invalid(notSupported));
    if (typeof session !== "object" || session === null) this.#fail("TypeError", "Type error");
    const written = this.#page.converter.json(session);
    if (typeof written !== "object" || written === null || Array.isArray(written)) this.#fail(...invalid(notSupported));
    // Reading the object can end the session.
    if (this.state !== "Active") this.#fail("InvalidStateError", "The object is in an invalid state.");
    this.takeMerchantSession(written);
  }

  /** The system reads the merchant session, and the shopper can use the sheet. */
  takeMerchantSession(session) {
    this.#answered();
    this.validation = "Complete";
    if (this.#page.merchantAnswer(session, this) === "refuse") return this.cancel("refused");
    if (this.#page.options.opening === "safari") this.#selectByItself();
    this.#page.changed();
  }

  /** Takes an answer to a selection: `values` is converted. */
  update(type, values) {
    const { state, update } = answers[type];
    const verdict = this.#page.verdict(update, values);
    const isAwaited = this.state === state;
    if (isAwaited) this.note(update, values);
    this.#accept(verdict, isAwaited);
    this.show(() => this.sheet.apply(values));
    if (verdict.isCancelled) this.cancel("refused-by-system");
  }

  // The conversion comes before the state, and other checks come after it. The record has a wrong answer in both cases.
  #accept({ error, isConversion }, isAwaited) {
    if (isConversion) throw error;
    if (!isAwaited) this.#fail(...invalid(notSupported));
    if (error) throw (this.lastError = error);
  }

  /** Records an answer to the selection that waits. */
  note(update, data) {
    this.#record.flow.events.push({ selected: this.#current?.selected, update, data });
  }

  /** Shows what an answer changes, and lets the shopper go on. */
  show(apply) {
    this.state = "Active";
    this.#answered();
    apply();
    const { resolve } = this.#current;
    this.#current = undefined;
    resolve(this.sheet.shown);
    this.#continue();
  }

  /** Takes the result of the payment: `values` is converted. */
  complete(values) {
    const verdict = this.#page.verdict("ApplePayPaymentAuthorizationResult", values);
    const isAwaited = this.state === "Authorized";
    if (isAwaited) this.#record.flow.result = values;
    this.#accept(verdict, isAwaited);
    this.finish(resultOf(values));
  }

  /** Ends the payment, or shows errors and lets the shopper try again. */
  finish({ status, errors }) {
    this.#answered();
    const { resolve } = this.#current;
    this.#current = undefined;
    if (status <= 1 && errors.length === 0) {
      const outcome = status === 0 ? "paid" : "declined";
      this.#end("Completed", outcome);
      resolve({ outcome, errors });
      return this.#page.closed(this);
    }
    this.state = "Active";
    // The shopper corrects what the errors name, and authorizes again.
    this.sheet.setErrors(errors, false);
    resolve({ outcome: "open", errors });
    this.#continue();
  }

  /** The page cancels with an answer of the first version. The event comes later. */
  requestCancel() {
    const wasOpen = this.isOpen;
    if (!this.isEnded) this.state = "CancelRequested";
    if (wasOpen) this.cancel("declined");
  }

  /** Lets the shopper wait until a promise settles. */
  holdUntil(promise) {
    this.#isHeld = true;
    promise.then(() => {
      this.#isHeld = false;
      if (!this.isEnded) this.#continue();
    });
  }

  /** Queues what the shopper does. `find` returns the event's value when its turn comes. Resolves with what the sheet shows then. */
  act(type, find) {
    return new Promise((resolve, reject) => {
      this.#queue.push({ type, find, resolve, reject });
      this.#continue();
    });
  }

  /** Closes the sheet with the event `cancel`, now or when `later` calls back. Resolves when the page has handled it. */
  cancel(outcome, later = this.#page.task) {
    return new Promise((resolve) => later(() => {
      if (this.isEnded) return resolve();
      if (outcome === "timed-out") this.#page.log.add("sheet", "timeout", this);
      this.#end("Canceled", outcome);
      this.#dispatch("cancel", { code: "unknown", info: {} });
      // The page still has its session until the handler and its microtasks are done.
      this.#page.task(() => {
        this.#page.closed(this);
        resolve();
      });
    }));
  }

  /** Stops timers and waiting, without events: the page is gone. */
  stop() {
    if (!this.isEnded) this.#end("Aborted", "open");
  }

  // Safari's order is not documented.
  #selectByItself() {
    const ignore = () => {};
    if (this.card) this.act("paymentmethodselected", () => this.#page.selections.card(this, this.card)).catch(ignore);
    if (this.sheet.contactFields.includes("postalAddress")) {
      this.act("shippingcontactselected", () => this.#page.selections.contact(this, this.contact)).catch(ignore);
    }
  }

  #continue() {
    this.#page.changed();
    if (this.state !== "Active" || this.validation !== "Complete" || this.#isHeld || this.#current || this.#queue.length === 0) return;
    this.#current = this.#queue.shift();
    this.#page.task(() => this.#deliver(this.#current));
  }

  #deliver(act) {
    if (act === undefined || this.state !== "Active") return;
    const { type, find } = act;
    const refuse = (error) => {
      this.#current = undefined;
      act.reject(error);
      this.#continue();
    };
    let value;
    try {
      ({ value, selected: act.selected } = find());
    } catch (error) {
      // The sheet does not offer what the shopper wants.
      return refuse(error);
    }
    this.lastError = undefined;
    if (type !== "paymentauthorized" || typeof value.token?.then !== "function") return this.#send(act, value);
    // The shopper can cancel meanwhile.
    value.token.then((token) => { if (this.#current === act) this.#send(act, { ...value, token }); }, (error) => { if (this.#current === act) refuse(error); });
  }

  #send({ type, resolve }, value) {
    const isAuthorization = type === "paymentauthorized";
    if (isAuthorization) this.#record.flow.payment = value;
    if (!isAuthorization && !this.#listens(type)) {
      this.#page.log.add("sheet", this.#eventNames[type] ?? type, this, { hasListener: false });
      this.#current = undefined;
      this.#goOn();
      resolve(this.sheet.shown);
      return this.#continue();
    }
    this.state = answers[type].state;
    this.#wait(type);
    this.#dispatch(type, value);
    this.#page.changed();
  }

  #wait(type) {
    this.waitsFor = type;
    this.#timer = this.#page.after(this.#page.options.timeout, () => this.cancel("timed-out"));
  }

  #answered() {
    this.waitsFor = undefined;
    this.#timer?.();
    this.#timer = undefined;
  }

  #end(state, outcome) {
    this.state = state;
    this.#record.outcome = outcome;
    this.#answered();
    const waiting = this.#current ? [this.#current, ...this.#queue] : this.#queue;
    this.#current = undefined;
    this.#queue = [];
    for (const { reject } of waiting) reject(this.#page.log.error(`the sheet is closed (${endings[outcome] ?? outcome})`));
  }

  #fail(name, text) { throw this.#page.realm.error(name, text); }
}
