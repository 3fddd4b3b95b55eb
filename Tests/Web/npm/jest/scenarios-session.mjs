// The states, exceptions and forms of a session, row by row of what is known about Safari.
import { merchantSession, methods, request, shipping, unsupported, update } from "./scenario-tools.mjs";

const statuses = [
  "STATUS_SUCCESS", "STATUS_FAILURE", "STATUS_INVALID_BILLING_POSTAL_ADDRESS", "STATUS_INVALID_SHIPPING_POSTAL_ADDRESS",
  "STATUS_INVALID_SHIPPING_CONTACT", "STATUS_PIN_REQUIRED", "STATUS_PIN_INCORRECT", "STATUS_PIN_LOCKOUT",
];
const gesture = "InvalidAccessError: Must create a new ApplePaySession from a user gesture handler.";
const calls = {
  abort: (session) => session.abort(),
  completeMerchantValidation: (session) => session.completeMerchantValidation({}),
  completePaymentMethodSelection: (session) => session.completePaymentMethodSelection(update()),
  completeShippingMethodSelection: (session) => session.completeShippingMethodSelection(update()),
  completeShippingContactSelection: (session) => session.completeShippingContactSelection(update()),
  completeCouponCodeChange: (session) => session.completeCouponCodeChange(update()),
  completePayment: (session) => session.completePayment(0),
};

