// Records an invented payment and checks the recordings.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, test } from "node:test";
import { installed, load } from "./support.mjs";

const { check } = await load("node.js");
const { record } = await load("recorder.node.js");

// The browser's classes that the recorder uses.
class ApplePaySession extends EventTarget {
  static supportsVersion() { return true; }
  constructor(version, request) {
    super();
    if (request.total === undefined) throw new TypeError("Member ApplePayPaymentRequest.total is required");
    this.completed = [];
  }
  completePaymentMethodSelection(data) { this.completed.push(data); }
  completeShippingMethodSelection(data) { this.completed.push(data); }
  completeShippingContactSelection(data) { this.completed.push(data); }
  completeCouponCodeChange(data) { this.completed.push(data); }
  completePayment(data) { this.completed.push(data); }
  select(type, members) { this.dispatchEvent(Object.assign(new Event(type), members)); }
}
class PaymentRequest extends EventTarget {
  constructor(methodData, details) {
    super();
    this.details = details;
  }
  async change(type) {
    await new Promise((done) => this.dispatchEvent(Object.assign(new Event(type), { updateWith: (answer) => Promise.resolve(answer).then(done) })));
  }
}

const item = (label, amount, more = {}) => ({ label, amount, ...more });
const method = (identifier, label, amount) => ({ identifier, label, detail: "", amount });

let warnings;
beforeEach(() => {
  warnings = [];
  console.warn = (text) => warnings.push(text);
  globalThis.ApplePaySession = ApplePaySession;
  globalThis.PaymentRequest = PaymentRequest;
});

test("the script for browser tests records a payment, a rejected request and a W3C request", async () => {
  (0, eval)(readFileSync(join(installed, "recorder.script.js"), "utf8"));
  const { records, save } = globalThis.applePayRecorder;
  const request = {
    countryCode: "US", currencyCode: "USD", merchantCapabilities: ["supports3DS"], supportedNetworks: ["visa"],
    requiredShippingContactFields: ["postalAddress", "name"], lineItems: [item("Book", "20.00"), item("Standard", "0.00")],
    total: item("Harbor Books", "20.00"), shippingMethods: [method("standard", "Standard", "0.00"), method("express", "Express", "5.00")],
  };
  assert.equal(globalThis.ApplePaySession.supportsVersion(14), true, "static members go through");
  const session = new globalThis.ApplePaySession(14, request);
  assert.ok(session instanceof ApplePaySession && session instanceof globalThis.ApplePaySession);
  request.total.amount = "99.00"; // what the page does later does not change the record
  session.addEventListener("shippingmethodselected", () => {
    session.completeShippingMethodSelection({ newTotal: item("Harbor Books", "25.00"), newLineItems: [item("Book", "20.00"), item("Express", "5.00")] });
  });
  session.select("shippingmethodselected", { shippingMethod: method("express", "Express", "5.00") });
  session.addEventListener("shippingcontactselected", () => session.completeShippingContactSelection({
    newTotal: item("Harbor Books", "25.00"), newLineItems: [item("Book", "20.00"), item("Express", "5.00")], errors: undefined,
  }));
  session.select("shippingcontactselected", { shippingContact: { locality: "Bonn", postalCode: "53111", countryCode: "DE" } });
  session.completePayment({ status: 0 });
  assert.equal(session.completed.length, 3, "the page's own calls go through");

  // A request that the constructor rejects is recorded too, with the values that JSON loses.
  const when = new Date("2027-03-01T12:00:00Z");
  assert.throws(() => new globalThis.ApplePaySession(14, { amount: NaN, "a/b": [undefined, when, 10n, () => 1] }), TypeError);

  const w3c = new globalThis.PaymentRequest(
    [{ supportedMethods: "https://apple.com/apple-pay", data: {
      version: 14, merchantIdentifier: "merchant.com.example.shop", merchantCapabilities: ["supports3DS"], supportedNetworks: ["visa"], countryCode: "US" } }],
    { total: item("Harbor Books", { currency: "USD", value: "20.00" }) });
  w3c.addEventListener("paymentmethodchange", (event) => event.updateWith(Promise.resolve({ total: item("Harbor Books", { currency: "USD", value: "21.00" }) })));
  await w3c.change("paymentmethodchange");

  assert.deepEqual(records.map((record) => record.kind), ["PaymentFlow", "PaymentFlow", "PaymentRequest", "PaymentDetailsUpdate"]);
  assert.deepEqual(records[0].document.request.total, item("Harbor Books", "20.00"));
  assert.deepEqual(records[0].document.events.map((event) => event.selected), [
    { shippingMethod: "express" }, { shippingContact: { locality: "Bonn", postalCode: "53111", countryCode: "DE" } },
  ]);
  assert.deepEqual(records[0].document.result, { status: 0 });
  assert.deepEqual(records[0].notes, [{ pointer: "/events/1/data/errors", was: "undefined" }]);
  assert.deepEqual(records[1].notes.map((note) => note.pointer + " " + note.was), [
    "/request/amount NaN", "/request/a~1b/0 undefined", "/request/a~1b/1 the Date 2027-03-01T12:00:00.000Z",
    "/request/a~1b/2 the BigInt 10", "/request/a~1b/3 a function",
  ]);
  assert.equal(warnings.length, 6);


  const files = {};
  save((name, text) => { files[name] = text; });
  assert.deepEqual(Object.keys(files), [
    "flow-1.applepay.json", "flow-1.notes.txt", "flow-2.applepay.json", "flow-2.notes.txt", "request-3.applepay.json",
    "request-3-update-4.applepay.json",
  ]);
  // The recordings of valid documents have no error and the right kind.
  for (const { name, kind } of [records[0], records[2], records[3]]) {
    const report = await check(files[`${name}.applepay.json`]);
    assert.equal(report.kind, kind);
    assert.deepEqual(report.findings.filter(({ severity }) => severity === "error"), []);
  }
  const rejected = await check(files["flow-2.applepay.json"], { kind: "PaymentFlow" });
  assert.ok(rejected.findings.some(({ rule }) => rule === "member/missing"));
});

