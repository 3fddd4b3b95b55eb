// The functions of the package.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { command, installed, load, request } from "./support.mjs";

const paysheet = await load("node.js");
const wrong = request("38,06");
const text = JSON.stringify(wrong);

test("check reads a text, bytes and an object in the same way", async () => {
  const report = await paysheet.check(text);
  assert.equal(report.kind, "ApplePayPaymentRequest");
  assert.deepEqual(report.findings.map(({ rule, pointer }) => [rule, pointer]), [["amount/format", "/total/amount"]]);
  assert.equal(report.schemaVersion, 1);
  const bytes = new TextEncoder().encode(text);
  for (const document of [wrong, bytes, bytes.buffer, new DataView(bytes.buffer), Buffer.from(text)]) {
    assert.deepEqual(await paysheet.check(document), report);
    assert.deepEqual(paysheet.checkSync(document), report);
  }
});

test("every function has a form with Sync and the same result", async () => {
  const values = {
    check: [wrong], count: [wrong], checkLines: [`${text}\n\n${text}\n`], fix: [wrong], format: [text], preview: [request()], describe: [request()],
    requires: [wrong], split: [{ total: "100.00", currency: "EUR", evenly: ["a", "b", "c"] }], explain: ["country/unknown"], version: [],
  };
  for (const [name, parameters] of Object.entries(values)) {
    assert.deepEqual(await paysheet[name](...parameters), paysheet[`${name}Sync`](...parameters), name);
  }
});

test("options reach the checker, and those of one call do not stay", async () => {
  const known = await paysheet.check(request(), { expectCountry: "DE", name: "cart.json" });
  assert.deepEqual(known.findings.map(({ rule }) => rule), ["country/expected"]);
  assert.equal(known.path, "cart.json");
  assert.deepEqual((await paysheet.check(request())).findings, []);
  assert.equal((await paysheet.check(wrong, { severity: { "amount/format": "warning" } })).findings[0].severity, "warning");
  const late = { ...request(), recurringPaymentRequest: { paymentDescription: "Club", managementURL: "https://shop.example/manage", regularBilling: {
    label: "Club", amount: "38.06", paymentTiming: "recurring", recurringPaymentStartDate: "2020-01-01T00:00:00Z" } } };
  for (const now of ["today", new Date(), new Date().toISOString().slice(0, 10)]) {
    assert.ok(!(await paysheet.check(late, { now })).notChecked.includes("dates"), String(now));
  }
});

test("the verdict is about the release of Safari that an option names", async () => {
  const unknown = { ...request(), supportedNetworks: ["visa", "solo"] };
  const outcomes = ["18.4", "26.4", undefined].map((safari) => paysheet.checkSync(unknown, { safari }).safari.outcome);
  assert.deepEqual(outcomes, ["throws", "accepts", "depends"]);
});

test("a document does not depend on the documents before it", async () => {
  const first = await paysheet.check({ ...request(), applicationData: "YQ==" });
  await paysheet.check({ ...request(), total: { label: "Other", amount: "1.00" } });
  assert.deepEqual(await paysheet.check({ ...request(), applicationData: "YQ==" }), first);
});

test("what has no lines is an error, because no line looks like no finding", async () => {
  for (const [value, text] of [[{ countryCode: "us" }, /this object has no lines/], [5, /this number/], [undefined, /this undefined/], [null, /null has no lines/]]) {
    await assert.rejects(paysheet.checkLines(value), (error) => error.name === "PaySheetError" && error.code === "value" && text.test(error.message));
  }
});

test("count, checkLines and check agree", async () => {
  const documents = [request(), wrong, { ...wrong, countryCode: "us" }, "[", {}];
  const counts = documents.map((document) => paysheet.countSync(document));
  assert.deepEqual(counts, documents.map((document) => paysheet.checkSync(document).findings.length));
  const records = await paysheet.checkLines(documents);
  assert.deepEqual(records.map(({ findings }) => findings.length), counts);
  assert.deepEqual(records.map(({ line }) => line), [1, 2, 3, 4, 5]);
  assert.deepEqual((await paysheet.checkLines("\n\n")), [null, null]);
});

