// What a payment token proves without a key: the right token, one change for each part of it, and what the caller may pass.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { installed, load, project, request } from "./support.mjs";

const { TokenChecker, checkToken, checkTokenSync } = await load("token.node.js");
const fixture = (name) => readFileSync(new URL(`../../TokensTests/Fixtures/${name}`, import.meta.url));
const text = String(fixture("token.json"));
const now = String(fixture("signing-time.txt")).trim();
const { header } = JSON.parse(text);
const order = { ...request(), applicationData: Buffer.from("order-42").toString("base64") };
/** What a shop knows. The fixtures have a root of their own. */
const known = { certificates: fixture("processing.pem"), root: fixture("root.pem"), request: order, seen: ["00ff".repeat(16)], now };
const rules = (payment, options = known) => checkTokenSync(payment, options).findings.map(({ rule }) => rule);
const later = (seconds) => new Date(Date.parse(now) + seconds * 1000);

/** The token with a change of its members. */
function changed(change) {
  const token = JSON.parse(text);
  change(token);
  return token;
}

/** Base64 with one changed byte; a negative place counts from the end. */
function flipped(base64, place = 0) {
  const bytes = Buffer.from(base64, "base64");
  bytes[place < 0 ? bytes.length + place : place] ^= 1;
  return bytes.toString("base64");
}

test("the right token is accepted, and everything is checked", async () => {
  const report = await checkToken(text, known);
  assert.equal(report.accepted, true);
  assert.deepEqual(report.verified, ["signature", "signature of the signer's certificate", "signature of the issuer's certificate"]);
  assert.deepEqual([report.wrong, report.notChecked, report.findings], [[], [], []]);
  assert.equal(report.certificate, "certificates[0]");
  assert.equal(report.publicKeyHash, header.publicKeyHash);
  assert.deepEqual([report.signedAt, report.now, report.schemaVersion], [now, now, 1]);
  assert.deepEqual(report.chain.map(({ name }) => name), ["Not Apple Root", "Not Apple Intermediate", "Not Apple Token Signer"]);
  assert.deepEqual(checkTokenSync(text, known), report);
});

test("what the caller does not know is not checked, and is named", () => {
  const { accepted, notChecked, certificate } = checkTokenSync(text, { root: known.root, now });
  assert.deepEqual([accepted, notChecked, certificate], [true, ["certificate", "repetition", "application data"], null]);
  assert.deepEqual(checkTokenSync(text, { root: known.root, now, seen: [] }).notChecked, ["certificate", "application data"]);
  // Without a moment, that of the call counts.
  for (const options of [{}, { now: undefined }, { now: "today" }, undefined]) {
    assert.deepEqual(checkTokenSync(text, options).notChecked, ["root", "certificate", "repetition", "application data"]);
  }
});

test("a payment, a token and its data are the same as text, bytes and object", () => {
  const token = { paymentMethod: { displayName: "Visa 1", network: "Visa", type: "debit" }, transactionIdentifier: header.transactionId, paymentData: JSON.parse(text) };
  const report = checkTokenSync(text, known);
  const bytes = new TextEncoder().encode(text);
  // A browser has the members of a payment on its prototype.
  for (const payment of [bytes, bytes.buffer, new DataView(bytes.buffer), JSON.parse(text), token, JSON.stringify(token), { token }, Object.create({ token })]) {
    assert.deepEqual(checkTokenSync(payment, known), report);
  }
});

test("certificates and the root are texts or bytes, one or several", () => {
  const [processing, identity, root] = ["processing.pem", "identity.pem", "root.pem"].map((name) => fixture(name));
  for (const certificates of [String(processing), new Uint8Array(processing), [processing], new Set([String(processing)]), fixture("processing.csr"), fixture("processing.cer")]) {
    assert.equal(checkTokenSync(text, { ...known, certificates, root: String(root) }).certificate, "certificates[0]");
  }
  assert.equal(checkTokenSync(text, { ...known, certificates: [identity, processing] }).certificate, "certificates[1]");
  assert.deepEqual(checkTokenSync(text, { ...known, certificates: [] }).notChecked, ["certificate"]);
});

