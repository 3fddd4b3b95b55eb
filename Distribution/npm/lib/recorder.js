// Records what a page passes to Apple Pay. It starts before the page's own scripts, in a browser test or in the console.
//
// An Apple Pay JS session becomes one PaymentFlow: the request, the buyer's selections, every answer, the result. A W3C request
// becomes a PaymentRequest document, and each of its answers a PaymentDetailsUpdate. JSON has no NaN, no undefined and no Date.
// The notes of a record list such values as { pointer, was }, because the document must contain only what was sent. Records contain
// what the buyer entered: use `paysheet anonymize`. The calls of a flow are those after the end of its session, which throw in Safari.
import { copyValue, setMember } from "./values.js";

// The events of a session, and the method that answers each. `old` names the arguments of the first version, which has several.
const answers = [
  { type: "paymentmethodselected", complete: "completePaymentMethodSelection", update: "ApplePayPaymentMethodUpdate",
    selected: (event) => ({ paymentMethod: event.paymentMethod }), old: ["newTotal", "newLineItems"] },
  { type: "shippingmethodselected", complete: "completeShippingMethodSelection", update: "ApplePayShippingMethodUpdate",
    selected: (event) => ({ shippingMethod: event.shippingMethod?.identifier }), old: [undefined, "newTotal", "newLineItems"] },
  { type: "shippingcontactselected", complete: "completeShippingContactSelection", update: "ApplePayShippingContactUpdate",
    selected: (event) => ({ shippingContact: event.shippingContact }), old: [undefined, "newShippingMethods", "newTotal", "newLineItems"] },
  { type: "couponcodechanged", complete: "completeCouponCodeChange", update: "ApplePayCouponCodeUpdate",
    selected: (event) => ({ couponCode: event.couponCode }), old: [] },
];

/** How a session ends, by its state then. */
const endings = { __proto__: null, Canceled: "the event cancel", Aborted: "abort", Completed: "the result of the payment" };

/** The state after the result of a payment: with errors, and with other statuses, the shopper can try again. */
function stateAfter(result) {
  const { status, errors } = typeof result === "object" && result !== null ? result : { status: result };
  return (Number(status) & 0xffff) <= 1 && !errors?.length ? "Completed" : undefined;
}

/** What a page answers: an update, or the arguments of the first version as the members that they mean. */
function updateOf(values, old) {
  if (old.length === 0 || values.length < old.length) return values[0];
  return Object.fromEntries(old.flatMap((name, place) => (name === undefined ? [] : [[name, values[place]]])));
}

/**
 * Sees the events of a target that reach a listener of the page, before the listener. A listener of its own would change the payment: a
 * sheet goes on by itself only if nobody listens.
 */
function observe(target, types, see) {
  const wrappers = new Map(types.map((type) => [type, new WeakMap()]));
  const wrapper = (type, listener) => {
    const known = wrappers.get(type);
    if (known === undefined || (typeof listener !== "function" && (typeof listener !== "object" || listener === null))) return listener;
    if (!known.has(listener)) {
      known.set(listener, function (event) {
        see(type, event);
        return typeof listener === "function" ? listener.call(this, event) : listener.handleEvent(event);
      });
    }
    return known.get(listener);
  };
  for (const name of ["addEventListener", "removeEventListener"]) {
    const native = target[name];
    // A class that a test defines can lack everything that its page does not use.
    if (typeof native !== "function") continue;
    const value = (type, listener, ...more) => native.call(target, type, wrapper(String(type), listener), ...more);
    Object.defineProperty(target, name, { value, writable: true, configurable: true });
  }
  for (const type of types) {
    const native = attribute(target, `on${type}`);
    if (native === undefined) continue;
    let handler = native.get?.call(target) ?? null;
    Object.defineProperty(target, `on${type}`, {
      get: () => handler,
      set(value) {
        native.set.call(target, typeof value === "function" ? wrapper(type, value) : value);
        handler = typeof value === "function" ? value : null;
      },
      enumerable: true, configurable: true,
    });
  }
}

/** The accessor of an attribute. `undefined` if a target has none. */
function attribute(target, name) {
  for (let owner = target; owner; owner = Object.getPrototypeOf(owner)) {
    const found = Object.getOwnPropertyDescriptor(owner, name);
    if (found) return found.set && found;
  }
  return undefined;
}

/**
 * Replaces `ApplePaySession` and `PaymentRequest` of `global` by classes that record. `changed` is called with a record when it is
 * new and whenever it has more.
 */
