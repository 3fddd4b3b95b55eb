// What Safari does in cases where a stand-in easily does something else. Each is from WebKit's source or its tests.
import { request as sessionRequest } from "./scenario-tools.mjs";
import { aborted, details, invalid, methodData, money, open, options, shipping } from "./w3c-tools.mjs";

const bad = { shippingAddress: { city: "bad" } };
const total = (value) => ({ total: { label: "Harbor Books", amount: money(value) } });
/** Runs work, and returns what it writes on the console as errors. */
async function errorsOnConsole(work) {
  const [{ error }, errors] = [console, []];
  console.error = (text) => errors.push(text);
  try {
    await work();
  } finally {
    console.error = error;
  }
  return errors;
}
const timedOut = ["payment request timed out while waiting for Promise given to show() or updateWith() to settle."];

/** A request with shipping, after the shopper authorized it. */
async function authorized(t, handlers = {}, values = {}) {
  const opened = open(t, { shippingaddresschange: (event) => event.updateWith({}), ...handlers }, { options: shipping, ...values });
  const first = t.shopper.authorize();
  first.catch(() => {});
  return { ...opened, first, response: await opened.shown };
}

export const scenarios = [
  {
    name: "Safari: during retry the shopper selects again, and the page answers",
    async run(t) {
      const { response } = await authorized(t);
      const again = response.retry(bad);
      t.equal((await t.shopper.chooseContact({ locality: "Oakland", countryCode: "US" })).errors, [], "the errors");
      const second = t.shopper.authorize();
      t.equal(await again, undefined, "what retry resolves with");
      await response.complete();
      t.equal((await second).outcome, "paid", "the outcome");
    },
  },
  {
    name: "Safari: a wrong answer during retry rejects retry",
    async run(t) {
      let answer = {};
      const { response } = await authorized(t, { shippingaddresschange: (event) => event.updateWith(answer) });
      const again = response.retry(bad);
      answer = total("1,5");
      t.shopper.chooseContact({ locality: "Oakland", countryCode: "US" }).catch(() => {});
      await t.rejects(again, /^TypeError: "1,5" is not a valid decimal monetary value\.$/);
      t.equal(t.applePay.sheet.isOpen, false, "whether the sheet is open");
      await t.rejects(response.complete(), invalid);
    },
  },
  {
    name: "Safari: the details of show stay in force after an empty answer, and for a card without a listener",
    async run(t) {
      for (const listener of [undefined, (event) => event.updateWith({})]) {
        const request = new t.window.PaymentRequest(methodData(), details("10.00"));
        request.onmerchantvalidation = (event) => event.complete({});
        request.onpaymentmethodchange = listener;
        const shown = t.click(() => request.show(Promise.resolve(total("2.00"))));
        t.equal((await t.shopper.chooseCard()).total.amount, "2.00", "the total");
        await request.abort();
        await t.rejects(shown, aborted);
      }
    },
  },
  {
    name: "Safari: new shipping options select their first one",
    async run(t) {
      const [first, express] = options;
      let answer = { shippingOptions: [{ ...express, id: "courier" }, first] };
      const { request, response } = await authorized(t, { shippingaddresschange: (event) => event.updateWith(answer) }, { details: details("38.06", { shippingOptions: options }) });
      t.equal([request.shippingOption, response.shippingOption, t.applePay.sheet.shippingMethod], ["courier", "courier", "courier"], "the option");
      response.retry(bad).catch(() => {});
      answer = { shippingOptions: [] };
      await t.shopper.chooseContact({ locality: "Oakland", countryCode: "US" });
      t.equal([request.shippingOption, t.applePay.sheet.shippingMethods], [null, []], "the option without options");
      await t.shopper.cancel();
    },
  },
  {
    name: "Safari: a cancel while the merchant session is pending rejects show at once",
    async run(t) {
      const { shown } = open(t, { merchantvalidation: (event) => event.complete(new Promise(() => {})) });
      await t.settle();
      t.equal(await errorsOnConsole(async () => {
        await t.shopper.cancel();
        await t.rejects(shown, aborted);
      }), [], "the console");
    },
  },
  {
    name: "Safari: a cancel while the details of show are pending waits for them, also after the merchant session",
    async run(t) {
      let settle;
      const request = new t.window.PaymentRequest(methodData(), details());
      request.onmerchantvalidation = (event) => event.complete({});
      const shown = t.click(() => request.show(new Promise((resolve) => { settle = resolve; })));
      let isRejected = false;
      shown.catch(() => { isRejected = true; });
      await t.settle();
      t.equal(await errorsOnConsole(() => t.shopper.cancel()), timedOut, "the console");
      await t.settle();
      t.equal(isRejected, false, "whether show is rejected");
      settle({});
      await t.rejects(shown, aborted);
    },
  },
  {
    name: "Safari: an abort while a cancel waits for a promise ends the waiting",
    async run(t) {
      const { request, shown } = open(t, { paymentmethodchange: (event) => event.updateWith(new Promise(() => {})) });
      await t.settle();
      t.equal(await errorsOnConsole(() => t.shopper.cancel()), timedOut, "the console");
      await request.abort();
      await t.rejects(shown, aborted);
    },
  },
  {
    name: "Safari: show uses the activation of a click that is not older than five seconds, also after waiting",
    async run(t) {
      const request = new t.window.PaymentRequest(methodData(), details());
      t.click(() => {});
      await t.settle();
      const { now } = Date;
      Date.now = () => now() + 5_100;
      await t.rejects(request.show(), /^SecurityError: /);
      Date.now = now;
      t.click(() => {});
      await t.settle();
      const shown = request.show();
      await t.settle();
      t.equal(t.applePay.sheet.isOpen, true, "whether the sheet is open");
      await request.abort();
      await t.rejects(shown, aborted);
    },
  },
  {
    name: "Safari: the error of an update has no field",
    async run(t) {
      open(t, { shippingaddresschange: (event) => event.updateWith({ error: "No", shippingOptions: [] }) }, { options: shipping });
      t.equal((await t.shopper.chooseContact()).errors, [{ code: "shippingContactInvalid", message: "No" }], "the errors");
      await t.shopper.cancel();
    },
  },
  {
    name: "Safari: the answer to an option has no errors",
    async run(t) {
      const { request } = open(t, {
        shippingoptionchange: (event) => event.updateWith({ payerErrors: { name: "bad" } }), shippingaddresschange: (event) => event.updateWith({}),
      }, { details: details("38.06", { shippingOptions: options }), options: shipping });
      t.equal((await t.shopper.chooseShippingMethod("express")).errors, [], "the errors");
      await request.abort();
    },
  },
  {
    name: "Safari: the errors of the payer come in the order of name, email and phone",
    async run(t) {
      const payer = { email: "e", phone: "p", name: "n" };
      open(t, { paymentmethodchange: (event) => event.updateWith({ payerErrors: payer }) }, { options: { requestPayerName: true, requestPayerEmail: true, requestPayerPhone: true } });
      t.equal((await t.shopper.chooseCard()).errors.map(({ message }) => message), ["n", "e", "p"], "the errors");
      await t.shopper.cancel();
    },
  },
  {
    name: "Safari: show rejects before abort resolves",
    async run(t) {
      const { request, shown } = open(t);
      await t.settle();
      const order = [];
      const rejected = shown.catch(() => order.push("show"));
      await Promise.all([request.abort().then(() => order.push("abort")), rejected]);
      t.equal(order, ["show", "abort"], "the order");
    },
  },
  {
    name: "Safari: the text for an unknown code names the codes of the interface",
    run(t) {
      t.throws(() => new t.window.ApplePayError("x"), 'TypeError: Argument 1 (\'errorCode\') to the ApplePayError constructor must be one of: "unknown", '
        + '"shippingContactInvalid", "billingContactInvalid", "addressUnserviceable", "couponCodeInvalid", "couponCodeExpired"');
    },
  },
  {
    name: "Safari: the error of retry is about the shipping contact, and only with shipping",
    async run(t) {
      const shippingless = open(t, {}, { options: { requestPayerEmail: true } });
      let first = t.shopper.authorize();
      (await shippingless.shown).retry({ error: "E" }).catch(() => {});
      t.equal((await first).errors, [{ code: "unknown", message: "" }], "the errors without shipping");
      await t.shopper.cancel();
      const { response, first: second } = await authorized(t);
      response.retry({ error: "E" }).catch(() => {});
      t.equal((await second).errors, [{ code: "shippingContactInvalid", message: "E" }], "the errors with shipping");
      await t.shopper.cancel();
    },
  },
  {
    name: "Safari: retry takes only a list of ApplePayError for the payment method",
    async run(t) {
      const { response } = await authorized(t);
      for (const paymentMethod of [{}, "bad", [{}]]) await t.rejects(response.retry({ paymentMethod }), /^TypeError: /);
      response.retry({ paymentMethod: [new t.window.ApplePayError("unknown", undefined, "Declined")] }).catch(() => {});
      t.equal(t.applePay.sheet.errors.map(({ message }) => message), ["Declined"], "the errors");
      await t.shopper.cancel();
    },
  },
  {
    name: "Safari: after the authorization, a cancel aborts retry and complete",
    async run(t) {
      const { response } = await authorized(t);
      await t.shopper.cancel();
      await t.rejects(response.retry(), aborted);
      await t.rejects(response.complete(), aborted);
    },
  },
  {
    name: "Safari: the authorization does not change the request",
    async run(t) {
      const withShipping = await authorized(t);
      t.equal([withShipping.request.shippingAddress.recipient, withShipping.response.shippingAddress.recipient], ["", "Jamie Rivera"], "the recipient");
      await withShipping.response.complete();
      const { request, shown } = open(t, {}, { options: { requestPayerName: true } });
      t.shopper.authorize().catch(() => {});
      const response = await shown;
      t.equal([request.shippingAddress, response.shippingAddress, response.payerName], [null, null, "Jamie Rivera"], "the address without shipping");
      await response.complete();
    },
  },
  {
    name: "Safari: the members of a request and of a response are read-only, and a response is JSON",
    async run(t) {
      const { request, response } = await authorized(t, {}, { details: details("38.06", { shippingOptions: options }) });
      for (const [owner, name] of [[request, "shippingOption"], [request, "shippingAddress"], [request, "shippingType"], [response, "payerName"]]) {
        const before = owner[name];
        t.equal(Reflect.set(owner, name, "mine"), false, name);
        t.equal(owner[name] === before, true, name);
      }
      t.equal(Object.keys(JSON.parse(JSON.stringify(response))), [
        "requestId", "methodName", "details", "shippingAddress", "shippingOption", "payerName", "payerEmail", "payerPhone"], "the members as JSON");
      t.equal(response.onpayerdetailchange, null, "the handler");
      response.onpayerdetailchange = () => {};
      t.equal(typeof response.onpayerdetailchange, "function", "the handler of the page");
      await response.complete();
    },
  },
  {
    name: "Safari: a page and its frames have one sheet",
    async run(t) {
      const session = t.open();
      await t.settle();
      const { document } = t.window;
      const frame = document.body.appendChild(document.createElement("iframe"));
      const other = t.another(frame.contentWindow);
      const second = new frame.contentWindow.ApplePaySession(14, sessionRequest());
      t.throws(() => second.begin(), "InvalidAccessError: Page already has an active payment session.");
      await t.rejects(new frame.contentWindow.PaymentRequest(methodData(), details()).show(), aborted);
      session.abort();
      second.begin();
      second.abort();
      other.restore();
      frame.remove();
    },
  },
];