const changes = [
  ["data", (token) => { token.data = flipped(token.data); }, ["token-trust/content"]],
  ["the key of the shopper's device", ({ header }) => { header.ephemeralPublicKey = flipped(header.ephemeralPublicKey, 90); }, ["token-trust/content"]],
  ["the transaction", ({ header }) => { header.transactionId = `00${header.transactionId.slice(2)}`; }, ["token-trust/content"]],
  ["application data", ({ header }) => { header.applicationData = `00${header.applicationData.slice(2)}`; }, ["token-trust/content", "token-trust/application-data"]],
  ["no application data", ({ header }) => { delete header.applicationData; }, ["token-trust/content", "token-trust/application-data"]],
  ["the hash of the certificate", ({ header }) => { header.publicKeyHash = flipped(header.publicKeyHash); }, ["token-trust/certificate"]],
  ["the signature", (token) => { token.signature = flipped(token.signature, -1); }, ["token-trust/signature"]],
];
for (const [name, change, expected] of changes) {
  test(`a token with another byte is refused: ${name}`, () => {
    const report = checkTokenSync(changed(change), known);
    assert.equal(report.accepted, false);
    assert.deepEqual(report.findings.map(({ rule, severity }) => `${severity} ${rule}`), expected.map((rule) => `error ${rule}`));
    if (name === "the signature") assert.deepEqual(report.wrong, ["signature"]);
  });
}

test("a signature with another certificate, time or hash is refused", () => {
  const { signature } = JSON.parse(text);
  const bytes = Buffer.from(signature, "base64");
  const der = (name) => Buffer.from(String(fixture(name)).replace(/-----[^-]+-----|\s/g, ""), "base64");
  const lastOf = (part) => bytes.indexOf(part) + part.length - 1;
  const time = Buffer.from(`${now.slice(2).replace(/\D/g, "")}Z`);
  const places = [
    [lastOf(der("leaf.pem")), "signature of the signer's certificate"], [lastOf(der("intermediate.pem")), "signature of the issuer's certificate"],
    [lastOf(time) - 1, "signature"],
  ];
  for (const [place, wrong] of places) {
    const report = checkTokenSync(changed((token) => { token.signature = flipped(signature, place); }), { ...known, now: undefined });
    assert.equal(report.accepted, false);
    assert.deepEqual(report.wrong, [wrong]);
    assert.ok(report.findings.some(({ rule }) => rule === "token-trust/signature"), wrong);
  }
});

test("a token for another certificate is refused, with both hashes", () => {
  const { accepted, findings: [{ rule, message, help }] } = checkTokenSync(text, { ...known, certificates: fixture("identity.pem") });
  assert.deepEqual([accepted, rule], [false, "token-trust/certificate"]);
  for (const part of [String(fixture("identity-hash.txt")).trim(), header.publicKeyHash, "certificates[0]"]) assert.ok(message.includes(part), message);
  assert.match(help, /find the certificate with this hash/);
});

test("a repeated transaction is refused, however its digits are written", () => {
  for (const seen of [[header.transactionId], ["00ff".repeat(16), header.transactionId.toUpperCase()], new Set([header.transactionId])]) {
    assert.deepEqual(rules(text, { ...known, seen }), ["token-trust/repeated"]);
  }
  const upper = changed(({ header }) => { header.transactionId = header.transactionId.toUpperCase(); });
  assert.deepEqual(rules(upper, { ...known, seen: [header.transactionId] }), ["token-trust/repeated"]);
  assert.deepEqual(rules(upper), []);
});

test("a token is accepted for five minutes", () => {
  for (const [seconds, expected] of [[300, []], [301, ["token-trust/age"]], [-300, []], [-301, ["token-trust/age"]]]) {
    assert.deepEqual(rules(text, { ...known, now: later(seconds) }), expected);
    assert.deepEqual(rules(text, { ...known, now: later(seconds).toISOString().replace(".000", "") }), expected);
  }
});

test("a token of another root or of another request is refused", () => {
  for (const root of [undefined, fixture("processing.pem")]) assert.deepEqual(rules(text, { ...known, root }), ["token-trust/chain"]);
  for (const other of [request(), { ...order, applicationData: Buffer.from("order-43").toString("base64") }]) {
    assert.deepEqual(rules(text, { ...known, request: other }), ["token-trust/application-data"]);
  }
  assert.deepEqual(rules(text, { ...known, request: JSON.stringify(order) }), []);
});