test("fix keeps all other bytes", async () => {
  const { text: fixed, applied, changed, errors } = await paysheet.fix(`\ufeff${text.replace('"US"', ' "us" ')}`.replace("\ufeff", ""));
  assert.ok(changed);
  assert.equal(errors, 0);
  assert.ok(applied.length >= 1);
  assert.equal(JSON.parse(fixed).countryCode, "US");
});

test("a byte order mark is a finding, and fix removes or keeps it, but nothing else is lost", async () => {
  const marked = `\ufeff${JSON.stringify(request())}`;
  const report = await paysheet.check(marked);
  assert.deepEqual(report, await paysheet.check(new TextEncoder().encode(marked)));
  assert.ok(report.findings.some(({ rule }) => rule === "json/byte-order-mark"));
});

test("preview, describe and requires", async () => {
  const { form, text: svg } = await paysheet.preview(request());
  assert.equal(form, "svg");
  assert.match(svg, /^<svg .*Harbor Books/s);
  assert.match((await paysheet.preview(request(), { as: "terminal" })).text, /Harbor Books/);
  assert.match((await paysheet.describe(request())).sentences.join(" "), /Harbor Books/);
  assert.equal((await paysheet.requires(request())).requires.apiVersion, 1);
});

test("a Wallet order is checked, fixed, drawn, described and explained", async () => {
  const order = JSON.parse(command(["example", "wallet-order"]).stdout);
  const report = paysheet.checkSync(order);
  assert.equal(report.kind, "WalletOrder");
  assert.deepEqual(report.findings, []);
  const { findings } = await paysheet.check({ ...order, schemaVersion: 2 });
  assert.deepEqual(findings.map(({ rule, sources }) => [rule, sources]), [["wallet-order/schema-version", ["WO-002"]]]);
  const { applied } = await paysheet.fix({ ...order, createdAt: ` ${order.createdAt}` }, { includeRisky: true });
  assert.deepEqual(applied.map(({ pointer }) => pointer), ["/createdAt"]);
  assert.match((await paysheet.preview(order)).text, /^<svg /);
  assert.ok((await paysheet.describe(order)).sentences.length > 0);
  assert.equal((await paysheet.explain("wallet-order/schema-version")).rule, "wallet-order/schema-version");
  const [first] = await paysheet.checkLines([order, request()]);
  assert.equal(first.kind, "WalletOrder");
});

test("named time zones come from the engine", async () => {
  const { zoneOffset } = await load("lib/zones.js");
  const summer = Date.UTC(2026, 6, 1) / 1000;
  const winter = Date.UTC(2026, 0, 1) / 1000;
  assert.equal(zoneOffset("Europe/Paris", BigInt(summer)), 7200);
  assert.equal(zoneOffset("Europe/Paris", winter), 3600);
  assert.equal(zoneOffset("America/New_York", winter), -18_000);
  assert.equal(zoneOffset("Asia/Kolkata", 0n), 19_800);
  assert.equal(zoneOffset("Africa/Monrovia", -3_000_000_000n), -2588);
  assert.equal(zoneOffset("Mars/Olympus", 0n), -2147483648);
  assert.equal(zoneOffset("UTC", 9_000_000_000_000_000n), -2147483647);
  const deferred = { ...request(), deferredPaymentRequest: {
    paymentDescription: "Room", managementURL: "https://inn.example/manage", freeCancellationDate: "2027-07-01T22:30:00Z",
    freeCancellationDateTimeZone: "Asia/Tokyo",
    deferredBilling: { label: "Room", amount: "38.06", paymentTiming: "deferred", deferredPaymentDate: "2027-07-03T00:00:00Z" } } };
  const described = await paysheet.describe(deferred, { zone: "Asia/Tokyo" });
  assert.match(described.sentences.join(" "), /2 July 2027, 07:30/);
  assert.deepEqual(described.notChecked, []);
  await assert.rejects(paysheet.describe(deferred, { zone: "Mars/Olympus" }), { code: "usage" });
});

