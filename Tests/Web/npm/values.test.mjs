// What callers pass in place of a document, and texts that are hard to pass on.
import assert from "node:assert/strict";
import { test } from "node:test";
import { runInNewContext } from "node:vm";
import { load, request } from "./support.mjs";

const { check, checkSync, fixSync, formatSync, PaySheetError } = await load("node.js");

const cycle = { ...request() };
cycle.total = { label: "A", amount: "1.00", parent: cycle };
const deep = {};
let inner = deep;
for (let level = 0; level < 10_000; level++) inner = inner.a = {};

const refused = {
  "a BigInt": [{ ...request(), total: { label: "A", amount: 10n } }, "/total/amount", /String\(value\)/],
  "NaN": [{ ...request(), total: { label: "A", amount: NaN } }, "/total/amount", /texts/],
  "Infinity": [{ ...request(), total: { label: "A", amount: -Infinity } }, "/total/amount", /texts/],
  "undefined in a list": [{ ...request(), supportedNetworks: ["visa", undefined] }, "/supportedNetworks/1", /leave/],
  "a hole in a list": [{ ...request(), supportedNetworks: ["visa", , "amex"] }, "/supportedNetworks/1", /leave/],
  "a function": [{ ...request(), total: () => 1 }, "/total", /leave/],
  "a symbol": [{ ...request(), "a/b~c": Symbol("x") }, "/a~1b~0c", /leave/],
  "a cycle": [cycle, "/total/parent", /copy/],
  "a Map": [{ ...request(), total: new Map([["label", "A"]]) }, "/total", /fromEntries/],
  "a Set": [{ ...request(), supportedNetworks: new Set(["visa"]) }, "/supportedNetworks", /\[\.\.\.set\]/],
  "an invalid Date": [{ ...request(), total: new Date(NaN) }, "/total", /date/],
  "a promise inside": [{ ...request(), total: Promise.resolve({}) }, "/total", /await/],
  "bytes inside": [{ ...request(), applicationData: new Uint8Array(3) }, "/applicationData", /Base64/],
  "a toJSON that throws": [{ ...request(), total: { toJSON() { throw new Error("not yet"); } } }, "/total", /fix/],
  "a getter that throws": [{ ...request(), total: { get label() { throw new Error("no label"); } } }, "/total", /fix/],
  "too many levels": [deep, undefined, /copy/],
  "undefined": [undefined, "", /text, bytes or an object/],
  "a promise": [Promise.resolve(request()), "", /await/],
  "a Response": [new Response("{}"), "", /text\(\)/],
  "a function instead": [() => request(), "", /leave|pass/],
};
for (const [name, [document, pointer, remedy]] of Object.entries(refused)) {
  test(`${name} is an error with its place and a remedy`, async () => {
    await assert.rejects(check(document), (error) => {
      assert.ok(error instanceof PaySheetError);
      assert.equal(error.code, "value");
      if (pointer !== undefined) assert.equal(error.pointer, pointer);
      assert.match(error.remedy, remedy);
      assert.ok(error.message.includes(error.remedy));
      return true;
    });
  });
}

test("what JSON.stringify writes is checked as it writes it", () => {
  const plain = checkSync(JSON.stringify(request()));
  class Money { constructor(text) { this.text = text; } toJSON() { return this.text; } }
  const variants = [
    { ...request(), shippingType: undefined },
    { ...request(), total: { label: "Harbor Books", amount: new Money("38.06") } },
    { ...request(), total: { label: new String("Harbor Books"), amount: "38.06" } },
    Object.assign(Object.create(null), request()),
    { toJSON: request },
  ];
  for (const variant of variants) assert.deepEqual(checkSync(variant), plain);
  const start = new Date("2027-03-01T12:00:00Z");
  const dated = { ...request(), total: { label: "Harbor Books", amount: "38.06", paymentTiming: "deferred", deferredPaymentDate: start } };
  assert.deepEqual(checkSync(dated), checkSync(JSON.stringify(dated)));
  const named = JSON.parse('{"__proto__": {"a": 1}, "total": {"label": "A", "amount": "1.00"}}');
  assert.deepEqual(checkSync(named), checkSync(JSON.stringify(named)));
  assert.equal(Object.prototype.a, undefined);
});

test("values of another realm are the same", () => {
  const { date, map, bytes } = runInNewContext("({ date: new Date(0), map: new Map(), bytes: new Uint8Array([123, 125]).buffer })");
  assert.deepEqual(checkSync({ ...request(), total: date }), checkSync({ ...request(), total: new Date(0) }));
  assert.throws(() => checkSync({ ...request(), total: map }), { code: "value", pointer: "/total" });
  assert.deepEqual(checkSync(bytes), checkSync("{}"));
});

test("half of a surrogate pair in a text is an error with its index; in a value it is an escape", () => {
  const text = JSON.stringify(request()).replace("Harbor", "Harbor \ud83d");
  assert.throws(() => checkSync(text), (error) => error.code === "value" && /index \d+/.test(error.message) && /\\ud83d/.test(error.remedy));
  assert.throws(() => checkSync("\udc00"), PaySheetError);
  const { findings } = checkSync({ ...request(), total: { label: "A \ud83d", amount: "38.06" } });
  assert.ok(findings.length > 0, "the checker reports it");
});

test("texts of every length and script arrive as they are", () => {
  for (const unit of ["a", "é", "語", "😀", "\u0000", "\u2028", "\ufeff"]) {
    for (const count of [0, 1, 100, 21_800, 21_900, 65_536, 300_000]) {
      const document = JSON.stringify({ ...request(), total: { label: unit.repeat(count), amount: "38.06" } });
      assert.equal(JSON.parse(formatSync(document).text).total.label, unit.repeat(count), `${count} of U+${unit.codePointAt(0).toString(16)}`);
    }
  }
});

test("a mixture that needs the second pass, and a short text after it", () => {
  const long = JSON.stringify({ ...request(), total: { label: "a".repeat(90_000) + "語".repeat(90_000), amount: "38.06" } });
  assert.equal(formatSync(long).text.includes("語".repeat(90_000)), true);
  assert.deepEqual(checkSync(request()).findings, []);
});

test("positions count as JavaScript counts", () => {
  const text = `{"total": {"label": "😀é", "amount": "1,5"}, "countryCode": "US", "currencyCode": "USD", "merchantCapabilities": ["supports3DS"], "supportedNetworks": ["visa"]}`;
  const { findings: [finding] } = checkSync(text);
  assert.equal(text.slice(finding.start.utf16Column - 1, finding.end.utf16Column - 1), '"1,5"');
  assert.equal(Buffer.from(text).subarray(finding.start.offset, finding.end.offset).toString(), '"1,5"');
});

test("a byte order mark stays where it was", () => {
  const { text } = fixSync(JSON.stringify({ ...request(), countryCode: "us" }));
  assert.equal(JSON.parse(text).countryCode, "US");
});
