// Records what a page sends to Apple Pay. Load this before the page's own scripts, in a browser test or in the console. Pay or
// cancel, then call applePayRecorder.save(). `paysheet check` reads the saved files.
//
// An Apple Pay JS session becomes one PaymentFlow: the request, the buyer's selections, every answer, the result. A W3C request
// becomes a PaymentRequest document, and each of its answers a PaymentDetailsUpdate. JSON has no NaN, no undefined and no Date.
// The notes of the record list such values as { pointer, was }. They are in a separate file, because the document must contain
// only what was sent. Records contain what the buyer entered: use `paysheet anonymize`.
(function (global) {
  "use strict";
  const records = [];
  function record(name, kind, document) {
    const entry = { name, kind, document: {}, notes: [] };
    records.push(entry);
    for (const member of Object.keys(document)) put(entry, member, document[member]);
    return entry;
  }

  function put(entry, member, value) {
    const copied = copy(value, "/" + member, entry.notes, []);
    if (copied !== undefined) entry.document[member] = copied;
  }

  // Copies a value as JSON.stringify does, and notes the values that JSON cannot express.
  function copy(value, pointer, notes, above) {
    const lost = (was, instead) => {
      console.warn("applePayRecorder: " + pointer + " was " + was + ", which JSON does not have");
      return notes.push({ pointer, was }) && instead;
    };
    if (value === undefined) return lost("undefined", undefined);
    if (typeof value === "number" && !Number.isFinite(value)) return lost(String(value), null);
    if (typeof value === "bigint") return lost("the BigInt " + value, String(value));
    if (typeof value === "function" || typeof value === "symbol") return lost("a " + typeof value, undefined);
    if (value === null || typeof value !== "object") return value;
    if (above.includes(value)) return lost("an object inside itself", null);
    if (value instanceof Date) return isNaN(value) ? lost("an invalid Date", null) : lost("the Date " + value.toJSON(), value.toJSON());
    const inside = above.concat([value]);
    const step = (name) => pointer + "/" + String(name).replace(/~/g, "~0").replace(/\//g, "~1");
    if (Array.isArray(value)) return Array.from(value, (element, place) => copy(element, step(place), notes, inside) ?? null);
    if (value instanceof Map || value instanceof Set) return lost("a " + value.constructor.name, {});
    if (typeof value.toJSON === "function") return copy(value.toJSON(), pointer, notes, inside);
    const result = {}; // what a browser hands out has its members on the prototype
    const source = Object.keys(value).length > 0 ? value : Object.getPrototypeOf(value) ?? {};
    for (const name of Object.keys(source)) {
      const copied = copy(value[name], step(name), notes, inside);
      if (copied !== undefined) result[name] = copied;
    }
    return result;
  }

  function wrap(name, prepare) {
    if (typeof global[name] !== "function") return;
    global[name] = new Proxy(global[name], {
      construct(target, values, newTarget) {
        const watch = prepare(...values); // first: a request that the constructor refuses is the most interesting one
        return watch(Reflect.construct(target, values, newTarget === global[name] ? target : newTarget));
      },
    });
  }

  wrap("ApplePaySession", (version, request) => {
    const entry = record("flow-" + (records.length + 1), "PaymentFlow", { request, apiVersion: version, events: [] });
    return (session) => {
      const steps = [
        ["paymentmethodselected", "completePaymentMethodSelection", "ApplePayPaymentMethodUpdate", (e) => ({ paymentMethod: e.paymentMethod })],
        ["shippingmethodselected", "completeShippingMethodSelection", "ApplePayShippingMethodUpdate", (e) => ({ shippingMethod: e.shippingMethod.identifier })],
        ["shippingcontactselected", "completeShippingContactSelection", "ApplePayShippingContactUpdate", (e) => ({ shippingContact: e.shippingContact })],
        ["couponcodechanged", "completeCouponCodeChange", "ApplePayCouponCodeUpdate", (e) => ({ couponCode: e.couponCode })],
      ];
      for (const [type, complete, update, selected] of steps) {
        let selection;
        session.addEventListener(type, (event) => { selection = selected(event); });
        const native = session[complete];
        if (!native) continue;
        session[complete] = function (data) {
          const pointer = "/events/" + entry.document.events.length;
          const event = selection === undefined ? {} : { selected: copy(selection, pointer + "/selected", entry.notes, []) };
          entry.document.events.push(Object.assign(event, { update, data: copy(data, pointer + "/data", entry.notes, []) ?? null }));
          selection = undefined;
          return native.apply(session, arguments);
        };
      }
      const completePayment = session.completePayment;
      session.completePayment = function (result) { // before version 3 a number alone
        put(entry, "result", typeof result === "number" ? { status: result } : result);
        return completePayment.apply(session, arguments);
      };
      return session;
    };
  });

  wrap("PaymentRequest", (methodData, details, options) => {
    const entry = record("request-" + (records.length + 1), "PaymentRequest", options ? { methodData, details, options } : { methodData, details });
    return (request) => {
      for (const type of ["paymentmethodchange", "shippingaddresschange", "shippingoptionchange"]) {
        request.addEventListener(type, (event) => {
          const native = event.updateWith;
          event.updateWith = (answer) => {
            Promise.resolve(answer).then((details) => record(entry.name + "-update-" + (records.length + 1), "PaymentDetailsUpdate", details), () => {});
            return native.call(event, answer);
          };
        });
      }
      return request;
    };
  });

  // Passes every record to a function (name, text), or saves them as downloads.
  function save(write) {
    write = write || ((name, text) => {
      const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
      Object.assign(document.createElement("a"), { href: address, download: name }).click();
    });
    for (const entry of records) {
      write(entry.name + ".applepay.json", JSON.stringify(entry.document, null, 2) + "\n");
      if (entry.notes.length > 0) write(entry.name + ".notes.txt", entry.notes.map((note) => note.pointer + " was " + note.was + "\n").join(""));
    }
  }

  global.applePayRecorder = { records, save };
})(globalThis);