export const scenarios = [
  {
    name: "constants are numbers, on the class and on every instance",
    run(t) {
      const session = t.create();
      for (const [value, name] of statuses.entries()) t.equal([t.window.ApplePaySession[name], session[name]], [value, value], name);
      t.equal(typeof t.window.ApplePayCancelEvent, "undefined", "the class of an event");
      t.equal(typeof t.window.ApplePaySetup, "undefined", "what Safari hides behind a setting");
      t.equal(t.window.ApplePaySession.applePayCapabilities, undefined, "what only Apple's script adds");
    },
  },
  {
    name: "handlers are null at first, and what is not callable becomes null",
    run(t) {
      const session = t.create();
      t.equal(session.onpaymentauthorized, null, "the handler");
      const handler = () => {};
      session.onpaymentauthorized = handler;
      t.equal(session.onpaymentauthorized === handler, true, "the handler is what was set");
      session.onpaymentauthorized = { handleEvent: handler };
      t.equal(session.onpaymentauthorized, null, "the handler that is an object");
    },
  },
  {
    name: "the constructor converts, then asks for the gesture, then checks values",
    run(t) {
      const { ApplePaySession } = t.window;
      t.throws(() => new ApplePaySession(14), "TypeError: Not enough arguments");
      t.throws(() => new ApplePaySession(14, {}), "TypeError: Member ApplePayPaymentRequest.countryCode is required and must be an instance of DOMString");
      t.throws(() => new ApplePaySession(14, "x"), "TypeError: Type error");
      t.throws(() => new ApplePaySession(99, request()), gesture);
      t.throws(() => new ApplePaySession(14, request({ countryCode: "us" })), gesture);
      t.throws(() => t.click(() => new ApplePaySession(99, request({ countryCode: "us" }))), 'InvalidAccessError: "99" is not a supported version.');
      t.throws(() => t.click(() => new ApplePaySession(14, request({ countryCode: "us" }))), 'TypeError: "us" is not a valid country code.');
      t.throws(() => t.create({}, request({ total: { label: "x", amount: "1,5" } })), 'TypeError: "1,5" is not a valid amount.');
      t.equal(t.applePay.payments.map(({ outcome }) => outcome), Array(8).fill("rejected"), "the outcomes");
    },
  },
  {
    name: "a gesture lasts for the promises of its task, and not longer",
    async run(t) {
      const { ApplePaySession } = t.window;
      await t.click(async () => {
        await undefined;
        return new ApplePaySession(14, request());
      });
      await t.settle();
      t.throws(() => new ApplePaySession(14, request()), gesture);
    },
  },
  {
    name: "values that JSON does not have are converted",
    run(t) {
      const once = { reads: 0 };
      const total = { get label() { once.reads += 1; return "Harbor Books"; }, amount: { toString: () => "12.50" } };
      t.create({}, request({ total, merchantCapabilities: new Set(["supports3DS"]), lineItems: undefined, supportsCouponCode: {} }));
      t.equal(once.reads, 1, "how often a getter runs");
      const { request: read } = t.applePay.payments[0].flow;
      t.equal([read.total, read.merchantCapabilities, read.supportsCouponCode], [{ amount: "12.50", label: "Harbor Books" }, ["supports3DS"], true], "the values");
      t.create({}, request({ total: { label: "x", amount: 5 } }));
      t.throws(() => t.create({}, request({ total: { label: "x", amount: NaN } })), 'TypeError: "NaN" is not a valid amount.');
      t.throws(() => t.create({}, request({ total: { label: Symbol("x"), amount: "1" } })), "TypeError: Cannot convert a symbol to a string");
      t.throws(() => t.create({}, request({ supportedNetworks: "visa" })), "TypeError: Value is not a sequence");
      t.throws(() => t.create({}, request({ lineItems: {} })), "TypeError: Type error");
      t.throws(() => t.create({}, request({ get total() { throw new RangeError("mine"); } })), "RangeError: mine");
      const cyclic = request();
      cyclic.lineItems = [Object.assign({ label: "x", amount: "38.06" }, { self: cyclic })];
      t.create({}, cyclic);
      t.create({}, request(), "3");
      t.equal(t.applePay.payments.at(-1).flow.apiVersion, 3, "the version");
    },
  },
  {
    name: "supportsVersion converts its argument and rejects 0",
    run(t) {
      const { ApplePaySession } = t.window;
      t.equal([1, 14, "3", 1.9, -1, 99].map((version) => ApplePaySession.supportsVersion(version)), [true, true, true, true, false, false], "the answers");
      for (const version of [0, "latest", null]) t.throws(() => ApplePaySession.supportsVersion(version), unsupported);
      t.throws(() => ApplePaySession.supportsVersion(), "TypeError: Not enough arguments");
      t.applePay.device.highestVersion = 3;
      t.equal(ApplePaySession.supportsVersion(4), false, "a version that the device does not have");
      t.throws(() => t.create({}, request(), 4), 'InvalidAccessError: "4" is not a supported version.');
    },
  },
  {
    name: "queries answer for the device, and reject without a gesture",
    async run(t) {
      const { ApplePaySession } = t.window;
      t.equal(ApplePaySession.canMakePayments(), true, "canMakePayments");
      t.equal(await ApplePaySession.canMakePaymentsWithActiveCard("merchant.example"), true, "with a card");
      t.applePay.device.activeCard = false;
      t.equal(await ApplePaySession.canMakePaymentsWithActiveCard("merchant.example"), false, "without a card");
      await t.rejects(ApplePaySession.canMakePaymentsWithActiveCard(), /^TypeError: Not enough arguments$/);
      await t.settle();
      await t.rejects(ApplePaySession.openPaymentSetup("x"), /^InvalidAccessError: Must call ApplePaySession\.openPaymentSetup from a user gesture handler\.$/);
      t.equal(await t.click(() => ApplePaySession.openPaymentSetup("x")), true, "openPaymentSetup");
    },
  },
  {
    name: "without a page that is secure, calls throw and promises reject",
    options: { insecure: "throw" },
    async run(t) {
      if (t.window.location.protocol === "https:") return;
      const text = "InvalidAccessError: Trying to start an Apple Pay session from an insecure document.";
      t.throws(() => t.create(), text);
      t.throws(() => t.window.ApplePaySession.canMakePayments(), text);
      t.throws(() => t.window.ApplePaySession.supportsVersion(3), text);
      await t.rejects(t.window.ApplePaySession.canMakePaymentsWithActiveCard("x"), /insecure document/);
    },
  },
  {
    name: "before begin, no call is allowed",
    run(t) {
      const session = t.create();
      for (const call of Object.values(calls)) t.throws(() => call(session), unsupported);
      t.throws(() => session.begin.call({}), "TypeError: Can only call ApplePaySession.begin on instances of ApplePaySession");
    },
  },
  {
    name: "while the merchant is not validated, only that and abort are allowed",
    async run(t) {
      const session = t.create({ validatemerchant: () => {} });
      session.begin();
      t.throws(() => session.completeMerchantValidation({}), unsupported);
      await t.settle();
      t.equal(t.events, ["validatemerchant"], "the events");
      for (const [name, call] of Object.entries(calls)) if (name.startsWith("complete") && !name.endsWith("Validation")) t.throws(() => call(session), unsupported);
      for (const value of [undefined, null, "{}", 1]) t.throws(() => session.completeMerchantValidation(value), "TypeError: Type error");
      t.throws(() => session.completeMerchantValidation(), "TypeError: Not enough arguments");
      t.throws(() => session.completeMerchantValidation([]), unsupported);
      t.equal(t.applePay.sheet.waitsFor, "validatemerchant", "what the sheet waits for");
      session.completeMerchantValidation({});
      t.throws(() => session.completeMerchantValidation({}), unsupported);
      session.abort();
    },
  },
  {
    name: "a page has one session at a time, and each session begins once",
    async run(t) {
      const [first, second] = [t.open(), t.create()];
      t.throws(() => first.begin(), "InvalidAccessError: Payment session is already active.");
      t.throws(() => second.begin(), "InvalidAccessError: Page already has an active payment session.");
      first.abort();
      t.throws(() => first.begin(), "InvalidAccessError: Payment session is already active.");
      second.begin();
      second.abort();
      t.equal(t.events, [], "the events: none comes after abort");
    },
  },
  {
    name: "abort ends without an event, and again throws",
    async run(t) {
      const session = t.open();
      await t.settle();
      session.abort();
      for (const call of Object.values(calls)) t.throws(() => call(session), unsupported);
      await t.settle();
      t.equal([t.events, t.applePay.sheet.isOpen, (await t.applePay.finished()).outcome], [["validatemerchant"], false, "aborted"], "the end");
    },
  },
  {
    name: "an answer that throws keeps the state, so a right one works",
    async run(t) {
      const seen = [];
      t.open({ shippingcontactselected: (session) => {
        seen.push(t.thrown(() => session.completeShippingContactSelection({})));
        seen.push(t.thrown(() => session.completeShippingContactSelection(update("1,5"))));
        seen.push(t.thrown(() => session.completeShippingMethodSelection(update())));
        session.completeShippingContactSelection(update("41.00"));
        seen.push(t.thrown(() => session.completeShippingContactSelection(update())));
      } }, request(shipping));
      const { total } = await t.shopper.chooseContact();
      t.equal(total, { amount: "41.00", label: "Harbor Books" }, "the total");
      t.equal(seen.slice(0, 4), [
        "TypeError: Member ApplePayShippingContactUpdate.newTotal is required and must be an instance of ApplePayLineItem",
        'TypeError: "1,5" is not a valid amount.', unsupported, unsupported,
      ], "what the calls throw");
    },
  },
  {
    name: "the number of arguments decides the form of an answer",
    options: { opening: "manual" },
    async run(t) {
      const total = update().newTotal;
      const seen = [];
      t.open({
        paymentmethodselected: (session) => {
          seen.push(t.thrown(() => session.completePaymentMethodSelection(update(), undefined)));
          session.completePaymentMethodSelection({ label: "Old", amount: "1.00" }, []);
        },
        shippingmethodselected: (session) => {
          seen.push(t.thrown(() => session.completeShippingMethodSelection(0, total)));
          seen.push(t.thrown(() => session.completeShippingMethodSelection()));
          session.completeShippingMethodSelection(0, { label: "Old", amount: "2.00" }, []);
        },
        shippingcontactselected: (session) => {
          seen.push(t.thrown(() => session.completeShippingContactSelection(0)));
          seen.push(t.thrown(() => session.completeShippingContactSelection(0, methods)));
          seen.push(t.thrown(() => session.completeShippingContactSelection(8, methods, total, [])));
          session.completeShippingContactSelection(3, methods, { label: "Old", amount: "3.00" }, []);
        },
      }, request(shipping));
      t.equal((await t.shopper.chooseCard()).total.amount, "1.00", "the total");
      t.equal((await t.shopper.chooseShippingMethod("express")).total.amount, "2.00", "the total");
      const { errors } = await t.shopper.chooseContact();
      t.equal(errors, [{ code: "shippingContactInvalid", contactField: "postalAddress", message: "" }], "the errors");
      t.equal(seen, [
        "TypeError: Value is not a sequence", "TypeError: Type error", "TypeError: Not enough arguments", "TypeError: Type error",
        "TypeError: Type error", unsupported,
      ], "what the calls throw");
    },
  },
  {
    name: "a failure in the first form for shipping methods cancels",
    options: { opening: "manual" },
    async run(t) {
      t.open({ shippingmethodselected: (session) => session.completeShippingMethodSelection(1, update().newTotal, []) }, request(shipping));
      await t.rejects(t.shopper.chooseShippingMethod("express"), /the sheet is closed/);
      await t.settle();
      t.equal(t.events, ["validatemerchant", "shippingmethodselected", "cancel"], "the events");
    },
  },
  {
    name: "completePayment takes numbers, texts that become 0, and dictionaries",
    async run(t) {
      const { ApplePayError } = t.window;
      for (const [value, outcome] of [
        [0, "paid"], [1, "declined"], ["STATUS_FAILURE", "paid"], [true, "declined"], [{ status: 0 }, "paid"], [{ status: 1 }, "declined"],
        [{ status: "STATUS_FAILURE" }, "paid"], [2, "open"], [5, "open"], [{ status: 0, errors: [new ApplePayError("unknown")] }, "open"],
      ]) {
        const session = t.open({ paymentauthorized: (session) => session.completePayment(value) });
        t.equal((await t.shopper.authorize()).outcome, outcome, `the outcome of ${JSON.stringify(value)}`);
        if (outcome === "open") session.abort();
        else t.throws(() => session.abort(), unsupported);
      }
    },
  },
  {
    name: "a wrong result throws, and the payment stays authorized",
    async run(t) {
      const seen = [];
      t.open({ paymentauthorized: (session) => {
        for (const value of [null, {}, 8, { status: 0, errors: [{ code: "unknown" }] }]) seen.push(t.thrown(() => session.completePayment(value)));
        session.completePayment({ status: 0 });
        seen.push(t.thrown(() => session.completePayment({ status: 0 })));
      } });
      t.equal((await t.shopper.authorize()).outcome, "paid", "the outcome");
      const missing = "TypeError: Member ApplePayPaymentAuthorizationResult.status is required and must be an instance of unsigned short";
      t.equal(seen, [missing, missing, unsupported, "TypeError: Type error", unsupported], "what the calls throw");
    },
  },
  {
    name: "ApplePayError takes known words only, and its members can be set",
    run(t) {
      const { ApplePayError } = t.window;
      t.throws(() => new ApplePayError(), "TypeError: Not enough arguments");
      t.equal(/^TypeError: Argument 1 \('errorCode'\) to the ApplePayError constructor must be one of: /.test(t.thrown(() => new ApplePayError("wrong"))), true, "the text");
      t.equal(/^TypeError: Argument 2 \('contactField'\)/.test(t.thrown(() => new ApplePayError("unknown", "zip"))), true, "the text");
      const error = new ApplePayError("shippingContactInvalid");
      t.equal([error.code, error.contactField, error.message], ["shippingContactInvalid", null, ""], "the members");
      Object.assign(error, { code: "wrong", contactField: "postalCode", message: 5 });
      t.equal([error.code, error.contactField, error.message], ["shippingContactInvalid", "postalCode", "5"], "the members");
    },
  },
  {
    name: "inside cancel, and in its microtasks, the page still has its session",
    async run(t) {
      const seen = [];
      const second = t.create();
      const session = t.open({ cancel: (session, event) => {
        seen.push(event.sessionError, t.thrown(() => session.abort()), t.thrown(() => second.begin()));
        Promise.resolve().then(() => seen.push(t.thrown(() => second.begin())));
      } });
      await t.shopper.cancel();
      const busy = "InvalidAccessError: Page already has an active payment session.";
      t.equal(seen, [{ code: "unknown", info: {} }, unsupported, busy, busy], "what the page sees");
      t.throws(() => session.completeMerchantValidation(merchantSession), unsupported);
      second.begin();
    },
  },
  {
    name: "begin throws if the system shows no sheet, and can be repeated; an old word is a warning",
    async run(t) {
      const session = t.create({}, request({ shippingContactEditingMode: "enabled" }));
      t.applePay.device.opensSheet = false;
      t.throws(() => session.begin(), "InvalidAccessError: There is already has an active payment session.");
      t.applePay.device.opensSheet = true;
      session.begin();
      const text = "`enabled` is a deprecated value for `shippingContactEditingMode`. Please use `available` instead.";
      t.equal(t.warnings, [text], "the warnings");
      session.abort();
    },
  },
];