test("the recorder of the package checks at once", async () => {
  const reports = [];
  const recorder = record({ onReport: (report, recording, added) => reports.push([recording.name, added.map(({ rule }) => rule)]) });
  const session = new globalThis.ApplePaySession(14, {
    countryCode: "us", currencyCode: "USD", merchantCapabilities: ["supports3DS"], supportedNetworks: ["visa"], total: item("Harbor Books", "20.00"),
  });
  await recorder.checked();
  assert.deepEqual(reports, [["flow-1", ["country/unknown"]]]);
  session.completePaymentMethodSelection({ newTotal: item("Harbor Books", "21,00") });
  await recorder.checked();
  assert.equal(reports.length, 2);
  assert.ok(reports[1][1].includes("amount/format"), "only what is new");
  assert.ok(!reports[1][1].includes("country/unknown"));
  assert.equal(recorder.records[0].report.kind, "PaymentFlow");
  recorder.stop();
  assert.equal(globalThis.ApplePaySession, ApplePaySession);
});

test("without a listener, findings are on the console", async () => {
  const lines = [];
  const original = console.error;
  console.error = (text) => lines.push(text);
  const recorder = record();
  assert.throws(() => new globalThis.ApplePaySession(14, { countryCode: "us" }), TypeError);
  await recorder.checked();
  recorder.stop();
  console.error = original;
  assert.ok(lines.some((line) => /^Apple Pay: error country\/unknown at \/request\/countryCode: /.test(line)), lines.join("\n"));
});

const startScript = () => {
  (0, eval)(readFileSync(join(installed, "recorder.script.js"), "utf8"));
  return globalThis.applePayRecorder;
};
const create = () => new globalThis.ApplePaySession(14, { total: item("Harbor Books", "20.00") });

