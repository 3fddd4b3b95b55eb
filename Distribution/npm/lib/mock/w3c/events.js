// The events of a PaymentRequest, which the page answers with a promise.

const invalid = "The object is in an invalid state.";

/** Returns the classes of a page, and a function that makes an event of the stand-in. */
export function updateEventsOf(realm) {
  // Events that a page makes itself have no entry here.
  const entries = new WeakMap();

  function answer(event, value) {
    const entry = entries.get(event);
    if (!entry || entry.isAnswered || !entry.isInteractive()) throw realm.error("InvalidStateError", invalid);
    event.stopPropagation();
    event.stopImmediatePropagation();
    entry.isAnswered = true;
    entry.answer(realm.Promise.resolve(value));
  }

  class PaymentRequestUpdateEvent extends realm.Event {
    updateWith(details) { answer(this, details); }
  }
  class PaymentMethodChangeEvent extends PaymentRequestUpdateEvent {
    constructor(type, { methodName = "", methodDetails = null, ...more } = {}) {
      super(type, more);
      Object.defineProperties(this, { methodName: { value: methodName }, methodDetails: { value: methodDetails } });
    }
  }
  class MerchantValidationEvent extends realm.Event {
    constructor(type, { methodName = "", validationURL = "", ...more } = {}) {
      super(type, more);
      Object.defineProperties(this, { methodName: { value: methodName }, validationURL: { value: validationURL } });
    }
    complete(merchantSession) { answer(this, merchantSession); }
  }
  const classes = { __proto__: null, PaymentRequestUpdateEvent, PaymentMethodChangeEvent, MerchantValidationEvent };
  for (const [name, value] of Object.entries(classes)) Object.defineProperty(value.prototype, Symbol.toStringTag, { value: name, configurable: true });

  return {
    classes,
    /** Makes an event. `entry` has `isInteractive` and `answer`, which gets the promise of the page. */
    make(name, type, members, entry) {
      const event = new classes[name](type, members);
      entries.set(event, entry);
      return event;
    },
  };
}
