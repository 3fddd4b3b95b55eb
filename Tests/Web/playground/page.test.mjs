// The page in Chromium: what people do with it.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { startChromium } from "../browsers/chromium.mjs";
import { temporaryFolder } from "../browsers/support.mjs";
import { serve } from "./server.mjs";
import { example, examples, picture, pictured, put, served, shown, text, texts } from "./support.mjs";

let browser;
let server;
const folder = temporaryFolder("page");
before(async () => {
  browser = await startChromium();
  server = await serve(served);
});
after(async () => {
  await browser?.close();
  await server?.close();
  folder.remove();
});

async function opened(options = {}, fragment = "") {
  const tab = await browser.page(options);
  await tab.navigate(server.address + fragment);
  await tab.until(shown);
  return tab;
}
const clean = example("Requests", "Shipping");
const mistakes = example("Start here", "A request with mistakes");
const script = example("Start here", "The same in JavaScript");
const value = "document.getElementById('text').value";

test("the first document shows findings, underlines, Safari's message, the sheet and the version", async () => {
  const tab = await opened();
  await tab.until(pictured);
  assert.ok(await tab.evaluate("document.getElementById('sheet').naturalWidth > 0"));
  assert.match(await tab.evaluate(text("verdict-title")), /^Safari throws in new ApplePaySession\(\)/);
  assert.match(await tab.evaluate(text("verdict-error")), /^TypeError: /);
  assert.match(await tab.evaluate(text("fact-needs")), /^Apple Pay version \d+ \(iOS/);
  assert.ok((await tab.evaluate("document.querySelectorAll('#findings > li').length")) >= 3);
  assert.ok((await tab.evaluate("document.querySelectorAll('#paint .mark').length")) >= 3);
  assert.match(await tab.evaluate("document.getElementById('sheet').alt"), /Payment: /);
  await picture(tab, "light");
  assert.deepEqual(tab.problems, []);
  await tab.close();
});

test("every example of the list can be chosen", async () => {
  const tab = await opened();
  for (const { group, name, text: wanted } of examples) {
    // The first example is in the editor already.
    await put(tab, "");
    await tab.evaluate(`(() => { const list = document.getElementById("examples"); list.value = ${JSON.stringify(`${group}/${name}`)}; list.dispatchEvent(new Event("change")); })()`);
    await tab.until(`${value} === ${JSON.stringify(wanted)} && ${shown}`);
    const findings = await tab.evaluate("document.querySelectorAll('#findings > li').length");
    if (group === "One mistake" || group === "Start here") assert.ok(findings > 0, name);
    else assert.equal(findings, 0, name);
  }
  assert.deepEqual(tab.problems, []);
  await tab.close();
});

test("one click fixes a finding, and undo brings it back", async () => {
  const tab = await opened();
  await put(tab, mistakes);
  await tab.evaluate("[...document.querySelectorAll('#findings .fix')].find((button) => /BR/.test(button.textContent)).click()");
  await tab.until(`${value}.includes('"countryCode": "BR"')`);
  await tab.until(`${shown} && ![...document.querySelectorAll('#findings li')].some((item) => item.innerText.includes("/countryCode"))`);
  await tab.evaluate("document.getElementById('text').focus()");
  await tab.evaluate("document.execCommand('undo')");
  await tab.until(`${value} === ${JSON.stringify(mistakes)} && ${shown}`);
  assert.ok((await tab.evaluate(texts("#findings > li"))).some((words) => words.includes("/countryCode")));
  await tab.close();
});

test("all safe fixes at once", async () => {
  const tab = await opened();
  await put(tab, mistakes);
  await tab.evaluate("document.getElementById('fix-all').click()");
  await tab.until(`${value}.includes('"countryCode": "BR"')`);
  await tab.until(`${shown} && document.getElementById("fix-all").disabled`);
  assert.ok(await tab.evaluate("document.getElementById('toast').innerText.includes('applied')"));
  await tab.close();
});

test("JavaScript keeps findings, fixes and the sheet, and becomes JSON", async () => {
  const tab = await opened();
  await put(tab, script);
  assert.match(await tab.evaluate(text("notice-text")), /This is JavaScript/);
  await tab.until(pictured);
  assert.equal(await tab.evaluate("document.getElementById('figure').classList.contains('old')"), false);
  const findings = await tab.evaluate("document.querySelectorAll('#findings > li').length");
  assert.ok(findings >= 3);
  assert.match(await tab.evaluate(text("verdict-title")), /^Safari throws/);
  await picture(tab, "javascript");
  await tab.evaluate("[...document.querySelectorAll('#findings .fix')].find((button) => /BR/.test(button.textContent)).click()");
  await tab.until(`${value}.includes('"countryCode": "BR"')`);
  assert.equal(await tab.evaluate(`JSON.parse(${value}).countryCode`), "BR");
  await put(tab, script);
  await tab.evaluate("document.getElementById('convert').click()");
  await tab.until(`${value}.trimStart().startsWith("{") && ${shown}`);
  assert.equal(await tab.evaluate("document.getElementById('notice').hidden"), true);
  await tab.close();
});

test("a text that cannot be read keeps the last sheet and says where it ends", async () => {
  const tab = await opened();
  await put(tab, clean);
  await tab.until(`${pictured} && !document.getElementById("words").hidden`);
  assert.match((await tab.evaluate(texts("#words li"))).join(" "), /You pay/);
  await put(tab, clean.slice(0, clean.length / 2));
  assert.match(await tab.evaluate(text("verdict-title")), /Not readable yet/);
  assert.match(await tab.evaluate(text("verdict-more")), /Line \d+/);
  assert.ok(await tab.evaluate("!document.getElementById('figure').hidden && !document.getElementById('sheet-age').hidden"));
  await put(tab, "");
  await put(tab, "\ud83d");
  await put(tab, "null");
  await put(tab, '{"total": {"label": "\u2028", "amount": "1.00"}}');
  assert.deepEqual(tab.problems, []);
  await tab.close();
});

test("the marks are below the text that they mean", async () => {
  const tab = await opened();
  await put(tab, `{\n  "total": { "label": "Café 😀 語", "amount": "12,5" },\n  "countryCode": "US", "currencyCode": "USD",\n  "merchantCapabilities": ["supports3DS"], "supportedNetworks": ["visa"]\n}`);
  assert.deepEqual(await tab.evaluate(texts("#paint .mark")), ['"12,5"']);
  await tab.evaluate("document.querySelector('#findings .place').click()");
  assert.equal(await tab.evaluate("(() => { const field = document.getElementById('text'); return field.value.slice(field.selectionStart, field.selectionEnd); })()"), '"12,5"');
  await tab.close();
});

test("a link carries the document, and damaged links say so", async () => {
  const tab = await opened();
  const document = clean.replace("Standard Shipping", "Standard Shipping 😀");
  await put(tab, document);
  await tab.evaluate("document.getElementById('link').click()");
  await tab.until("location.hash.startsWith('#d=')");
  const fragment = await tab.evaluate("location.hash");
  const other = await opened({}, fragment);
  assert.equal(await other.evaluate(value), document);
  await other.evaluate("location.hash = '#d=AAAA'");
  await other.until("document.getElementById('toast').innerText.includes('damaged')");
  assert.equal(await other.evaluate(value), document);
  assert.deepEqual([...tab.problems, ...other.problems], []);
  const empty = await opened({}, "#t=");
  assert.equal(await empty.evaluate(value), "");
  for (const each of [tab, other, empty]) await each.close();
});

test("an archive is counted, and a line of it opens", async () => {
  const tab = await opened();
  await put(tab, clean);
  const line = (text) => `${JSON.stringify(JSON.parse(text))}\n`;
  const lines = line(clean).repeat(900) + line(mistakes).repeat(100);
  writeFileSync(join(folder.path, "orders.ndjson"), lines);
  await drop(tab, join(folder.path, "orders.ndjson"));
  await tab.until("document.querySelectorAll('#archive-rules tbody tr').length > 0");
  assert.deepEqual((await tab.evaluate(texts("#archive-tiles dd"))).slice(0, 5), ["1,000", "100", "0", "0", "900"]);
  await picture(tab, "archive");
  await tab.evaluate("document.querySelector('#archive-rules button').click()");
  await tab.until(`${value}.includes('"br"')`);
  assert.equal(await tab.evaluate(text("document-name")), "orders.ndjson, line 901");
  writeFileSync(join(folder.path, "one.json"), clean);
  await drop(tab, join(folder.path, "one.json"));
  await tab.until(`${value} === ${JSON.stringify(clean)}`);
  assert.deepEqual(tab.problems, []);
  await tab.close();
});

/** Chooses a file, which takes the same way as a dropped one. */
async function drop(tab, path) {
  const { root } = await tab.send("DOM.getDocument");
  const { nodeId } = await tab.send("DOM.querySelector", { nodeId: root.nodeId, selector: "#file" });
  await tab.send("DOM.setFileInputFiles", { nodeId, files: [path] });
}

test("an explanation opens in place", async () => {
  const tab = await opened();
  await put(tab, mistakes);
  await tab.evaluate("document.querySelector('#findings .detail .text-button').click()");
  await tab.until("document.querySelectorAll('#findings .explanation p').length >= 3");
  assert.equal(await tab.evaluate("document.querySelector('#findings .detail .text-button').getAttribute('aria-expanded')"), "true");
  assert.deepEqual(tab.problems, []);
  await tab.close();
});

test("nothing is asked from anywhere else, and the policy allows nothing else", async () => {
  const tab = await opened();
  await put(tab, mistakes);
  await tab.until(pictured);
  const outside = tab.requests.filter((address) => !address.startsWith(server.address) && !/^(?:blob|data):/.test(address));
  assert.deepEqual(outside, []);
  assert.ok(tab.requests.some((address) => address.endsWith("paysheet.wasm")), "the worker is watched, too");
  const refused = await tab.evaluate(`(async () => {
    const results = [];
    const attempt = async (name, action) => { try { await action(); results.push(name); } catch {} };
    await attempt("fetch", () => fetch("http://127.0.0.1:9/"));
    await attempt("eval", () => (0, eval)("1"));
    await attempt("html", () => { document.createElement("p").innerHTML = "<b>x</b>"; });
    await attempt("policy", () => trustedTypes.createPolicy("other", {}));
    return results;
  })()`);
  assert.deepEqual(refused, []);
  await tab.close();
});
