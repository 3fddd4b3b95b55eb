// The npm package in Chromium, without a bundler: in a page, in a worker, and as a recorder.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { startChromium } from "../browsers/chromium.mjs";
import { serve } from "./server.mjs";

const folder = process.env.PAYSHEET_PACKAGE;
const request = { countryCode: "us", currencyCode: "USD", merchantCapabilities: ["supports3DS"], supportedNetworks: ["visa"], total: { label: "Shop", amount: "1.00" } };
let browser;
let server;
before(async () => {
  const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self' https://apple.com; worker-src 'self'; img-src data:";
  writeFileSync(join(folder, "_headers"), `/*\n  Content-Security-Policy: ${policy}\n`);
  writeFileSync(join(folder, "page.html"), '<!doctype html><title>page</title><link rel="icon" href="data:,"><script type="module" src="page.js"></script>');
  writeFileSync(join(folder, "page.js"), `
    import * as paysheet from "./index.js";
    import { record } from "./recorder.js";
    window.paysheet = paysheet;
    window.record = record;
    window.worker = new Worker("worker.js", { type: "module" });
  `);
  writeFileSync(join(folder, "worker.js"), 'import { check } from "./index.js";\nonmessage = async ({ data }) => postMessage(await check(data));\n');
  browser = await startChromium();
  server = await serve(folder);
});
after(async () => {
  await browser?.close();
  await server?.close();
});

async function opened() {
  const tab = await browser.page();
  await tab.navigate(`${server.address}page.html`);
  await tab.until("window.worker !== undefined");
  return tab;
}

test("functions, with and without a promise", async () => {
  const tab = await opened();
  const document = JSON.stringify(request);
  assert.match(await tab.evaluate(`(() => { try { paysheet.checkSync(${document}); } catch (error) { return error.message; } })()`), /call await load\(\) first/);
  assert.deepEqual(await tab.evaluate(`paysheet.check(${document}).then(({ findings }) => findings.map(({ rule }) => rule))`), ["country/unknown"]);
  assert.equal(await tab.evaluate(`paysheet.checkSync(${document}).findings.length`), 1);
  assert.equal(await tab.evaluate("paysheet.explain('country/unknown').then(({ rule }) => rule)"), "country/unknown");
  assert.match(await tab.evaluate(`paysheet.preview(${document}).then(({ text }) => text)`), /^<svg/);
  assert.deepEqual(tab.problems, []);
  await tab.close();
});

test("a worker uses the same file", async () => {
  const tab = await opened();
  const rules = await tab.evaluate(`new Promise((resolve) => { worker.onmessage = ({ data }) => resolve(data.findings.map(({ rule }) => rule)); worker.postMessage(${JSON.stringify(request)}); })`);
  assert.deepEqual(rules, ["country/unknown"]);
  await tab.close();
});

test("the recorder checks what a page passes to the browser's own PaymentRequest", async () => {
  const tab = await opened();
  const reports = await tab.evaluate(`(async () => {
    const reports = [];
    const recorder = record({ onReport: (report, { kind }, added) => reports.push([kind, added.map(({ rule }) => rule)]) });
    new PaymentRequest([{ supportedMethods: "https://apple.com/apple-pay", data: { version: 14, merchantIdentifier: "merchant.com.example.shop",
      merchantCapabilities: ["supports3DS"], supportedNetworks: ["visa"], countryCode: "us" } }], { total: { label: "Shop", amount: { currency: "USD", value: "1.00" } } });
    await recorder.checked();
    return reports;
  })()`);
  assert.deepEqual(reports, [["PaymentRequest", ["country/unknown"]]]);
  await tab.close();
});