test("a class that appears after the recorder started is a warning, once", () => {
  delete globalThis.ApplePaySession;
  const recorder = startScript();
  globalThis.ApplePaySession = ApplePaySession;
  create();
  assert.deepEqual(recorder.records, []);
  assert.throws(() => recorder.recorded(), /nothing was recorded: ApplePaySession appeared after the recorder started.*; start the recorder after /);
  assert.throws(() => recorder.save(() => {}), /nothing was recorded/);
  recorder.stop();
  assert.equal(warnings.length, 1);
  assert.match(warnings[0], /^applePayRecorder: ApplePaySession appeared after the recorder started, .*; start the recorder after the script/);
});

test("a page that loads its class late is warned without reading the records", () => {
  const target = new EventTarget();
  const recorder = record({ target });
  target.ApplePaySession = ApplePaySession;
  target.dispatchEvent(new Event("load"));
  assert.equal(warnings.length, 1);
  assert.match(warnings[0], /appeared after the recorder started/);
  recorder.stop();
});

test("a browser without the class is a warning when the records are read, and not before", () => {
  delete globalThis.ApplePaySession;
  const recorder = startScript();
  assert.equal(warnings.length, 0);
  assert.deepEqual(recorder.records, []);
  assert.deepEqual(recorder.records, []);
  assert.equal(warnings.length, 1);
  assert.match(warnings[0], /this browser has no ApplePaySession; use Safari, or define /);
  assert.throws(() => recorder.recorded(), /nothing was recorded: this browser has no ApplePaySession/);
});

test("a class of a test needs only what its page uses", () => {
  globalThis.ApplePaySession = class {
    completePaymentMethodSelection() {}
  };
  globalThis.PaymentRequest = class {};
  const recorder = startScript();
  const session = create();
  session.completePaymentMethodSelection({ newTotal: item("Harbor Books", "21.00") });
  assert.equal(session.completePayment, undefined);
  new globalThis.PaymentRequest([], { total: item("Harbor Books", { currency: "USD", value: "20.00" }) });
  assert.deepEqual(recorder.records.map(({ kind }) => kind), ["PaymentFlow", "PaymentRequest"]);
  assert.deepEqual(recorder.records[0].document.events, [
    { update: "ApplePayPaymentMethodUpdate", data: { newTotal: item("Harbor Books", "21.00") } },
  ]);
});

test("a test of a page that never pays fails", () => {
  const recorder = startScript();
  assert.throws(() => recorder.recorded(), /nothing was recorded: the page created no ApplePaySession and no PaymentRequest; check /);
  assert.throws(() => recorder.save(() => {}), /nothing was recorded/);
  create();
  assert.equal(recorder.recorded(), recorder.records);
  assert.equal(recorder.recorded().length, 1);
  assert.deepEqual(warnings, [], "nothing is wrong with the classes");
});

test("the sample of the documentation fails if nothing was recorded, and checks what was", async () => {
  const text = readFileSync(new URL("../../../Docs/From-Node.md", import.meta.url), "utf8");
  const [, sample] = /```js\n(await page\.addInitScript[^]*?)```/.exec(text);
  const { matchers } = await load("matchers.js");
  const expect = (document) => ({ toBeApplePay: (options) => {
    const { pass, message } = matchers.toBeApplePay(document, options);
    assert.ok(pass, message());
  } });
  const run = (pays) => {
    const page = { addInitScript: async () => startScript(), evaluate: async (work) => work(), pay: async () => pays() };
    return new (async () => {}).constructor("page", "expect", "require", sample.replace(/^\/\/ .*$/m, "await page.pay();"))(
      page, expect, { resolve: (name) => name });
  };
  await assert.rejects(run(() => {}), /nothing was recorded/);
  await run(() => new globalThis.ApplePaySession(14, {
    countryCode: "US", currencyCode: "USD", merchantCapabilities: ["supports3DS"], supportedNetworks: ["visa"], total: item("Harbor Books", "20.00") }));
  await assert.rejects(run(create), /PaymentFlow has .*finding/);
});

