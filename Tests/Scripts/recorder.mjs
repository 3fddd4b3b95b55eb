// Records an invented payment with Examples/recorder/record.js and checks the recordings.
//
//   node Tests/Scripts/recorder.mjs PAYSHEET
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const paysheet = process.argv[2];
const folder = mkdtempSync(join(tmpdir(), "recorder-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

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
globalThis.ApplePaySession = ApplePaySession;
globalThis.PaymentRequest = PaymentRequest;
const warnings = [];
console.warn = (text) => warnings.push(text);
(0, eval)(readFileSync(new URL("../../Examples/recorder/record.js", import.meta.url), "utf8"));
const { records, save } = globalThis.applePayRecorder;

const item = (label, amount, more = {}) => ({ label, amount, ...more });
const method = (identifier, label, amount) => ({ identifier, label, detail: "", amount });
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
session.select("shippingcontactselected", { shippingContact: { locality: "Bonn", postalCode: "53111", countryCode: "DE" } });
session.completeShippingContactSelection({
  newTotal: item("Harbor Books", "25.00"), newLineItems: [item("Book", "20.00"), item("Express", "5.00")], errors: undefined,
});
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
for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
assert.deepEqual(Object.keys(files), [
  "flow-1.applepay.json", "flow-1.notes.txt", "flow-2.applepay.json", "flow-2.notes.txt", "request-3.applepay.json",
  "request-3-update-4.applepay.json",
]);

// The recordings of valid documents have no error and the right kind.
for (const record of [records[0], records[2], records[3]]) {
  const report = JSON.parse(execFileSync(paysheet, ["check", "--format=json", join(folder, record.name + ".applepay.json")], { encoding: "utf8" }));
  assert.equal(report.documents[0].kind, record.kind);
  assert.equal(report.summary.errors, 0);
}
const refused = spawnSync(paysheet, ["check", "--kind=PaymentFlow", "--format=concise", join(folder, "flow-2.applepay.json")], { encoding: "utf8" });
assert.equal(refused.status, 1);
assert.match(refused.stdout, /member\/missing/);
console.log("recorder: a payment, a refused request and a W3C request recorded and checked");
