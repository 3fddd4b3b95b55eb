// The events of a PaymentRequest, which the page answers with a promise.

const invalid = "The object is in an invalid state.";

/** Returns the classes of a page, and a function that makes an event of the stand-in. */
export function updateEventsOf(realm) {
  // Events that a page makes itself have no entry here.
  const entries = new WeakMap();

  function answer(event, values) {
    if (values.length === 0) throw realm.error("TypeError", "Not enough arguments");
    const entry = entries.get(event);
    if (!entry || entry.isAnswered || !entry.isInteractive()) throw realm.error("InvalidStateError", invalid);
    event.stopPropagation();
    event.stopImmediatePropagation();
    entry.isAnswered = true;
    entry.answer(realm.Promise.resolve(values[0]));
  }

  class PaymentRequestUpdateEvent extends realm.Event {
    // In Safari each class has a constructor of its own.
    constructor(type, more = {}) { super(type, more); }
    updateWith(details) { answer(this, arguments); }
  }
  class PaymentMethodChangeEvent extends PaymentRequestUpdateEvent {
    #members;
    constructor(type, { methodName = "", methodDetails = null, ...more } = {}) {
      super(type, more);
      this.#members = { methodName, methodDetails };
    }
    get methodName() { return this.#members.methodName; }
    get methodDetails() { return this.#members.methodDetails; }
  }
  class MerchantValidationEvent extends realm.Event {
    #members;
    constructor(type, { methodName = "", validationURL = "", ...more } = {}) {
      super(type, more);
      this.#members = { methodName, validationURL };
    }
    get methodName() { return this.#members.methodName; }
    get validationURL() { return this.#members.validationURL; }
    complete(merchantSession) { answer(this, arguments); }
  }
  const classes = { __proto__: null, PaymentRequestUpdateEvent, PaymentMethodChangeEvent, MerchantValidationEvent };

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
