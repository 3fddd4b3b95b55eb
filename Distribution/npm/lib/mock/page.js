// A page with the stand-in: its device and its one payment at a time.
import { converterFor } from "./idl.js";
import { unchecked, verdictsOf } from "./engine.js";
import { eventsOf } from "./events.js";
import { watchGestures } from "./gesture.js";
import { Log } from "./log.js";
import { otherPagesOf } from "./other-pages.js";
import { pageCacheOf } from "./page-cache.js";
import { Payment } from "./payment.js";
import { people } from "./people.js";
import { realmOf } from "./realm.js";
import { selectionsOf } from "./selections.js";
import { accepts, hidden, visa } from "./shopper-data.js";
import { Waiting } from "./waiting.js";
import { endings, notSupported } from "./words.js";

const policy = "Third-party iframes are not allowed to request payments unless explicitly allowed via Feature-Policy (payment)";
const refused = (document) => `Trying to start an Apple Pay session from ${document}.`;

/** What a device can do. The release decides the highest version. */
export const usualDevice = { __proto__: null, canMakePayments: true, activeCard: true, private: false, paymentSetup: true, opensSheet: true, networks: undefined, highestVersion: undefined };

// Tests install the stand-in again and again.
const noted = new WeakMap();

/** What a session asks: the values, the environment, the device, and the shopper's things. */
export class Page {
  /** The payment whose sheet is open. */
  active;
  records = [];
  finished = [];
  /** How many of them a test has read. */
  given = 0;
  /** The visible sheet, if there is one. */
  view;
  log = new Log(() => Date.now());
  #waiting;

  constructor(window, options, { check, about, release, task, isError }) {
    this.window = window;
    this.options = options;
    this.release = release;
    this.task = task;
    this.device = { ...usualDevice, highestVersion: release.highest, ...options.device };
    this.realm = realmOf(window);
    this.#waiting = new Waiting(window, options.patience, (text) => this.log.error(text));
    this.converter = converterFor(this.realm, isError);
    this.event = eventsOf(this.realm);
    this.verdict = verdictsOf(check, about, this.realm, this.device);
    this.gestures = watchGestures(window, task, release.keepsGestures);
    this.selections = selectionsOf(this);
    this.cache = pageCacheOf(this);
    this.others = otherPagesOf(this);
  }

  // MARK: What a session asks

  /** A new record of a constructor call. */
  record(name, flow) {
    const record = { interface: name, outcome: "rejected", flow: { ...flow, events: [], calls: [] } };
    this.records.push(record);
    return record;
  }

  /** Keeps a report in its record. Without the engine there is none, and the record says so. */
  report(record, report) {
    record.isChecked = report !== unchecked;
    if (record.isChecked) record.report = report;
  }

  /** The identifier of a request that has none: a UUID, and the same in each run of a test. */
  nextIdentifier() { return `00000000-0000-4000-8000-${String(this.records.length).padStart(12, "0")}`; }

