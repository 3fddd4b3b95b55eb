// The merchant of a test: the tokens that the stand-in makes for it have the shape of real ones, and its server can decrypt them.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { createDecipheriv, createHash, createPrivateKey, createPublicKey, diffieHellman, X509Certificate } from "node:crypto";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { before, describe, test } from "node:test";
import { load, request } from "./support.mjs";

const { mockApplePay, testMerchant } = await load("mock.node.js");
const { checkSync } = await load("node.js");
const { checkToken } = await load("token.node.js");
const { currencies } = await load("lib/mock/token/currencies.js");

/** Decrypts a token, as a server does. */
function decrypted({ paymentData: { data, header } }, { privateKey, merchantIdentifier }) {
  const publicKey = createPublicKey({ key: Buffer.from(header.ephemeralPublicKey, "base64"), format: "der", type: "spki" });
  const secret = diffieHellman({ privateKey: createPrivateKey(privateKey), publicKey });
  const identifier = createHash("sha256").update(merchantIdentifier).digest();
  const key = createHash("sha256").update(Buffer.from([0, 0, 0, 1])).update(secret).update(Buffer.from("\x0did-aes256-GCMApple")).update(identifier).digest();
  const sealed = Buffer.from(data, "base64");
  const cipher = createDecipheriv("aes-256-gcm", key, Buffer.alloc(16));
  cipher.setAuthTag(sealed.subarray(-16));
  return JSON.parse(Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]).toString());
}

async function pay(options, values = request()) {
  const window = {};
  const applePay = mockApplePay(window, { activation: "off", ...options });
  const session = new window.ApplePaySession(14, values);
  let payment;
  session.onvalidatemerchant = () => session.completeMerchantValidation({});
  session.onpaymentauthorized = (event) => { ({ payment } = event); session.completePayment(0); };
  session.begin();
  try {
    await applePay.shopper.authorize();
    return payment;
  } finally {
    applePay.restore();
  }
}

describe("a test merchant", () => {
  let merchant;
  before(async () => { merchant = await testMerchant({ merchantIdentifier: "merchant.example.shop" }); });

  test("decrypts the tokens of the stand-in", async () => {
    const { token } = await pay({ token: merchant.token, card: { network: "AmEx", type: "credit" } }, { ...request(), supportedNetworks: ["amex"], applicationData: btoa("order-42") });
    const data = decrypted(token, merchant);
    assert.deepEqual([data.transactionAmount, data.currencyCode, data.applicationPrimaryAccountNumber], [3806, "840", "378282246310005"]);
    assert.deepEqual(checkSync(JSON.stringify(data), { kind: "DecryptedPaymentData" }).findings.filter(({ severity }) => severity !== "info"), []);
    assert.deepEqual(token.paymentMethod, { displayName: "paysheet test 0005", network: "AmEx", type: "credit" });
    assert.equal(token.transactionIdentifier, token.paymentData.header.transactionId.toUpperCase());
  });

  test("its certificates lead to its root, which says that it is a test", () => {
    const [root, certificate] = [merchant.root, merchant.certificate].map((pem) => new X509Certificate(pem));
    assert.ok(root.verify(root.publicKey));
    assert.match(root.subject, /O=A test of paysheet\nCN=paysheet Test Root/);
    assert.match(certificate.subject, /UID=merchant\.example\.shop/);
    assert.ok(certificate.checkPrivateKey(createPrivateKey(merchant.privateKey)));
  });

  test("its tokens are refused, unless a test is what is checked", async () => {
    const payment = await pay({ token: merchant.token });
    const report = await checkToken(payment, { certificates: merchant.certificate });
    assert.deepEqual(report.findings.map(({ rule }) => rule), ["token-trust/chain"]);
    assert.match(report.findings[0].help, /say that this is a test/);
    assert.deepEqual((await checkToken(payment, { certificates: merchant.certificate, test: true })).findings, []);
    assert.deepEqual((await checkToken(payment, { root: merchant.root })).findings.map(({ rule }) => rule), ["token-trust/chain"]);
    assert.deepEqual((await checkToken(payment, { root: merchant.root, test: true })).findings, []);
    const changed = structuredClone(payment);
    changed.token.paymentData.header.transactionId = `00${changed.token.paymentData.header.transactionId.slice(2)}`;
    assert.deepEqual((await checkToken(changed, { test: true })).findings.map(({ rule }) => rule), ["token-trust/content"]);
  });

  test("the command says the same", async () => {
    if (process.env.PAYSHEET === undefined) return;
    const folder = mkdtempSync(join(tmpdir(), "paysheet-"));
    writeFileSync(join(folder, "payment.json"), JSON.stringify(await pay({ token: merchant.token })));
    writeFileSync(join(folder, "apple_pay.pem"), merchant.certificate);
    const run = (...words) => spawnSync(process.env.PAYSHEET, ["token", "check", "payment.json", "--certificate", "apple_pay.pem", "--now", "today", ...words], { cwd: folder, encoding: "utf8" });
    assert.equal(run().status, 1);
    const { status, stdout } = run("--test");
    assert.equal(status, 0, stdout);
    assert.match(stdout, /^verified: signature, chain to paysheet Test Root/);
  });

  const wrong = [
    [{}, /the request has the currency undefined; pass token\(\{ request \}\)/], [{ request: { currencyCode: "XTS" } }, /the currency "XTS"/],
    [{ request: { currencyCode: "JPY" }, total: { amount: "1.50" } }, /the total has the amount "1\.50"; use an amount with at most 0 decimals/],
    [{ request: { currencyCode: "USD" }, total: { amount: "-1.00" } }, /the amount "-1\.00"/],
    [{ request: { currencyCode: "USD" }, total: { amount: "99999999999999999.00" } }, /below 90 trillion/],
  ];
  for (const [payment, message] of wrong) {
    test(`it makes no token of ${JSON.stringify(payment)}`, () => assert.rejects(merchant.token(payment), { code: "option", message }));
  }

  test("a token that cannot be made ends the wait of the shopper", async () => {
    await assert.rejects(pay({ token: () => Promise.reject(new Error("mine")) }), /mine/);
    await assert.rejects(testMerchant({ merchantIdentifier: "" }), /merchantIdentifier is ""; use a text/);
  });
});

test("the currencies are those of the checker; python3 Tests/Scripts/renew-iso-tables.py writes both", () => {
  const table = readFileSync(new URL("../../../Sources/PaySheet/Money/Generated/Currency+Table.swift", import.meta.url), "utf8");
  const rows = [...table.matchAll(/CurrencyRow\(\w+, \.current, (\d+), (\d+), .*\/\/ (\w{3})/g)].map(([, digits, number, code]) => [code, [Number(number), Number(digits)]]);
  assert.deepEqual(Object.entries(currencies), rows);
});