export function startRecorder(global, changed = () => {}) {
  const records = [];
  const originals = new Map();
  const wrapped = new Map();
  let isStopped = false;
  let isWarned = false;

  function record(name, kind, document) {
    const entry = { name, kind, document: {}, notes: [] };
    records.push(entry);
    for (const member of Object.keys(document)) put(entry, member, document[member]);
    changed(entry);
    return entry;
  }

  function put(entry, member, value) {
    const copied = copy(entry, value, `/${member}`);
    if (copied !== undefined) setMember(entry.document, member, copied);
  }

  function copy(entry, value, pointer) {
    return copyValue(value, ({ pointer, was }) => {
      console.warn(`applePayRecorder: ${pointer} was ${was}, which JSON does not have`);
      entry.notes.push({ pointer, was });
    }, pointer);
  }

  /** Reports a call after the end of a session at once, because a page can catch its exception. */
  function late(entry, call, state, work) {
    const note = { call, by: "page", state };
    (entry.document.calls ??= []).push(note);
    const remedy = "note the end of the session, and do not call it then";
    console.error(`applePayRecorder: the page called ${call} after ${endings[state]}, and Safari throws; ${remedy}`);
    try {
      return work();
    } catch (error) {
      note.threw = `${error?.name}: ${error?.message}`;
      throw error;
    } finally {
      changed(entry);
    }
  }

  function wrap(name, prepare) {
    const original = global[name];
    if (typeof original !== "function") return;
    originals.set(name, original);
    global[name] = new Proxy(original, {
      construct(target, values, newTarget) {
        const watch = prepare(...values); // First, because a request that the constructor rejects is the most interesting one.
        return watch(Reflect.construct(target, values, newTarget === global[name] ? target : newTarget));
      },
    });
    wrapped.set(name, global[name]);
  }

  /** Whether the page has another `ApplePaySession` than the one that records. */
  function isLate() {
    return !isStopped && typeof global.ApplePaySession === "function" && global.ApplePaySession !== wrapped.get("ApplePaySession");
  }

  /** Why sessions are missing, and what to do. */
  function reason() {
    if (isLate()) {
      return "ApplePaySession appeared after the recorder started, so its sessions are not recorded; "
        + "start the recorder after the script that defines ApplePaySession";
    }
    if (typeof global.ApplePaySession !== "function") {
      return "this browser has no ApplePaySession; use Safari, or define an ApplePaySession for tests before the recorder starts";
    }
    return "the page created no ApplePaySession and no PaymentRequest; check that the test reaches the payment";
  }

  function warn() {
    if (isWarned) return;
    isWarned = true;
    console.warn(`applePayRecorder: ${reason()}`);
  }

  /** Returns the records. Warns if some are missing. */
  function reading() {
    if (isLate() || (records.length === 0 && typeof global.ApplePaySession !== "function")) warn();
    return records;
  }

  /** Returns the records, for tests. Throws if there are none, because a test of nothing must not pass. */
  function recorded() {
    if (reading().length === 0) throw new Error(`applePayRecorder: nothing was recorded: ${reason()}`);
    return records;
  }

  // A developer who watches the console never reads the records.
  global.addEventListener?.("load", () => isLate() && warn());

  wrap("ApplePaySession", (version, request) => {
    const entry = record(`flow-${records.length + 1}`, "PaymentFlow", { request, apiVersion: version, events: [] });
    return (session) => {
      const selections = new Map();
      const selectedBy = new Map(answers.map(({ type, selected }) => [type, selected]));
      observe(session, [...selectedBy.keys()], (type, event) => selections.set(type, selectedBy.get(type)(event)));
      let end;
      // A listener of `cancel` does not change the payment.
      session.addEventListener?.("cancel", () => { end = "Canceled"; });

      /** Sees the calls of a method while the session is open, and reports those after its end. `see` returns the state, if the call ends it. */
      function follow(name, see) {
        const native = session[name];
        if (!native) return;
        session[name] = function (...values) {
          if (end !== undefined) return late(entry, name, end, () => native.apply(session, values));
          const after = see(values);
          const result = native.apply(session, values);
          end ??= after;
          return result;
        };
      }

      for (const { type, complete, update, old } of answers) {
        follow(complete, (values) => {
          const pointer = `/events/${entry.document.events.length}`;
          const event = selections.has(type) ? { selected: copy(entry, selections.get(type), `${pointer}/selected`) } : {};
          entry.document.events.push({ ...event, update, data: copy(entry, updateOf(values, old), `${pointer}/data`) ?? null });
          selections.delete(type);
          changed(entry);
        });
      }
      follow("completePayment", ([result]) => {
        put(entry, "result", typeof result === "number" ? { status: result } : result); // Before version 3 it is a number alone.
        changed(entry);
        return stateAfter(result);
      });
      follow("completeMerchantValidation", () => {});
      follow("abort", () => "Aborted");
      return session;
    };
  });

  wrap("PaymentRequest", (methodData, details, options) => {
    const entry = record(`request-${records.length + 1}`, "PaymentRequest", options ? { methodData, details, options } : { methodData, details });
    return (request) => {
      const seen = new WeakSet();
      observe(request, ["paymentmethodchange", "shippingaddresschange", "shippingoptionchange"], (type, event) => {
        if (seen.has(event)) return;
        seen.add(event);
        const native = event.updateWith;
        event.updateWith = (answer) => {
          const add = (details) => record(`${entry.name}-update-${records.length + 1}`, "PaymentDetailsUpdate", details ?? {});
          Promise.resolve(answer).then(add, () => {});
          return native.call(event, answer);
        };
      });
      return request;
    };
  });

  /** Passes every record to a function (name, text), or saves them as downloads. Throws if there are none. */
  function save(write = download) {
    for (const { name, document, notes } of recorded()) {
      write(`${name}.applepay.json`, `${JSON.stringify(document, null, 2)}\n`);
      if (notes.length > 0) write(`${name}.notes.txt`, notes.map(({ pointer, was }) => `${pointer} was ${was}\n`).join(""));
    }
  }

  /** Puts the classes of the browser back. Sessions that are open are still recorded. */
  function stop() {
    if (isLate()) warn();
    isStopped = true;
    for (const [name, original] of originals) global[name] = original;
  }

  return { get records() { return reading(); }, recorded, save, stop };
}

function download(name, text) {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
