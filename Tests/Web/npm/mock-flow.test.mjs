// What a record of the stand-in says about the calls of a page. A saved flow has the same findings.
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { load, request } from "./support.mjs";

const { mockApplePay } = await load("mock.node.js");
const { checkSync, explainSync } = await load("node.js");
const { matchersFor } = await load("lib/matchers.js");
before(() => { console.info = console.warn = () => {}; });

const address = { requiredShippingContactFields: ["postalAddress"] };
const methods = { ...address, shippingMethods: [{ identifier: "a", label: "A", detail: "", amount: "0.00" }] };
const total = { newTotal: { label: "Harbor Books", amount: "39.00" } };
const merchant = (session) => session.completeMerchantValidation({});

/** What the page does wrong, by the rule: the listeners of its session, the request, and the acts of the shopper. */
const cases = [
  { rule: null, listeners: { paymentauthorized: (session) => session.completePayment({ status: 0 }) }, act: ({ shopper }) => shopper.authorize() },
  {
    rule: "answer/twice", listeners: { paymentauthorized: (session) => { session.completePayment({ status: 0 }); session.completePayment({ status: 0 }); } },
    act: ({ shopper }) => shopper.authorize(),
  },
  { rule: "answer/after-end", listeners: { cancel: (session) => session.abort() }, act: ({ shopper }) => shopper.cancel() },
  { rule: "flow/unanswered", listeners: { paymentauthorized: () => {} }, act: answering(({ shopper }) => shopper.authorize()) },
  { rule: "flow/no-handler", listeners: {}, act: answering(({ shopper }) => shopper.authorize()) },
  {
    rule: "flow/arguments", values: methods, act: answering(({ shopper }) => shopper.chooseShippingMethod("a")),
    listeners: { shippingmethodselected: (session) => session.completeShippingMethodSelection(0, total.newTotal) }, also: ["flow/unanswered"],
  },
  {
    rule: "flow/redacted", values: address, act: ({ shopper }) => shopper.chooseContact(),
    listeners: { shippingcontactselected: (session, { shippingContact: { emailAddress = "" } }) => session.completeShippingContactSelection(emailAddress === "" ? total : 0) },
  },
  { rule: "result/success-with-errors", listeners: { paymentauthorized: (session, event, { ApplePayError }) => session.completePayment({ status: 0, errors: [new ApplePayError("unknown", undefined, "A")] }) }, act: ({ shopper }) => shopper.authorize() },
  { rule: "member/type", listeners: { paymentauthorized: (session) => session.completePayment("STATUS_FAILURE") }, act: ({ shopper }) => shopper.authorize() },
  { rule: "member/type", listeners: { paymentauthorized: (session) => session.completePayment({ status: "STATUS_FAILURE" }) }, act: ({ shopper }) => shopper.authorize() },
  { rule: "member/missing", values: methods, act: answering(({ shopper }) => shopper.chooseShippingMethod("a")), listeners: { shippingmethodselected: (session) => session.completeShippingMethodSelection({}) }, also: ["flow/unanswered"] },
  { rule: "session/second", act: () => {}, second: true },
  { rule: "session/gesture", act: () => {}, window: { addEventListener() {}, removeEventListener() {} } },
  { rule: "session/insecure", act: () => {}, window: { location: new URL("http://localhost/") } },
];

/** Acts, and lets the time pass in which the page must answer. */
function answering(act) {
  return async (applePay) => {
    act(applePay).catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 30));
    await applePay.timeOut();
  };
}

function open(window, { listeners = {}, values = {} }) {
  const session = new window.ApplePaySession(14, { ...request(), ...values });
  for (const [type, listener] of Object.entries({ validatemerchant: merchant, ...listeners })) {
    session[`on${type}`] = (event) => {
      try {
        listener(session, event, window);
      } catch {
        // A page that catches an exception still made the mistake.
      }
    };
  }
  return session;
}

// The token of the stand-in is that of a simulator.
const rulesOf = ({ findings }) => [...new Set(findings.map(({ rule }) => rule))].filter((rule) => rule !== "token/simulated");