describe("calls after the end of a session", () => {
  let errors;
  beforeEach((context) => {
    errors = [];
    context.mock.method(console, "error", (text) => errors.push(text));
  });
  // Safari throws, and so does this class. A page can catch that.
  class Ended extends ApplePaySession {
    isEnded = false;
    refuse() { if (this.isEnded) throw Object.assign(new Error("The object does not support the operation or argument."), { name: "InvalidAccessError" }); }
    abort() { this.refuse(); this.isEnded = true; }
    completeMerchantValidation() { this.refuse(); }
    completePayment(data) { this.refuse(); super.completePayment(data); }
    end() {
      this.isEnded = true;
      this.select("cancel", { sessionError: {} });
    }
  }
  const begin = (start) => {
    globalThis.ApplePaySession = Ended;
    const recorder = start();
    return { recorder, session: new globalThis.ApplePaySession(14, { ...valid, total: item("Harbor Books", "20.00") }) };
  };
  const valid = { countryCode: "US", currencyCode: "USD", merchantCapabilities: ["supports3DS"], supportedNetworks: ["visa"] };
  const refused = { name: "InvalidAccessError" };
  const threw = "InvalidAccessError: The object does not support the operation or argument.";

  test("the script says them on the console before the call returns, and records them", () => {
    const { recorder, session } = begin(startScript);
    session.completePaymentMethodSelection({ newTotal: item("Harbor Books", "20.00") });
    session.end();
    assert.deepEqual(errors, []);
    for (const name of ["completeMerchantValidation", "completePayment", "abort"]) {
      errors.length = 0;
      assert.throws(() => session[name]({ status: 0 }), refused);
      assert.deepEqual(errors, [
        `applePayRecorder: the page called ${name} after the event cancel, and Safari throws; note the end of the session, and do not call it then`]);
    }
    session.completePaymentMethodSelection({ newTotal: item("Harbor Books", "30.00") });
    const { document } = recorder.records[0];
    assert.deepEqual(document.calls, [
      ...["completeMerchantValidation", "completePayment", "abort"].map((call) => ({ call, by: "page", state: "Canceled", threw })),
      { call: "completePaymentMethodSelection", by: "page", state: "Canceled" },
    ]);
    assert.deepEqual([document.events.length, document.result], [1, undefined], "the sheet got none of them");
  });

  for (const [what, end, text, result] of [
    ["the result", (session) => session.completePayment({ status: 1 }), "the result of the payment", { status: 1 }],
    ["a result of version 2", (session) => session.completePayment(0), "the result of the payment", { status: 0 }],
    ["abort", (session) => session.abort(), "abort", undefined],
  ]) {
    test(`after ${what}`, () => {
      const { recorder, session } = begin(startScript);
      end(session);
      session.isEnded = true;
      assert.throws(() => session.completePayment({ status: 2 }), refused);
      assert.match(errors.join(), new RegExp(`^applePayRecorder: the page called completePayment after ${text}, `));
      assert.deepEqual(recorder.records[0].document.result, result);
    });
  }

  test("after a result with errors, the shopper can try again", () => {
    const { recorder, session } = begin(startScript);
    session.completePayment({ status: 1, errors: [{ code: "unknown" }] });
    session.completePayment({ status: 2 });
    session.completePayment({ status: 0 });
    assert.deepEqual(errors, []);
    assert.equal(recorder.records[0].document.calls, undefined);
  });

  test("a call that throws does not end the session", () => {
    const { session } = begin(startScript);
    session.isEnded = true;
    assert.throws(() => session.abort(), refused);
    session.isEnded = false;
    session.completePayment({ status: 0 });
    assert.deepEqual(errors, []);
  });

  test("the recorder that checks reports the rule", async () => {
    const rules = [];
    const { recorder, session } = begin(() => record({ onReport: (report, recording, added) => rules.push(...added.map(({ rule, pointer }) => `${rule} ${pointer}`)) }));
    session.end();
    assert.throws(() => session.completePayment({ status: 0 }), refused);
    assert.equal(errors.length, 1);
    await recorder.checked();
    assert.deepEqual(rules, ["answer/after-end /calls/0"]);
    recorder.stop();
  });

  test("of the stand-in", async () => {
    const { mockApplePay } = await load("mock.node.js");
    delete globalThis.ApplePaySession;
    const applePay = mockApplePay(globalThis, { activation: "off", replace: true });
    const recorder = startScript();
    const session = new globalThis.ApplePaySession(14, { ...valid, total: item("Harbor Books", "20.00") });
    session.onvalidatemerchant = () => {};
    session.begin();
    await applePay.shopper.cancel();
    assert.throws(() => session.abort(), refused);
    assert.deepEqual(errors, ["applePayRecorder: the page called abort after the event cancel, and Safari throws; note the end of the session, and do not call it then"]);
    recorder.stop();
    applePay.restore();
  });
});

