// The class PaymentAddress of a page.
import { addressValues } from "./conversion.js";

/** Returns the class of a page, and a function that makes an address of a contact. Without a contact there is none. */
export function addressClass(page) {
  const values = new WeakMap();
  let isOurs = false;

  class PaymentAddress {
    constructor() {
      if (!isOurs) throw page.realm.error("TypeError", "Illegal constructor");
    }
    // Not through the attributes: writing JSON does not read a hidden member.
    toJSON() { return { ...values.get(this) }; }
  }
  for (const name of Object.keys(addressValues({}))) {
    Object.defineProperty(PaymentAddress.prototype, name, { get() { return values.get(this)[name]; }, enumerable: true, configurable: true });
  }

  function addressOf(contact) {
    if (!contact) return null;
    isOurs = true;
    const address = new PaymentAddress();
    isOurs = false;
    values.set(address, addressValues(contact));
    return address;
  }
  return { PaymentAddress, addressOf };
}