describe("a record has findings about calls", () => {
  for (const each of cases) {
    test(`${each.rule ?? "none"}: ${Object.keys(each.listeners ?? {}).join()}`, async () => {
      const window = { ...each.window };
      const applePay = mockApplePay(window, { activation: "off", opening: "manual" });
      const session = open(window, each);
      session.begin();
      if (each.second) {
        assert.throws(() => open(window, each).begin(), /Page already has an active payment session\./);
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
      await each.act(applePay);
      if (applePay.sheet.isOpen) session.abort();
      const record = applePay.payments.at(-1);
      const saved = checkSync(JSON.stringify(record.flow));
      assert.equal(saved.kind, "PaymentFlow");
      const expected = each.rule === null ? [] : [each.rule, ...(each.also ?? [])];
      assert.deepEqual(rulesOf(saved).sort(), expected.sort());
      // Directly after the call, the page can have made another mistake.
      assert.deepEqual(checkSync(record.flow, { kind: "PaymentFlow" }).findings, saved.findings);
      const isError = saved.findings.some(({ severity }) => severity === "error");
      const { pass, message } = matchersFor(checkSync).toBeApplePay(record);
      assert.equal(pass, !isError);
      if (isError) assert.ok(message().includes(each.rule), message());
      applePay.restore();
    });
  }

  test("flow/late: the clock of the page decides", async (t) => {
    t.mock.timers.enable({ apis: ["Date"] });
    const window = {};
    const applePay = mockApplePay(window, { activation: "off", opening: "manual" });
    open(window, { listeners: { validatemerchant: (session) => { t.mock.timers.tick(21_000); merchant(session); }, paymentauthorized: (session) => session.completePayment(0) } }).begin();
    await applePay.shopper.authorize();
    const { flow, report } = await applePay.finished();
    assert.deepEqual(report.findings.filter(({ rule }) => rule !== "token/simulated").map(({ rule, severity, message }) => [rule, severity, message]), [
      ["flow/late", "warning", "the page answered after 21 seconds, and the sheet would close after 30 seconds"]]);
    assert.deepEqual(checkSync(JSON.stringify(flow)).findings, report.findings);
    applePay.restore();
  });

  test("a PaymentRequest has them, too", async () => {
    const window = {};
    const applePay = mockApplePay(window, { activation: "off", opening: "manual" });
    const data = { version: 14, merchantIdentifier: "merchant.com.example", merchantCapabilities: ["supports3DS"], supportedNetworks: ["visa"], countryCode: "US" };
    const amount = { currency: "USD", value: "38.06" };
    const made = new window.PaymentRequest([{ supportedMethods: "https://apple.com/apple-pay", data }], {
      total: { label: "Harbor Books", amount }, shippingOptions: [{ id: "a", label: "A", amount }] }, { requestShipping: true });
    made.onmerchantvalidation = (event) => event.complete({});
    const shown = made.show().catch((error) => error.name);
    await answering(({ shopper }) => shopper.chooseShippingMethod("a"))(applePay);
    assert.equal(await shown, "AbortError");
    await assert.rejects(made.abort(), /InvalidStateError|invalid state/);
    const { flow } = await applePay.finished();
    const rules = rulesOf(checkSync(JSON.stringify(flow)));
    for (const rule of ["flow/no-handler", "answer/after-end"]) assert.ok(rules.includes(rule), rules.join());
    assert.deepEqual(flow.calls.filter(({ by }) => by !== "shopper").map(({ call }) => call), [
      "new PaymentRequest", "PaymentRequest.show", "merchantvalidation", "MerchantValidationEvent.complete", "shippingoptionchange", "timeout",
      "cancel", "closed: the page did not answer in time", "PaymentRequest.abort"]);
    applePay.restore();
  });

  test("the members that Safari does not give are not in copies", async () => {
    const window = {};
    const applePay = mockApplePay(window, { activation: "off", opening: "manual" });
    let seen;
    const session = open(window, { values: address, listeners: { shippingcontactselected: (each, { shippingContact }) => {
      seen = [structuredClone(shippingContact), { ...shippingContact }, Object.keys(shippingContact)];
      shippingContact.emailAddress = "page@shop.example";
      seen.push(shippingContact.emailAddress);
      each.completeShippingContactSelection(total);
    } } });
    session.begin();
    await applePay.shopper.chooseContact();
    const contact = { locality: "San Francisco", postalCode: "94107", administrativeArea: "CA", country: "United States", countryCode: "US" };
    assert.deepEqual(seen, [contact, contact, Object.keys(contact), "page@shop.example"]);
    assert.ok(!rulesOf(checkSync(JSON.stringify(applePay.payments[0].flow))).includes("flow/redacted"));
    applePay.restore();
  });

  test("every rule of the table has a card", () => {
    for (const { rule } of cases) if (rule) assert.ok(explainSync(rule).bad.length > 0, rule);
  });
});

test("a page with PaymentRequest that reads what Safari does not give", async () => {
  const window = {};
  const applePay = mockApplePay(window, { activation: "off" });
  const money = { label: "Harbor Books", amount: { currency: "USD", value: "38.06" } };
  const { total: _, currencyCode, ...data } = request();
  const session = new window.PaymentRequest(
    [{ supportedMethods: "https://apple.com/apple-pay", data: { ...data, version: 14, merchantIdentifier: "merchant.example" } }],
    { total: money, shippingOptions: [{ id: "a", label: "A", amount: { currency: "USD", value: "0.00" } }] }, { requestShipping: true });
  session.onmerchantvalidation = (event) => event.complete({});
  session.onshippingaddresschange = (event) => event.updateWith(session.shippingAddress.recipient === "Jo" ? {} : { total: money });
  session.show().then((response) => response.complete());
  assert.equal((await applePay.shopper.authorize()).outcome, "paid");
  const { flow, report } = await applePay.finished();
  assert.deepEqual(report.findings.filter(({ rule }) => rule === "flow/redacted").map(({ message }) => message), [
    'the page read "recipient", which Safari does not give before the shopper authorizes the payment']);
  assert.deepEqual(checkSync(JSON.stringify(flow)).findings, report.findings);
  applePay.restore();
});
