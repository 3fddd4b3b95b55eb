// Source code and documents of payment providers on the page in Chromium: the full module comes when a text needs it.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { cpSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { startChromium } from "../browsers/chromium.mjs";
import { temporaryFolder } from "../browsers/support.mjs";
import { serve } from "./server.mjs";
import { picture, pictured, put, served, shown, single, text, texts } from "./support.mjs";

let browser;
let server;
before(async () => {
  browser = await startChromium();
  server = await serve(served);
});
after(async () => {
  await browser?.close();
  await server?.close();
});

const folder = fileURLToPath(new URL("../../ProviderFolder", import.meta.url));
const shop = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && entry.name !== "findings.txt")
  .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)));
const kind = text("fact-kind");

async function opened(address = server.address) {
  const tab = await browser.page();
  await tab.navigate(address);
  await tab.until(shown);
  return tab;
}

/** Types a text. */
async function set(tab, text) {
  await tab.evaluate(`(() => { const field = document.getElementById("text"); field.value = ${JSON.stringify(text)}; field.dispatchEvent(new Event("input", { bubbles: true })); })()`);
}

/** Opens a file as if a person dropped it. */
async function drop(tab, name, content) {
  await tab.evaluate(`(() => {
    const files = new DataTransfer();
    files.items.add(new File([${JSON.stringify(content)}], ${JSON.stringify(name)}));
    dispatchEvent(new DragEvent("drop", { dataTransfer: files, bubbles: true, cancelable: true }));
  })()`);
}

test("each file of a folder with pages and apps of payment providers has its planted mistakes", async () => {
  const planted = readFileSync(join(folder, "findings.txt"), "utf8").trim().split("\n").map((line) => line.split(/:| /));
  const tab = await opened();
  for (const name of shop) {
    const wanted = planted.filter(([path]) => path === name);
    const content = readFileSync(join(folder, name), "utf8");
    await drop(tab, name.split("/").at(-1), content);
    // A file arrives in a later task, so the earlier one is still shown at first.
    await tab.until(`document.getElementById("text").value === ${JSON.stringify(content)} && ${shown}`);
    assert.equal(await tab.evaluate(text("document-name")), name.split("/").at(-1));
    assert.doesNotMatch(await tab.evaluate(kind), /unknown/, name);
    const shownHere = await tab.evaluate(texts("#findings > li"));
    assert.equal(shownHere.length, wanted.length, `${name}: ${shownHere}`);
    for (const [, line, rule] of wanted) assert.ok(shownHere.some((words) => words.includes(rule) && new RegExp(`\\b${line}\\b`).test(words)), `${name} ${rule}: ${shownHere}`);
    await picture(tab, `wide-${name.split(".").at(-1)}`);
  }
  assert.deepEqual(tab.problems, []);
  await tab.close();
});

test("pasted source code is checked, and a fix changes it in place", async () => {
  const tab = await opened();
  const source = `<button onclick="pay()">Pay</button>\n<script>function pay() { new ApplePaySession(3, { countryCode: "us", currencyCode: "USD", supportedNetworks: ["visa"], merchantCapabilities: ["supports3DS"], total: { label: "Tea", amount: "2.00" } }).begin(); }</script>`;
  await set(tab, source);
  await tab.until(shown);
  assert.equal(await tab.evaluate(kind), "ApplePayPaymentRequest");
  assert.equal((await tab.evaluate(texts("#findings > li"))).length, 1);
  assert.match(await tab.evaluate(text("verdict-title")), /^Safari throws/);
  assert.equal(await tab.evaluate(`document.getElementById("try-open").disabled`), true);
  await tab.evaluate(`document.querySelector("#findings .fix").click()`);
  await tab.until(`document.getElementById("text").value === ${JSON.stringify(source.replace('"us"', '"US"'))} && ${shown}`);
  assert.deepEqual(await tab.evaluate(texts("#findings > li")), []);
  assert.deepEqual(tab.problems, []);
  await tab.close();
});

test("a document of a provider in JSON is checked, pictured and fixed in its own unit", async () => {
  const tab = await opened();
  const document = { country: "us", currency: "usd", total: { label: "Tea house", amount: 1999 }, displayItems: [{ label: "Tea", amount: 1999 }], requestPayerName: true };
  await put(tab, JSON.stringify(document));
  assert.equal(await tab.evaluate(kind), "StripePaymentRequest");
  await tab.until(pictured);
  await tab.evaluate(`document.getElementById("fix-all").click()`);
  await tab.until(`/"US"/.test(document.getElementById("text").value) && ${shown}`);
  assert.deepEqual(tab.problems, []);
  await tab.close();
});

test("an object that is being typed, and a request, load nothing more", async () => {
  const tab = await opened();
  server.requests.length = 0;
  for (const typed of ["", "{", '{ "total": {', "[1", '{"countryCode":"US","currencyCode":"USD","supportedNetworks":["visa"],"merchantCapabilities":["supports3DS"],"total":{"label":"Tea","amount":"2.00"}}']) await put(tab, typed);
  assert.deepEqual(server.requests, []);
  await tab.close();
});

const token = readFileSync(fileURLToPath(new URL("../../TokensTests/Fixtures/token.json", import.meta.url)), "utf8");
const isOffered = `!document.getElementById("signature").hidden`;
const checkSignature = `document.getElementById("signature-check").click()`;

test("the signature of a payment token is checked when a person asks", async () => {
  const tab = await opened();
  server.requests.length = 0;
  await put(tab, token);
  assert.equal(await tab.evaluate(kind), "PaymentData");
  assert.equal(await tab.evaluate(isOffered), true);
  assert.deepEqual(server.requests, []);
  await tab.evaluate(checkSignature);
  await tab.until(`!document.getElementById("signature-parts").hidden`);
  // The fixtures have a root of their own.
  assert.equal(await tab.evaluate(text("signature-said")), "Do not accept this token.");
  const parts = await tab.evaluate(texts("#signature-parts > li"));
  for (const part of [/lead to another root "Not Apple Root"/, /^Verified: signature, /, /^Not checked: root, certificate, age, /, /^Signed at 20/]) {
    assert.ok(parts.some((words) => part.test(words)), `${part}: ${parts}`);
  }
  await picture(tab, "signature");
  await put(tab, "{}");
  assert.equal(await tab.evaluate(isOffered), false);
  assert.deepEqual(tab.problems, []);
  await tab.close();
});

test("a server without the full module has the page that knows requests", async () => {
  const small = temporaryFolder("small");
  cpSync(served, small.path, { recursive: true });
  rmSync(join(small.path, "paysheet/paysheet-full.wasm"));
  const other = await serve(small.path);
  const tab = await opened(other.address);
  await put(tab, '{"merchantCountryCode":"GB","cartItems":[{"label":"Tea","amount":"9.00","paymentType":"Immediate"}]}');
  await tab.evaluate(`document.querySelector("#findings .text-button").click()`);
  await tab.until(`document.querySelector("#findings .explanation").innerText.length > 40`);
  await tab.close();
  await other.close();
  small.remove();
});

test("the page in one file says that it does not know a provider's document, and checks no signature", async () => {
  const tab = await opened(single);
  await put(tab, "stripe.elements({ mode: 'payment' })");
  assert.equal(await tab.evaluate(text("verdict-title")), "Not an Apple Pay document yet");
  await put(tab, token);
  await tab.evaluate(checkSignature);
  await tab.until(`/has no full checker/.test(document.getElementById("signature-said").textContent)`);
  assert.deepEqual(tab.problems, []);
  await tab.close();
});
