// The page on a slow network, in Chromium: it says that it loads, and shows nothing that is not about the text in the editor.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { cpSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { startChromium } from "../browsers/chromium.mjs";
import { temporaryFolder } from "../browsers/support.mjs";
import { serve } from "./server.mjs";
import { example, picture, pictured, put, served, shown, text, texts } from "./support.mjs";

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

const state = (name) => `document.documentElement.dataset.state === "${name}"`;
/** Types a text. `earlier` runs in the same task, before it. */
const set = (tab, value, earlier = "") => tab.evaluate(`(() => {
  ${earlier};
  const field = document.getElementById("text");
  field.value = ${JSON.stringify(value)};
  field.dispatchEvent(new Event("input", { bubbles: true }));
})()`);
const value = "document.getElementById('text').value";
const findings = texts("#findings > li");
const disabled = (id) => `document.getElementById("${id}").disabled`;
const busy = "['verdict', 'findings-card'].map((id) => document.getElementById(id).ariaBusy).join()";
const mistakes = example("Start here", "A request with mistakes");
const clean = example("Requests", "Shipping");
// A profile of the Flutter package `pay`. The small module reports it as a dialect of a request.
const profile = readFileSync(new URL("../../ProviderFolder/shop/app/assets/default_apple_pay_config.json", import.meta.url), "utf8");

async function opened(options, address = server.address) {
  const tab = await browser.page(options);
  await tab.navigate(address);
  await tab.until(shown);
  return tab;
}

for (const [name, options] of Object.entries({ light: {}, dark: { isDark: true }, narrow: { width: 390, height: 844 } })) {
  test(`while the full module loads, the page says so and shows nothing of the small one: ${name}`, async () => {
    const tab = await opened(options);
    await put(tab, mistakes);
    await tab.until(pictured);
    await tab.evaluate(`(() => {
      window.seen = [];
      const look = () => window.seen.push(document.getElementById("findings").innerText + document.getElementById("verdict").innerText);
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    })()`);
    const release = server.hold("/paysheet/paysheet-full.wasm");
    await set(tab, profile);
    await tab.until(state("loading"));
    assert.equal(await tab.evaluate(text("verdict-title")), "Loading the full checker…");
    assert.deepEqual(await tab.evaluate(findings), []);
    assert.deepEqual(await tab.evaluate(texts("#paint .mark")), []);
    assert.equal(await tab.evaluate(text("empty")), "The findings appear when the checker has loaded.");
    assert.equal(await tab.evaluate(text("fact-kind")), "–");
    assert.equal(await tab.evaluate(busy), "true,true");
    assert.deepEqual(await tab.evaluate(`[${["fix-all", "format", "try-open"].map(disabled)}]`), [true, true, true]);
    assert.ok(await tab.evaluate("document.getElementById('figure').classList.contains('old') && !document.getElementById('sheet-age').hidden"));
    await tab.until("document.getElementById('status').textContent === 'Loading the full checker…'");
    await picture(tab, `loading-${name}`);
    release();
    await tab.until(shown);
    assert.equal(await tab.evaluate(text("fact-kind")), "FlutterPaymentProfile");
    assert.equal(await tab.evaluate(busy), "false,false");
    assert.deepEqual((await tab.evaluate("seen")).filter((words) => /document\/(?:dialect|kind)/.test(words)), []);
    assert.deepEqual(tab.problems, []);
    await tab.close();
  });
}

test("a request is shown at once while the full module loads for an earlier text", async () => {
  const tab = await opened();
  const release = server.hold("/paysheet/paysheet-full.wasm");
  await set(tab, profile);
  await tab.until(state("loading"));
  await put(tab, mistakes);
  assert.match(await tab.evaluate(text("verdict-title")), /^Safari throws/);
  await tab.evaluate("document.querySelector('#findings .detail .text-button').click()");
  await tab.until("document.querySelectorAll('#findings .explanation p').length >= 3");
  release();
  await put(tab, clean);
  assert.match(await tab.evaluate(text("verdict-title")), /^Safari accepts/);
  assert.deepEqual(tab.problems, []);
  await tab.close();
});

