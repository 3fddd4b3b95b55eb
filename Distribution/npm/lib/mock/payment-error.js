// The class ApplePayError of a page.

/**
 * Returns the class. The engine knows the codes and the fields.
 *
 * @param {object} realm A Realm.
 * @param {(document: string, options: object) => object} check
 * @param {object} options Those of `check`.
 */
export function paymentErrorClass(realm, check, options) {
  class ApplePayError {
    #code;
    #field;
    #message;

    constructor(errorCode, contactField, message = "") {
      if (arguments.length === 0) throw realm.error("TypeError", "Not enough arguments");
      const error = this.#set(text(errorCode), contactField === undefined ? null : text(contactField), text(message));
      if (error) throw error;
    }

    get code() { return this.#code; }
    set code(value) { this.#set(text(value), this.#field, this.#message); }
    get contactField() { return this.#field; }
    set contactField(value) { this.#set(this.#code, value === undefined || value === null ? null : text(value), this.#message); }
    get message() { return this.#message; }
    set message(value) { this.#message = text(value); }

    // A word that the browser does not know is ignored, except in the constructor.
    #set(code, contactField, message) {
      const { safari } = check(JSON.stringify(contactField === null ? { code, message } : { code, contactField, message }), { ...options, kind: "ApplePayError" });
      if (safari.outcome === "throws") return realm.error(safari.error, safari.text);
      this.#code = code;
      this.#field = contactField;
      this.#message = message;
      return undefined;
    }
  }

  function text(value) {
    if (typeof value === "symbol") throw realm.error("TypeError", "Cannot convert a symbol to a string");
    return String(value);
  }

  for (const name of ["code", "contactField", "message"]) {
    const { get, set } = Object.getOwnPropertyDescriptor(ApplePayError.prototype, name);
    Object.defineProperty(ApplePayError.prototype, name, { get, set, enumerable: true, configurable: true });
  }
  Object.defineProperty(ApplePayError.prototype, Symbol.toStringTag, { value: "ApplePayError", configurable: true });
  return ApplePayError;
}