test("what cannot be checked is an error with its place and a remedy, never an answer", async () => {
  const cases = [
    [["{}"], "document", /^checkTokenSync: there is no payment token with "paymentData" that can be read; pass the payment of onpaymentauthorized/],
    [["[1"], "document", /no payment token/],
    [[undefined], "value", /this is undefined/],
    [[text, { ...known, certificates: "apple_pay.cer" }], "option", /certificates\[0\]: this is neither PEM nor DER; pass the content of the file/],
    [[text, { ...known, certificates: [known.certificates, null] }], "value", /certificates\[1\] is null; pass the content/],
    [[text, { ...known, certificates: null }], "value", /certificates\[0\] is null/],
    [[text, { ...known, root: {} }], "value", /root is of type object/],
    [[text, { ...known, root: fixture("processing.csr") }], "option", /root: this is a certificate request, not a certificate; pass a root certificate/],
    [[text, { ...known, request: {} }], "option", /request: this is not a payment request and not a flow; pass the payment request/],
    [[text, { ...known, seen: header.transactionId }], "value", /seen is not a list/],
    [[text, { ...known, seen: null }], "value", /seen is not a list/],
    [[text, { ...known, seen: ["00ff".repeat(16), ""] }], "value", /\/seen\/1 is not a transaction identifier/],
    [[text, { ...known, seen: ["00\nff"] }], "value", /\/seen\/0/],
    [[text, { ...known, now: "yesterday" }], "option", /now takes a date, .* not "yesterday"; pass a Date/],
    [[text, { ...known, now: new Date(NaN) }], "value", /now is not a valid Date/],
    [[text, { ...known, now: null }], "value", /now is not a valid Date/],
    [[text, { certificate: known.certificates }], "option", /unknown option "certificate"; use one of certificates, root, request, seen, now/],
  ];
  for (const [values, code, message] of cases) {
    assert.throws(() => checkTokenSync(...values), (error) => {
      assert.equal(error.name, "PaySheetError");
      assert.equal(error.code, code, error.message);
      assert.match(error.message, message);
      assert.ok(error.remedy.length > 0 && error.caller === "checkTokenSync");
      // The identifier of a payment belongs in no log.
      assert.ok(!error.message.includes(header.transactionId));
      return true;
    });
  }
  await assert.rejects(checkToken("{}"), /^PaySheetError: checkToken: there is no payment token/);
  assert.throws(() => checkTokenSync('{"version":"EC_v1"}'), ({ notes }) => notes.some((note) => note.includes('"signature" is missing')));
});

test("a browser passes the module, and the small one has no command", () => {
  const module = (name) => new WebAssembly.Module(readFileSync(join(installed, name)));
  const checker = new TokenChecker(module("paysheet-full.wasm"));
  assert.deepEqual(checker.checkToken(text, known), checkTokenSync(text, known));
  assert.throws(() => checker.checkToken("{}"), /^PaySheetError: checkToken: /);
  assert.throws(() => new TokenChecker(module("paysheet.wasm")).checkToken(text), { code: "call", remedy: "use paysheet-full.wasm" });
});

test("the file for browsers imports nothing of Node.js, and require finds the functions", async () => {
  const seen = new Set();
  const follow = (path) => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const [, address] of readFileSync(path, "utf8").matchAll(/^(?:import|export) .*from "([^"]+)";$/gm)) {
      assert.match(address, /^\./, path);
      follow(join(path, "..", address));
    }
  };
  follow(join(installed, "token.js"));
  assert.deepEqual(Object.keys(await load("token.js")), ["TokenChecker"]);
  const required = createRequire(join(project, "index.js"))("paysheet/token");
  assert.deepEqual(Object.keys(required).sort(), ["TokenChecker", "checkToken", "checkTokenSync"]);
  assert.deepEqual(required.checkTokenSync(text, known), checkTokenSync(text, known));
});

test("the function of the page about payments stores an accepted payment, and no other", async () => {
  const page = readFileSync(new URL("../../../Docs/Verify-a-payment.md", import.meta.url), "utf8");
  const [, code] = /^```js\n([^]*?)^```$/m.exec(page);
  // The root of the fixtures and their moment are not those of a shop.
  globalThis.ofTests = { root: known.root, now };
  const path = join(project, "accept.mjs");
  writeFileSync(path, code.replace("checkToken(payment, {", "$& ...globalThis.ofTests,"));
  writeFileSync(join(project, "apple_pay.cer"), fixture("processing.cer"));
  const { accept } = await import(pathToFileURL(path).href);
  const payment = (data) => ({ token: { paymentMethod: { displayName: "Visa 1", network: "Visa", type: "debit" }, transactionIdentifier: "00ff", paymentData: data } });
  const stored = [];
  const store = (identifier) => !stored.includes(identifier) && stored.push(identifier) > 0;
  const upper = changed(({ header }) => { header.transactionId = header.transactionId.toUpperCase(); });
  assert.equal(await accept(payment(changed((token) => { token.data = flipped(token.data); })), order, store), false);
  assert.deepEqual(stored, []);
  assert.equal(await accept(payment(upper), order, store), true);
  assert.equal(await accept(payment(JSON.parse(text)), order, store), false);
  assert.deepEqual(stored, [header.transactionId]);
});