  /** What a record keeps of the place of a constructor call, as far as Safari would throw there. */
  get surroundings() {
    return {
      ...(this.window.addEventListener && !this.gestures.isActive ? { isGesture: false } : {}),
      ...(this.#insecure ? { isSecure: false } : {}),
    };
  }

  /** Makes a payment. `read` converts the arguments of the constructor, of which there are `count`. */
  construct(read, count, session) {
    const record = this.record("ApplePaySession", {});
    return this.call("new ApplePaySession", { record }, () => {
      const { request, apiVersion } = read();
      Object.assign(record.flow, { request, apiVersion });
      const { report, error, isConversion, isCancelled } = this.verdict("PaymentFlow", { request, apiVersion });
      this.report(record, report);
      if (isConversion) throw error;
      this.checkEnvironment();
      this.checkGesture("Must create a new ApplePaySession from a user gesture handler.");
      if (error) throw error;
      record.outcome = "open";
      return new Payment(this, record, { request, isRefused: isCancelled, ...session });
    }, { ...(count < 2 ? { arguments: count } : {}), ...this.surroundings });
  }

  supportsVersion(version) {
    if (version === 0) throw this.realm.error("InvalidAccessError", notSupported);
    this.checkEnvironment();
    const request = {
      countryCode: "US", currencyCode: "USD", merchantCapabilities: ["supports3DS"], supportedNetworks: ["visa"], total: { label: "", amount: "1" },
    };
    return this.verdict("PaymentFlow", { request, apiVersion: version }).error === undefined;
  }

  /** Throws if Safari has no Apple Pay in this document. `name` is that of the exception. */
  checkEnvironment(name = "InvalidAccessError") {
    const { document } = this.window;
    if ((document?.permissionsPolicy ?? document?.featurePolicy)?.allowsFeature?.("payment") === false) throw this.realm.error("SecurityError", policy);
    if (document && !document.defaultView) throw this.realm.error(name, refused("an inactive document"));
    if (this.#insecure && this.options.insecure === "throw") throw this.realm.error(name, refused(this.#insecure));
  }

  /** What Safari calls the document, if its address or that of a page around it is not https. */
  get #insecure() {
    const { location, isSecureContext } = this.window;
    if (location === undefined) return undefined;
    if (location.protocol !== "https:") return "an insecure document";
    // A browser says this of an https frame only because of a page around it.
    return isSecureContext === false ? "a document with an insecure parent frame" : undefined;
  }

  checkGesture(text) {
    if (this.options.activation === "off" || this.gestures.isActive) return;
    this.note("gesture", 'paysheet/mock: the page does not handle a click or a key now, so Safari throws; click the button in the test, or set activation: "off"');
    throw this.realm.error("InvalidAccessError", text);
  }

  merchantAnswer(session, payment) {
    const { merchant } = this.options;
    if (Object.keys(session).length > 0) {
      const { report } = this.verdict("MerchantSession", session);
      for (const { severity, rule, message } of report.findings) {
        if (severity === "error") this.log.add("sheet", `merchant session: ${rule}: ${message}`, payment);
      }
    }
    if (typeof merchant !== "function") return merchant;
    // The page must not catch a mistake of the test.
    let answer;
    try {
      answer = merchant(session);
    } catch (error) {
      answer = error;
    }
    if (answer === "accept" || answer === "refuse") return answer;
    console.error(`paysheet/mock: merchant() must return "accept" or "refuse", so the merchant session is refused; it gave`, answer);
    return "refuse";
  }

  /** Whether a sheet is open, of this page or of another frame. */
  get hasSheet() { return this.active !== undefined || this.others.haveSheet; }

  contactFor(request) { return this.options.contact ?? request.shippingContact ?? this.#person(); }
  billingContactFor(request) { return this.options.billingContact ?? request.billingContact ?? this.#person(); }
  #person() { return people[this.options.country] ?? people.US; }

  get cards() { return this.options.cards ?? [{ ...visa, ...this.options.card }]; }
  cardFor(request) { return this.cards.find((card) => accepts(request, card)); }

  // MARK: Calls, waiting and time

  /** Runs a call of the page and notes it, with its exception. */
  call(name, payment, work, more) {
    const note = this.log.add("page", name, payment, more);
    try {
      return work();
    } catch (error) {
      note.threw(error);
      throw error;
    } finally {
      this.changed();
    }
  }

  /** The same for a call that returns a promise. A promise that the work returns is the one of the page: another one would settle later. */
  promise(name, work, payment) {
    const { Promise } = this.realm;
    try {
      return Promise.resolve(this.call(name, payment, work));
    } catch (error) {
      return Promise.reject(error);
    }
  }

  /** A listener of the page whose exceptions are noted, for the shopper who waits. */
  watch = (type, listener) => {
    const note = (error) => {
      this.log.add("page", `listener of ${type}`, this.active).threw(error);
      if (this.active) this.active.lastError = error;
    };
    const { window } = this;
    return function (event) {
      try {
        const result = listener.call(this, event);
        // Also of a listener that is an async function. The page still gets its event `unhandledrejection`.
        if (typeof result?.then === "function") result.then(undefined, (error) => { note(error); throw error; });
        return result;
      } catch (error) {
        note(error);
        // The window of the page reports it, also if the stand-in runs in another one. jsdom says nothing on the console.
        if (typeof window.reportError === "function") return void window.reportError(error);
        console.error(`paysheet/mock: the listener of ${type} threw ${error?.name}: ${error?.message}`, error);
        throw error;
      }
    };
  };

  /** Notes what a page reads of a value that Safari does not give before the authorization. Returns the value. */
  watchReads(type, value, payment) {
    for (const reads of hidden[type] ?? []) {
      // An address of `PaymentRequest` has empty members.
      const given = value[reads];
      if (given !== undefined && String(given) !== "") continue;
      const set = (next) => Object.defineProperty(value, reads, { value: next, writable: true, enumerable: true, configurable: true });
      let isNoted = false;
      // Not enumerable: copies and comparisons of the value do not have it.
      Object.defineProperty(value, reads, { get: () => {
        if (!isNoted) this.log.add("page", type, payment, { reads });
        isNoted = true;
        return given;
      }, set, enumerable: false, configurable: true });
    }
    return value;
  }

  /** Says something on the console, once for each window. */
  note(kind, text) {
    const known = noted.get(this.window) ?? new Set();
    noted.set(this.window, known);
    if (known.has(kind)) return;
    known.add(kind);
    if (kind === "installed") console.info(text);
    else console.warn(text);
  }

  /** A payment has ended and its event, if any, is handled. */
  closed(payment) {
    if (this.active === payment) this.active = undefined;
    this.others.ended();
    const { record } = payment;
    this.log.add("sheet", `closed: ${endings[record.outcome] ?? record.outcome}`, { record });
    this.report(record, this.verdict("PaymentFlow", record.flow).report);
    this.finished.push(record);
    this.changed();
  }

  changed() {
    this.#waiting.changed();
    this.view?.changed();
  }
  until(look, reason) { return this.#waiting.until(look, reason); }
  after(milliseconds, work) { return this.#waiting.after(milliseconds, work); }

  /** Ends everything without events. */
  stop() {
    this.active?.stop();
    this.active = undefined;
    this.#waiting.stop();
    this.view?.stop();
    this.view = undefined;
    this.gestures.stop();
    this.cache.stop();
    this.others.ended();
  }
}