test("a full module that does not load is named, and the next text tries again", async () => {
  const small = temporaryFolder("small");
  cpSync(served, small.path, { recursive: true });
  const module = join(small.path, "paysheet/paysheet-full.wasm");
  rmSync(module);
  const other = await serve(small.path);
  const tab = await opened({}, other.address);
  const release = other.hold("/paysheet/paysheet-full.wasm");
  await set(tab, profile);
  await tab.until(state("loading"));
  release();
  await tab.until(shown);
  assert.equal(await tab.evaluate(text("verdict-more")), "The full checker did not load, and this text may need it. Edit the text to try again.");
  await picture(tab, "loading-failed");
  cpSync(join(served, "paysheet/paysheet-full.wasm"), module);
  await put(tab, `${profile} `);
  assert.equal(await tab.evaluate(text("fact-kind")), "FlutterPaymentProfile");
  await tab.close();
  await other.close();
  small.remove();
});

test("what a person types before the checker and the examples have come stays, and is checked", async () => {
  const paths = ["/paysheet/paysheet.wasm", "/examples.json"];
  const [module, examples] = paths.map((path) => server.hold(path));
  const tab = await browser.page();
  await tab.navigate(server.address);
  await tab.until("document.readyState === 'complete'");
  assert.equal(await tab.evaluate(text("verdict-title")), "Loading the checker…");
  assert.equal(await tab.evaluate(busy), "true,true");
  assert.deepEqual(await tab.evaluate(`[${["fix-all", "format", "try-open"].map(disabled)}]`), [true, true, true]);
  await picture(tab, "loading-first");
  await set(tab, clean);
  examples();
  await tab.until("document.querySelectorAll('#examples option').length > 1");
  assert.equal(await tab.evaluate(value), clean);
  assert.equal(await tab.evaluate(state("checking")), true);
  module();
  await tab.until(shown);
  assert.equal(await tab.evaluate(value), clean);
  assert.match(await tab.evaluate(text("verdict-title")), /^Safari accepts/);
  assert.deepEqual(tab.problems, []);
  await tab.close();
});

test("what a person types before the script has come stays, and is checked", async () => {
  const release = server.hold("/worker.js");
  const script = server.hold("/app.js");
  const tab = await browser.page();
  await tab.navigate(server.address);
  await tab.until("document.getElementById('text') !== null");
  await set(tab, clean);
  script();
  release();
  await tab.until(shown);
  assert.equal(await tab.evaluate(value), clean);
  assert.match(await tab.evaluate(text("verdict-title")), /^Safari accepts/);
  await tab.close();
});

test("an answer about an earlier text does not replace what was typed since", async () => {
  const tab = await opened();
  const compact = JSON.stringify(JSON.parse(mistakes));
  const click = (selector) => `document.querySelector(${JSON.stringify(selector)}).click()`;
  for (const selector of ["#format", "#fix-all"]) {
    await put(tab, compact);
    await set(tab, `${compact} `, click(selector));
    await tab.until(`${shown} && /Try again/.test(document.getElementById("toast").textContent)`);
    assert.equal(await tab.evaluate(value), `${compact} `, selector);
    await tab.evaluate("document.getElementById('toast').textContent = ''");
  }
  await put(tab, compact);
  await tab.evaluate(`(() => {
    const field = document.getElementById("text");
    field.value += " ";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    ${click("#findings .fix")};
  })()`);
  assert.equal(await tab.evaluate(value), `${compact} `);
  await tab.until(shown);
  await tab.evaluate(click("#findings .fix"));
  await tab.until(`${value} !== ${JSON.stringify(`${compact} `)} && ${shown}`);
  await tab.close();
});
