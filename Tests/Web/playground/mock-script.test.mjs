// The stand-in as one script in Chromium, with a shop that knows nothing of it, driven from outside as Playwright does.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { startChromium } from "../browsers/chromium.mjs";
import { serve } from "./server.mjs";

const folder = process.env.PAYSHEET_PACKAGE;
const { mockScript } = await import(pathToFileURL(join(folder, "mock.node.js")).href);
const { controllerIn } = await import(pathToFileURL(join(folder, "lib/mock/driver.js")).href);
const shop = `
  const total = (amount) => ({ newTotal: { label: "Harbor Books", amount } });
  document.querySelector("button").addEventListener("click", () => {
    const session = new ApplePaySession(14, {
      countryCode: "US", currencyCode: "USD", merchantCapabilities: ["supports3DS"], supportedNetworks: ["visa"],
      requiredShippingContactFields: ["postalAddress"], total: { label: "Harbor Books", amount: "38.06" },
      shippingMethods: [{ identifier: "standard", label: "Standard", detail: "", amount: "0.00" }, { identifier: "express", label: "Express", detail: "", amount: "9.90" }],
    });
    session.onvalidatemerchant = () => session.completeMerchantValidation({});
    session.onshippingmethodselected = ({ shippingMethod }) => session.completeShippingMethodSelection(total(shippingMethod.identifier === "express" ? "47.96" : "38.06"));
    session.onpaymentauthorized = () => session.completePayment(0);
    session.begin();
  });
`;
let browser;
let server;
const policies = { "": "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; img-src data:", strict: "default-src 'none'; script-src 'self'; img-src data:" };
before(async () => {
  writeFileSync(join(folder, "shop.js"), shop);
  for (const [name, policy] of Object.entries(policies)) {
    writeFileSync(join(folder, `shop${name}.html`), `<!doctype html><title>shop</title><link rel="icon" href="data:,"><meta http-equiv="Content-Security-Policy" content="${policy}"><button>Apple Pay</button><iframe></iframe><script src="shop.js"></script>`);
  }
  writeFileSync(join(folder, "_headers"), "/*\n  Referrer-Policy: no-referrer\n");
  browser = await startChromium();
  server = await serve(folder);
});
after(async () => {
  await browser?.close();
  await server?.close();
});

async function opened(path, options) {
  const tab = await browser.page();
  await tab.send("Page.addScriptToEvaluateOnNewDocument", { source: `globalThis.startedAt = performance.now();\n${mockScript(options)}\nglobalThis.installed = performance.now() - startedAt;` });
  await tab.navigate(server.address + path);
  await tab.until("document.readyState === 'complete' && document.querySelector('button') !== null");
  const page = { evaluate: (work, value) => tab.evaluate(`(${work})(${JSON.stringify(value)})`) };
  return { tab, applePay: controllerIn(page) };
}

test("a shop sells, and the test acts as the shopper", async () => {
  const { tab, applePay } = await opened("shop.html", { country: "CA" });
  assert.equal((await applePay.sheet()).isOpen, false);
  await tab.evaluate("document.querySelector('button').click()");
  const { total } = await applePay.shopper.chooseShippingMethod("express");
  assert.deepEqual(total, { label: "Harbor Books", amount: "47.96" });
  assert.equal((await applePay.sheet()).shippingMethod, "express");
  assert.deepEqual(await applePay.shopper.authorize(), { outcome: "paid", errors: [] });
  const { outcome, flow } = await applePay.finished();
  assert.deepEqual([outcome, flow.payment.shippingContact.postalCode], ["paid", "K1A 0B1"]);
  assert.ok((await applePay.log()).length > 5);
  assert.equal((await applePay.payments()).length, 1);
  await applePay.setMerchant("refuse");
  await tab.evaluate("document.querySelector('button').click()");
  await assert.rejects(applePay.shopper.authorize(), /the sheet is closed \(the merchant session was refused\)/);
  await applePay.setDevice({ canMakePayments: false });
  assert.equal(await tab.evaluate("ApplePaySession.canMakePayments()"), false);
  // A reload forgets the payments.
  await tab.navigate(`${server.address}shop.html`);
  await tab.until("document.readyState === 'complete' && globalThis.applePay !== undefined && applePay.payments.length === 0");
  await tab.close();
});

test("a frame has a stand-in of its own", async () => {
  const { tab } = await opened("shop.html");
  const frame = "document.querySelector('iframe').contentWindow";
  assert.equal(await tab.evaluate(`${frame}.applePay !== applePay && ${frame}.ApplePaySession !== ApplePaySession`), true);
  await tab.evaluate("document.querySelector('button').click()");
  assert.deepEqual(await tab.evaluate(`[applePay.payments.length, ${frame}.applePay.payments.length, ${frame}.applePay.sheet.isOpen]`), [1, 0, false]);
  await tab.close();
});