test("explain fetches the texts of the rules", async () => {
  const card = await paysheet.explain("country/unknown");
  assert.equal(card.rule, "country/unknown");
  assert.ok(card.why.length > 20 && card.instead.length > 5);
  assert.ok((await paysheet.explain("TypeError: Value is not a sequence")).causes.length > 0);
  const log = await paysheet.explain("start\n2026-11-02 10:11:12 ERROR TypeError: Load failed\n    at pay (shop.js:1:2)\n");
  assert.equal(log.line, 2);
  assert.match(log.causes[0].remedy, /network tab/);
  assert.deepEqual(log.certainty, { text: "source", cause: "documented" });
  const found = await paysheet.explain("how do I test without a device");
  assert.equal(found.results[0].next, "Docs/Testing-without-a-device.md");
  assert.ok((await paysheet.explain()).length > 200);
});

test("errors have a code and a remedy", async () => {
  const failures = [
    [() => paysheet.check(text, { kind: "Foo" }), "usage"],
    [() => paysheet.check(text, { foo: true }), "option"],
    [() => paysheet.check(text, { output: "x" }), "option"],
    [() => paysheet.fix("{"), "document"],
    [() => paysheet.explain("no/such-rule"), "usage"],
    [() => paysheet.split({ total: "x", currency: "EUR" }), "usage"],
  ];
  for (const [call, code] of failures) {
    await assert.rejects(call, (error) => {
      assert.ok(error instanceof paysheet.PaySheetError, String(error));
      assert.equal(error.code, code, error.message);
      assert.ok(error.remedy.length > 5, error.message);
      return true;
    });
  }
  // A failed `prepare` leaves nothing behind.
  assert.deepEqual((await paysheet.check(request())).findings, []);
});

test("errors name the function that was called", async () => {
  const sheet = new paysheet.PaySheet(new WebAssembly.Module(readFileSync(join(installed, "paysheet.wasm"))));
  const failures = {
    check: [text, { foo: true }], count: [text, { foo: true }], checkLines: [text, { foo: true }], fix: [text, { foo: true }],
    format: [text, { foo: true }], preview: [text, { foo: true }], describe: [text, { foo: true }], requires: [text, { foo: true }],
    split: [{ foo: true }],
  };
  for (const [name, parameters] of Object.entries(failures)) {
    const says = (caller) => (error) => {
      assert.ok(error.message.startsWith(`${caller}: unknown option "foo"; use one of `), error.message);
      assert.ok(error.stack.includes(error.message), "what Node.js prints for an error that nobody catches");
      return error.caller === caller && error.problem === 'unknown option "foo"' && error.code === "option";
    };
    await assert.rejects(paysheet[name](...parameters), says(name));
    assert.throws(() => paysheet[`${name}Sync`](...parameters), says(`${name}Sync`));
    assert.throws(() => sheet[name](...parameters), says(name));
  }
  await assert.rejects(paysheet.check(undefined), { caller: "check", pointer: "", message: /^check: this is undefined, not a document; / });
  assert.throws(() => paysheet.fixSync("{"), { caller: "fixSync", message: /^fixSync: the text must be corrected first; / });
  assert.throws(() => paysheet.explainSync("no/such-rule"), { caller: "explainSync", message: /^explainSync: / });
  assert.throws(() => paysheet.checkSync(text, { apiVersion: true }), { message: /^checkSync: the option "apiVersion" takes a text or a number; / });
});

test("no declaration of the package hides a dictionary of Apple Pay", () => {
  const names = (file) => [...readFileSync(join(installed, file), "utf8").matchAll(/^export (?:declare )?(?:interface|type|class|function) (\w+)/gm)].map(([, name]) => name);
  const dictionaries = new Set(names("types.d.ts"));
  assert.ok(dictionaries.has("ApplePayPaymentRequest"));
  assert.deepEqual(names("index.d.ts").filter((name) => dictionaries.has(name)), []);
});