test("the recorder adds no listener of its own for selections, because a sheet goes on by itself without one", () => {
  const { recorder, added } = listening();
  const session = new globalThis.ApplePaySession(3, { total: item("Shop", "1.00") });
  assert.deepEqual(added, ["cancel"]);
  const handler = () => { throw new Error("removed"); };
  session.addEventListener("paymentmethodselected", handler);
  session.addEventListener("paymentmethodselected", handler);
  session.removeEventListener("paymentmethodselected", handler);
  session.select("paymentmethodselected", { paymentMethod: { type: "debit" } });
  session.onpaymentmethodselected = function (event) {
    assert.equal(this, session);
    session.completePaymentMethodSelection({ newTotal: item("Shop", "2.00") });
    assert.equal(event.paymentMethod.type, "credit");
  };
  assert.equal(typeof session.onpaymentmethodselected, "function");
  session.select("paymentmethodselected", { paymentMethod: { type: "credit" } });
  session.onpaymentmethodselected = null;
  assert.equal(session.onpaymentmethodselected, null);
  assert.equal(session.handlers.get("paymentmethodselected"), null);
  assert.deepEqual(recorder.records[0].document.events.map(({ selected }) => selected), [{ paymentMethod: { type: "credit" } }]);
});

test("answers of the first version are recorded as the updates that they mean", async () => {
  const { recorder } = listening();
  const session = new globalThis.ApplePaySession(2, {
    countryCode: "US", currencyCode: "USD", merchantCapabilities: ["supports3DS"], supportedNetworks: ["visa"], total: item("Shop", "1.00"),
    requiredShippingContactFields: ["postalAddress"],
  });
  session.completePaymentMethodSelection(item("Shop", "1.00"), []);
  session.completeShippingContactSelection(0, [method("a", "A", "0.00")], item("Shop", "1.00"), []);
  session.completeShippingMethodSelection(0, item("Shop", "1.00"), []);
  const { document } = recorder.records[0];
  assert.deepEqual(document.events.map(({ data }) => data), [
    { newTotal: item("Shop", "1.00"), newLineItems: [] },
    { newShippingMethods: [method("a", "A", "0.00")], newTotal: item("Shop", "1.00"), newLineItems: [] },
    { newTotal: item("Shop", "1.00"), newLineItems: [] },
  ]);
  const { findings } = await check(JSON.stringify(document));
  assert.deepEqual(findings.filter(({ severity }) => severity === "error"), []);
});

/** Records a class that notes which listeners it gets, as a browser knows them. */
function listening() {
  const added = [];
  globalThis.ApplePaySession = class extends ApplePaySession {
    handlers = new Map();
    addEventListener(type, ...more) {
      added.push(type);
      super.addEventListener(type, ...more);
    }
    get onpaymentmethodselected() { return this.handlers.get("paymentmethodselected") ?? null; }
    set onpaymentmethodselected(value) { this.handlers.set("paymentmethodselected", value); }
    select(type, members) {
      super.select(type, members);
      this.handlers.get(type)?.call(this, Object.assign(new Event(type), members));
    }
  };
  return { recorder: record(), added };
}