test("the script with the module inside has a size that a browser reads quickly", async () => {
  const { tab } = await opened("shop.html");
  const installed = await tab.evaluate("installed");
  const first = await tab.evaluate("(() => { const start = performance.now(); document.querySelector('button').click(); return performance.now() - start; })()");
  console.log(`mock.script.js: ${mockScript().length} bytes, installed in ${installed.toFixed(1)} ms (aim: 5), first session in ${first.toFixed(0)} ms (aim: 60)`);
  // The module as Base64 is nearly all of it; `limit_web` of `.ci/lists.sh` is about the module. Other work on the machine decides the times.
  assert.ok(mockScript().length <= 6_200_000, `${mockScript().length} bytes`);
  await tab.close();
});

test("with an optional engine, a strict policy leaves the check to the test", async () => {
  const { tab, applePay } = await opened("shopstrict.html", { engine: "optional" });
  await tab.evaluate("document.querySelector('button').click()");
  await applePay.shopper.chooseShippingMethod("express");
  assert.deepEqual(await applePay.shopper.authorize(), { outcome: "paid", errors: [] });
  const { isChecked, report, flow } = await applePay.finished();
  assert.deepEqual([isChecked, report, flow.request.total.amount, flow.events.length], [false, undefined, "38.06", 1]);
  await tab.close();
});

test("after a payment the shop can show another page", async () => {
  const { tab, applePay } = await opened("shop.html");
  await tab.evaluate("document.querySelector('button').click()");
  assert.equal((await applePay.shopper.authorize()).outcome, "paid");
  await tab.navigate(`${server.address}shopstrict.html`);
  await tab.until("location.pathname === '/shopstrict.html' && document.readyState === 'complete'");
  assert.deepEqual(await applePay.payments(), []);
  assert.equal((await applePay.finished()).outcome, "paid");
  const log = await applePay.log();
  assert.ok(log.some((line) => line.includes("new ApplePaySession")) && log.includes(`next page: ${server.address}shopstrict.html`), log.join("\n"));
  assert.equal(await tab.evaluate("sessionStorage.length"), 0);
  // The record was read, so the first page does not have it when it comes back.
  await tab.evaluate("history.back()");
  await tab.until("location.pathname === '/shop.html' && applePay.payments.length === 1");
  await assert.rejects(applePay.finished(), /no payment ended in 2 s/);
  await tab.evaluate("sessionStorage.clear(); applePay.restore(); dispatchEvent(new Event('pagehide'))");
  assert.equal(await tab.evaluate("sessionStorage.length"), 0);
  await tab.close();
});

test("a second page that opens a sheet ends the payment of the first page", async () => {
  writeFileSync(join(folder, "standin.js"), mockScript({ activation: "off" }));
  writeFileSync(join(folder, "two.html"), '<!doctype html><title>shop</title><link rel="icon" href="data:,"><button>Apple Pay</button><script src="standin.js"></script><script src="shop.js"></script>');
  const tab = await browser.page();
  await tab.navigate(`${server.address}two.html`);
  await tab.until("document.readyState === 'complete' && globalThis.applePay !== undefined");
  await tab.send("Runtime.evaluate", { expression: "document.querySelector('button').click(); globalThis.other = open('two.html'); 0", userGesture: true });
  await tab.until("other.document.readyState === 'complete' && other.applePay !== undefined && applePay.sheet.isOpen");
  await tab.evaluate("other.document.querySelector('button').click()");
  assert.deepEqual(await tab.evaluate("applePay.finished().then(({ outcome, flow }) => [outcome, flow.calls.some(({ call }) => call === 'cancel'), applePay.sheet.isOpen])"), ["other-page", true, false]);
  assert.equal(await tab.evaluate("other.applePay.shopper.authorize().then(({ outcome }) => outcome)"), "paid");
  // The first page can pay again, and the end of a payment does not touch another page.
  await tab.evaluate("document.querySelector('button').click()");
  assert.equal(await tab.evaluate("applePay.shopper.authorize().then(({ outcome }) => outcome)"), "paid");
  assert.equal(await tab.evaluate("other.applePay.payments[0].outcome"), "paid");
  await tab.evaluate("other.close()");
  await tab.close();
});

test("a page that comes back from the page cache gets the event cancel", async () => {
  const { tab, applePay } = await opened("shop.html");
  await tab.evaluate("document.querySelector('button').click()");
  await tab.until("applePay.sheet.isOpen");
  await tab.evaluate("globalThis.isInCache = true");
  await tab.navigate(`${server.address}shopstrict.html`);
  await tab.evaluate("history.back()");
  await tab.until("location.pathname === '/shop.html' && document.readyState === 'complete'");
  assert.equal(await tab.evaluate("isInCache"), true);
  const { outcome, flow: { calls } } = await applePay.finished();
  assert.deepEqual([outcome, calls.some(({ call }) => call === "leaves the page")], ["hidden", true]);
  await tab.close();
});

test("where the policy forbids WebAssembly, it says which directive to add", async () => {
  const { tab } = await opened("shopstrict.html");
  assert.match(await tab.evaluate("(() => { try { new ApplePaySession(14, {}); } catch (error) { return error.message; } })()"),
    /the page does not allow WebAssembly .*; add 'wasm-unsafe-eval' to script-src of its Content-Security-Policy, or set bypassCSP: true in Playwright/);
  await tab.close();
});
