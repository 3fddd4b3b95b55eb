// PaymentRequest with Apple Pay, row by row of what is known about Safari.
import { aborted, details, invalid, methodData, money, open, options, shipping } from "./w3c-tools.mjs";

export const scenarios = [
  {
    name: "W3C: the constructor converts and checks without a gesture",
    run(t) {
      const { PaymentRequest } = t.window;
      t.throws(() => new PaymentRequest(methodData()), "TypeError: Not enough arguments");
      t.throws(() => new PaymentRequest([], details()), "TypeError: At least one payment method is required.");
      t.throws(() => new PaymentRequest(methodData(), details("1,5")), 'TypeError: "1,5" is not a valid decimal monetary value.');
      const request = new PaymentRequest(methodData(), details("1.00", { id: "mine", shippingOptions: options }), shipping);
      t.equal([request.id, request.shippingOption, request.shippingAddress, request.shippingType, request.onmerchantvalidation], ["mine", "standard", null, "shipping", null], "the members");
      t.equal(t.warnings, ["WebKit currently uses the first shipping option even if other shipping options are marked as selected."], "the warnings");
    },
  },
  {
    name: "W3C: show needs an activation of its own, and a request shows once",
    async run(t) {
      const request = new t.window.PaymentRequest(methodData(), details());
      await t.settle();
      await t.rejects(request.show(), /^SecurityError: show\(\) must be triggered by user activation\.$/);
      t.equal(await request.canMakePayment(), true, "canMakePayment");
      const other = new t.window.PaymentRequest(methodData(), details());
      const [first, second] = t.click(() => [request.show(), other.show()]);
      await t.rejects(second, /user activation/);
      await t.rejects(t.click(() => request.show()), invalid);
      await t.rejects(request.canMakePayment(), invalid);
      await t.rejects(t.click(() => other.show()), aborted);
      await t.rejects(t.click(() => other.show()), invalid);
      await request.abort();
      await t.rejects(first, aborted);
      await t.rejects(request.abort(), invalid);
    },
  },
  {
    name: "W3C: without Apple Pay the request is not supported",
    async run(t) {
      const request = new t.window.PaymentRequest([{ supportedMethods: "https://pay.example" }], details());
      t.equal(await request.canMakePayment(), false, "canMakePayment");
      await t.rejects(t.click(() => request.show()), /^NotSupportedError: The operation is not supported\.$/);
    },
  },
  {
    name: "W3C: a payment with shipping, from the merchant to complete",
    async run(t) {
      const seen = [];
      const { request, shown } = open(t, {
        paymentmethodchange: (event) => {
          seen.push([event.methodName, event.methodDetails]);
          event.updateWith(details());
        },
        shippingaddresschange: (event, request) => {
          seen.push([request.shippingAddress.city, request.shippingAddress.postalCode, request.shippingAddress.recipient]);
          event.updateWith(Promise.resolve(details()));
        },
        shippingoptionchange: (event, request) => {
          seen.push(request.shippingOption);
          event.updateWith(Promise.resolve({ total: { label: "Harbor Books", amount: money("47.96") } }));
        },
      }, { details: details("38.06", { shippingOptions: options }), options: shipping });
      t.equal((await t.shopper.chooseShippingMethod("express")).total.amount, "47.96", "the total");
      const paid = t.shopper.authorize();
      const response = await shown;
      t.equal([response.methodName, response.payerName, response.payerEmail, response.payerPhone, response.shippingOption, response.shippingAddress.postalCode, response.requestId === request.id], [
        "https://apple.com/apple-pay", "Jamie Rivera", "jamie@shopper.example", null, "express", "94107-1234", true], "the response");
      t.equal(response.details.token.transactionIdentifier, "Simulated Identifier", "the token");
      await response.complete("success");
      await t.rejects(response.complete(), invalid);
      t.equal(await paid, { outcome: "paid", errors: [] }, "the result");
      t.equal(seen, [["https://apple.com/apple-pay", { type: "debit" }], ["San Francisco", "94107", ""], "express"], "the events");
      const { flow, report } = await t.applePay.finished();
      t.equal([flow.complete, report.kind, report.findings.filter(({ severity }) => severity === "error").map(({ rule }) => rule)], ["success", "PaymentFlow", []], "the record");
    },
  },
  {
    name: "W3C: without a listener for the card the sheet goes on, without one for the address it waits",
    async run(t) {
      const first = open(t);
      const paid = t.shopper.authorize();
      await (await first.shown).complete("fail");
      t.equal((await paid).outcome, "declined", "the outcome");
      const second = open(t, {}, { options: shipping });
      await t.rejects(t.shopper.authorize(), /the page did not answer shippingaddresschange in 0\.3 s: the request has no onshippingaddresschange, which must call updateWith\(\) of the event\n/);
      t.equal(t.warnings, ['updateWith() should be called synchronously when handling "shippingaddresschange".'], "the warnings");
      await t.shopper.cancel();
      await t.rejects(second.shown, aborted);
    },
  },
  {
    name: "W3C: an answer is given once, to an event of the sheet, while the request is open",
    async run(t) {
      const seen = [];
      open(t, { paymentmethodchange: (event) => {
        event.updateWith(details("39.00"));
        seen.push(t.thrown(() => event.updateWith(details())));
        seen.push(t.thrown(() => new t.window.PaymentRequestUpdateEvent("shippingaddresschange").updateWith(details())));
        seen.push(t.thrown(() => new t.window.MerchantValidationEvent("merchantvalidation").complete({})));
      } });
      t.equal((await t.shopper.chooseCard()).total.amount, "39.00", "the total");
      const text = "InvalidStateError: The object is in an invalid state.";
      t.equal([...new Set(seen)], [text], "what the calls throw");
      await t.shopper.cancel();
    },
  },
  {
    name: "W3C: a promise that rejects, and a wrong update, close the sheet",
    async run(t) {
      for (const [answer, pattern] of [[() => Promise.reject(new Error("mine")), aborted], [() => details("1,5"), /^TypeError: "1,5" is not a valid decimal monetary value\.$/]]) {
        const { shown } = open(t, { paymentmethodchange: (event) => event.updateWith(answer()) });
        await t.rejects(shown, pattern);
        t.equal(t.applePay.sheet.isOpen, false, "whether the sheet is open");
      }
      for (const [answer, pattern] of [[() => Promise.reject(new Error("mine")), aborted], [() => Promise.resolve(undefined), /^TypeError: /], [() => 5, /^TypeError: /]]) {
        await t.rejects(open(t, { merchantvalidation: (event) => event.complete(answer()) }).shown, pattern);
      }
    },
  },
  {
    name: "W3C: an update in another currency closes the sheet, also one of a modifier in force",
    async run(t) {
      const other = { label: "Item", amount: { currency: "EUR", value: "1.00" } };
      const modifiers = [{ supportedMethods: "https://apple.com/apple-pay", data: {}, total: other }];
      for (const wrong of [{ displayItems: [other] }, { shippingOptions: [{ id: "a", ...other }] }, { modifiers }]) {
        const { shown } = open(t, { paymentmethodchange: (event) => event.updateWith(wrong) }, { options: shipping });
        t.shopper.chooseCard().catch(() => {});
        await t.rejects(shown, /^TypeError: /);
        t.equal(t.applePay.sheet.isOpen, false, "whether the sheet is open");
      }
      const right = [{ ...modifiers[0], data: { paymentMethodType: "credit" } }];
      open(t, { paymentmethodchange: (event) => event.updateWith({ modifiers: right }) });
      t.equal((await t.shopper.chooseCard()).total.amount, "38.06", "the total with a modifier for other cards");
      await t.shopper.cancel();
    },
  },
  {
    name: "W3C: a merchant session is an object of JSON",
    async run(t) {
      const ring = {};
      ring.ring = ring;
      for (const value of [[], { toJSON: () => 5 }, ring, { amount: 1n }, { toJSON() { throw new Error("mine"); } }]) {
        const { shown } = open(t, { merchantvalidation: (event) => event.complete(value) });
        await t.rejects(shown, /^TypeError: /);
      }
    },
  },
  {
    name: "W3C: a function for the merchant that gives another word refuses, and says so",
    options: { merchant: () => "refus" },
    async run(t) {
      const [{ error }, errors] = [console, []];
      console.error = (text) => errors.push(text);
      try {
        await t.rejects(open(t).shown, aborted);
      } finally {
        console.error = error;
      }
      t.equal(errors, ['paysheet/mock: merchant() must return "accept" or "refuse", so the merchant session is refused; it gave'], "the console");
    },
  },
  {
    name: "W3C: complete reads the data of its details",
    async run(t) {
      const orderDetails = { orderTypeIdentifier: "order.example", orderIdentifier: "1", webServiceURL: "nope", authenticationToken: "sixteen-characters" };
      const { shown } = open(t);
      const paid = t.shopper.authorize();
      const response = await shown;
      await t.rejects(response.complete("success", { data: { orderDetails } }), /^TypeError: /);
      await t.rejects(response.complete("success", { data: "text" }), /^TypeError: /);
      await response.complete("success", { orderDetails, data: { orderDetails: { ...orderDetails, webServiceURL: "https://shop.example" } } });
      t.equal((await paid).outcome, "paid", "the outcome");
      t.equal((await t.applePay.finished()).flow.completeDetails.orderDetails.webServiceURL, "https://shop.example", "the order");
    },
  },
  {
    name: "W3C: a sheet that the system does not show is aborted",
    async run(t) {
      t.applePay.device.opensSheet = false;
      const request = new t.window.PaymentRequest(methodData(), details());
      await t.rejects(t.click(() => request.show()), aborted);
      await t.rejects(t.click(() => request.show()), invalid);
    },
  },
  {
    name: "W3C: the errors of an update are those that Safari shows",
    async run(t) {
      const errorsOf = async (answer, options) => {
        const { shown } = open(t, { paymentmethodchange: (event) => event.updateWith(answer), shippingaddresschange: (event) => event.updateWith({}) }, { options });
        const { errors } = await t.shopper.chooseCard();
        await t.shopper.cancel();
        await t.rejects(shown, aborted);
        return errors;
      };
      t.equal(await errorsOf({ paymentMethodErrors: [{ code: "unknown" }] }), [], "a list of other objects");
      t.equal(await errorsOf({ paymentMethodErrors: "text" }), [], "a text");
      const error = new t.window.ApplePayError("unknown", undefined, "No");
      t.equal((await errorsOf({ paymentMethodErrors: [error] })).length, 1, "a list of errors");
      const payerErrors = { email: "bad", phone: "bad" };
      t.equal((await errorsOf({ payerErrors }, { requestPayerEmail: true })).map(({ contactField }) => contactField), ["emailAddress"], "the errors of the payer");
      t.equal((await errorsOf({ error: "", shippingOptions: [], shippingAddressErrors: { city: "" } }, shipping)).map(({ code, contactField = "" }) => [code, contactField]), [
        ["shippingContactInvalid", ""], ["shippingContactInvalid", "locality"]], "empty texts");
    },
  },
  {
    name: "W3C: retry takes dictionaries, and shows errors about what was asked for",
    async run(t) {
      const { shown } = open(t);
      const first = t.shopper.authorize();
      const response = await shown;
      for (const wrong of ["declined", { payer: "x" }, { shippingAddress: 5 }, { paymentMethod: {} }, { paymentMethod: "bad" }]) await t.rejects(response.retry(wrong), /^TypeError: /);
      response.retry({ payer: { email: "bad" }, shippingAddress: { city: "bad" } }).catch(() => {});
      t.equal((await first).errors, [{ code: "unknown", message: "" }], "the errors");
      await t.shopper.cancel();
    },
  },
  {
    name: "W3C: null for a list or an entry is a TypeError of the page",
    run(t) {
      const { PaymentRequest } = t.window;
      t.equal(t.thrown(() => new PaymentRequest(null, details())), "TypeError: Value is not a sequence", "null for the methods");
      const text = t.thrown(() => new PaymentRequest([null], details()));
      t.equal(/^TypeError: Member PaymentMethodData\.supportedMethods is required/.test(text), true, text);
    },
  },
  {
    name: "W3C: retry shows errors, and the same response has the next payment",
    async run(t) {
      const { request, shown } = open(t, {}, { options: { requestPayerEmail: true } });
      const first = t.shopper.authorize();
      const response = await shown;
      const again = response.retry({ payer: { email: "Unknown address" } });
      t.equal(await first, { outcome: "open", errors: [{ code: "shippingContactInvalid", contactField: "emailAddress", message: "Unknown address" }] }, "the result");
      await t.rejects(response.complete(), invalid);
      await t.rejects(response.retry(), invalid);
      await t.rejects(request.abort(), invalid);
      const second = t.shopper.authorize({ contact: { emailAddress: "known@shopper.example" } });
      t.equal([await again === undefined, response.payerEmail], [true, "known@shopper.example"], "what retry resolves with, and the email");
      await response.complete();
      t.equal((await second).outcome, "paid", "the outcome");
    },
  },
  {
    name: "W3C: after the shopper cancelled, complete is aborted",
    async run(t) {
      const { shown } = open(t);
      t.shopper.authorize().catch(() => {});
      const response = await shown;
      await t.shopper.cancel();
      await t.rejects(response.complete("success"), aborted);
      await t.rejects(response.retry(), aborted);
      t.throws(() => new t.window.PaymentResponse(), "TypeError: Illegal constructor");
    },
  },
  {
    name: "W3C: changes wait for the promise of show, and its details reach the sheet with the next change",
    async run(t) {
      const { PaymentRequest } = t.window;
      let settle;
      const request = new PaymentRequest(methodData(), details());
      request.onmerchantvalidation = (event) => event.complete({});
      request.onpaymentmethodchange = (event) => {
        t.events.push(event.type);
        event.updateWith({});
      };
      const shown = t.click(() => request.show(new Promise((resolve) => { settle = resolve; })));
      shown.catch(() => {});
      await t.settle();
      t.equal(t.events, [], "the events");
      settle(details("50.00"));
      t.equal((await t.shopper.chooseCard()).total.amount, "50.00", "the total");
      t.equal(t.events, ["paymentmethodchange", "paymentmethodchange"], "the events");
      await request.abort();
    },
  },
  {
    name: "W3C: the shopper cancels while a promise is pending, and show rejects when it settles",
    async run(t) {
      const errors = [];
      const { error } = console;
      console.error = (text) => errors.push(text);
      let settle;
      const { request, shown } = open(t, { paymentmethodchange: (event) => event.updateWith(new Promise((resolve) => { settle = resolve; })) });
      let isRejected = false;
      shown.catch(() => { isRejected = true; });
      await t.settle();
      await t.shopper.cancel();
      t.equal([isRejected, await request.canMakePayment().catch(({ name }) => name)], [false, "InvalidStateError"], "whether show is rejected");
      settle(details());
      await t.rejects(shown, aborted);
      await t.rejects(request.abort(), invalid);
      console.error = error;
      t.equal(errors, ["payment request timed out while waiting for Promise given to show() or updateWith() to settle."], "the console");
    },
  },
  {
    name: "W3C: a promise given to show that rejects, or a wrong update, closes the sheet",
    async run(t) {
      for (const [answer, pattern] of [[() => Promise.reject(new Error("mine")), aborted], [() => ({ total: { label: "x", amount: { currency: "USD", value: "1,5" } } }), /^TypeError: /]]) {
        const request = new t.window.PaymentRequest(methodData(), details());
        await t.rejects(t.click(() => request.show(answer())), pattern);
        t.equal(t.applePay.sheet.isOpen, false, "whether the sheet is open");
      }
    },
  },
  {
    name: "W3C: the modifier of the selected card changes the total, the lines and the shipping options",
    options: { opening: "manual", cards: [{ network: "Visa", type: "debit" }, { network: "MasterCard", type: "credit" }] },
    async run(t) {
      const modifier = (type, data, more = {}) => ({ supportedMethods: "https://apple.com/apple-pay", data: type === undefined ? data : { paymentMethodType: type, ...data }, ...more });
      const item = (label, amount) => ({ label, amount });
      const credit = modifier("credit", {
        total: item("Harbor Books", "39.06"), additionalLineItems: [item("Surcharge", "1.00")],
        additionalShippingMethods: [{ identifier: "courier", label: "Courier", detail: "", amount: "20.00" }],
      }, { total: { label: "Other", amount: money("99.00") }, additionalDisplayItems: [{ label: "Gift", amount: money("0.00") }] });
      const other = { supportedMethods: "https://pay.example", data: {}, total: { label: "Other", amount: money("1.00") } };
      const without = { supportedMethods: "https://apple.com/apple-pay", total: { label: "Without data", amount: money("2.00") } };
      const { request } = open(t, {}, {
        methodData: methodData({ supportedNetworks: ["visa", "masterCard"] }), options: { requestShipping: true },
        details: details("38.06", { displayItems: [{ label: "Books", amount: money("38.06") }], shippingOptions: [options[0]], modifiers: [other, without, credit, modifier("credit", { total: item("Second", "3.00") })] }),
      });
      await t.settle();
      const shown = ({ total, items, shippingMethods, shippingMethod }) => [total.amount, items.map(({ label }) => label), shippingMethods.map(({ identifier }) => identifier), shippingMethod];
      t.equal(shown(t.applePay.sheet), ["38.06", ["Books"], ["standard"], "standard"], "before a card is selected");
      t.equal(shown(await t.shopper.chooseCard("credit")), ["39.06", ["Books", "Gift", "Surcharge"], ["standard", "courier"], "standard"], "with a credit card");
      request.onshippingoptionchange = (event) => event.updateWith({});
      t.equal(shown(await t.shopper.chooseShippingMethod("courier")), ["39.06", ["Books", "Gift", "Surcharge"], ["standard", "courier"], "courier"], "with the courier");
      t.equal(shown(await t.shopper.chooseCard("debit")), ["38.06", ["Books"], ["standard"], "standard"], "with a debit card");
      // An update replaces all modifiers, and one without a type fits every card.
      request.onpaymentmethodchange = (event) => event.updateWith({ modifiers: [modifier(undefined, {}, { total: { label: "Harbor Books", amount: money("36.00") } }), credit] });
      t.equal(shown(await t.shopper.chooseCard("credit")), ["36.00", ["Books"], ["standard"], "standard"], "with a modifier for every card");
      request.onpaymentmethodchange = (event) => event.updateWith({ ...details("40.00"), modifiers: [] });
      t.equal(shown(await t.shopper.chooseCard("credit")), ["40.00", ["Books"], ["standard"], "standard"], "without modifiers");
      await request.abort();
    },
  },
  {
    name: "W3C: before iOS 15 a modifier has its own total and items, and only the card's type of its data",
    options: { system: "ios14", opening: "manual" },
    async run(t) {
      const credit = { total: { label: "Harbor Books", amount: "39.06" } };
      const modifiers = [
        { supportedMethods: "https://apple.com/apple-pay", total: { label: "Harbor Books", amount: money("37.00") }, data: { paymentMethodType: "debit", ...credit } },
      ];
      const { request } = open(t, {}, { methodData: methodData({ version: 10 }), details: details("38.06", { modifiers }) });
      t.equal((await t.shopper.chooseCard("debit")).total.amount, "37.00", "the total");
      await request.abort();
    },
  },
  {
    name: "W3C: what Safari does not give before the authorization is empty, and its reads are noted",
    async run(t) {
      const seen = [];
      const { request, shown } = open(t, {
        paymentmethodchange: (event) => {
          seen.push([event.methodDetails.type, event.methodDetails.network]);
          event.updateWith({});
        },
        shippingaddresschange: (event, { shippingAddress }) => {
          seen.push(JSON.parse(JSON.stringify(shippingAddress)));
          const { recipient, city, addressLine } = shippingAddress;
          seen.push([recipient, city, addressLine, shippingAddress.recipient]);
          event.updateWith({});
        },
      }, { details: details("38.06", { shippingOptions: options }), options: shipping });
      const paid = t.shopper.authorize();
      const response = await shown;
      t.equal(seen, [["debit", null], {
        addressLine: [], city: "San Francisco", country: "US", dependentLocality: "", organization: "", phone: "", postalCode: "94107", region: "CA", recipient: "", sortingCode: "",
      }, ["", "San Francisco", [], ""]], "what the page sees");
      t.equal([request.shippingAddress.recipient, response.shippingAddress.addressLine], ["", ["12 Harbor Street"]], "the address of the response");
      await response.complete();
      await paid;
      const { flow } = await t.applePay.finished();
      t.equal(flow.calls.filter(({ reads }) => reads).map(({ call, reads }) => [call, reads]), [
        ["paymentmethodchange", "network"], ["shippingaddresschange", "recipient"], ["shippingaddresschange", "addressLine"]], "the reads");
    },
  },
];
