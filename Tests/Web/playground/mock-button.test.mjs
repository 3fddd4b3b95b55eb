// The button that the stand-in shows in Chromium, under a strict policy: as an element, and by the CSS that only Safari draws.
//
// PAYSHEET_SCREENSHOTS names a folder for pictures.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { startChromium } from "../browsers/chromium.mjs";
import { actorOn } from "./actor.mjs";
import { serve } from "./server.mjs";

const folder = process.env.PAYSHEET_PACKAGE;
const { mockScript } = await import(pathToFileURL(join(folder, "mock.node.js")).href);
const css = `@charset "utf-8";
  .unknown, .apple-pay-button { display: none; }
  @supports (-webkit-appearance: -apple-pay-button) {
    .apple-pay-button, .unknown { display: inline-block; -webkit-appearance: -apple-pay-button; }
    .apple-pay-button-buy { -apple-pay-button-type: buy; } /* .other { -webkit-appearance: -apple-pay-button; } */
    .apple-pay-button-white { -apple-pay-button-style: white; }
    .apple-pay-button > * { display: none; }
  }`;
const page = (language, style) => `<!doctype html><html lang="${language}"><title>shop</title><link rel="icon" href="data:,"><meta name="viewport" content="width=device-width">${style}
  <body><p>Shop</p><button class="apple-pay-button apple-pay-button-buy" id="css"></button> <button class="apple-pay-button apple-pay-button-white" id="white"></button>
  <apple-pay-button buttonstyle="white-outline" type="subscribe" locale="${language}" id="element"></apple-pay-button><script src="button.js"></script>`;
let browser;
let server;
before(async () => {
  const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; img-src data:";
  writeFileSync(join(folder, "_headers"), `/*\n  Content-Security-Policy: ${policy}\n`);
  writeFileSync(join(folder, "button.css"), css);
  writeFileSync(join(folder, "button.js"), "globalThis.clicks = []; document.body.addEventListener('click', ({ target }) => clicks.push(target.id));");
  for (const language of ["en", "de", "ja"]) writeFileSync(join(folder, `button-${language}.html`), page(language, '<link rel="stylesheet" href="button.css">'));
  browser = await startChromium();
  server = await serve(folder);
});
after(async () => {
  await browser?.close();
  await server?.close();
});

async function opened(language, options = {}) {
  const tab = await browser.page();
  await tab.send("Page.addScriptToEvaluateOnNewDocument", { source: mockScript(options) });
  const actor = await actorOn(tab);
  await tab.navigate(`${server.address}button-${language}.html`);
  await tab.until("document.readyState === 'complete' && globalThis.clicks !== undefined");
  return { tab, ...actor };
}

const words = { en: ["Buy with Apple Pay", "Subscribe with Apple Pay"], de: ["Mit Apple Pay kaufen", "Mit Apple Pay abonnieren"], ja: ["Apple Payで購入", "Apple Payで登録"] };
for (const [language, [buy, subscribe]] of Object.entries(words)) {
  test(`buttons have names in ${language}, and a click reaches the page`, async () => {
    const { tab, find, click } = await opened(language);
    for (const name of [buy, subscribe, "Apple Pay"]) await find("button", name);
    await click("button", buy);
    await click("button", subscribe);
    assert.deepEqual(await tab.evaluate("clicks"), ["css", "element"]);
    const pictures = process.env.PAYSHEET_SCREENSHOTS;
    if (pictures) {
      mkdirSync(pictures, { recursive: true });
      await tab.screenshot(join(pictures, `mock-button-${language}.png`));
    }
    assert.deepEqual(tab.problems, [], "the policy allows everything");
    await tab.close();
  });
}

test("a browser answers as Safari about the button, and everything is as before after restore()", async () => {
  const { tab } = await opened("en");
  const asked = "[CSS.supports('-webkit-appearance', '-apple-pay-button'), CSS.supports('(-webkit-appearance: -apple-pay-button)'), CSS.supports('color', 'red'), CSS.supports('color', 'reddish')]";
  await tab.until("getComputedStyle(document.getElementById('css')).display !== 'none'");
  assert.deepEqual(await tab.evaluate(asked), [true, true, true, false]);
  assert.equal(await tab.evaluate("getComputedStyle(document.getElementById('white')).backgroundColor"), "rgb(255, 255, 255)");
  await tab.evaluate("applePay.restore()");
  assert.deepEqual(await tab.evaluate(asked), [false, false, true, false]);
  assert.deepEqual(await tab.evaluate("[getComputedStyle(document.getElementById('css')).display, document.adoptedStyleSheets.length, document.getElementById('element').shadowRoot.childElementCount]"), ["none", 0, 0]);
  await tab.close();
});

test("with as-is, the stand-in leaves the buttons", async () => {
  const { tab } = await opened("en", { button: "as-is" });
  await tab.evaluate("new Promise((resolve) => setTimeout(resolve, 50))");
  assert.deepEqual(await tab.evaluate("[getComputedStyle(document.getElementById('css')).display, CSS.supports('-webkit-appearance', '-apple-pay-button')]"), ["none", false]);
  await tab.close();
});

test("what the page hides stays hidden, what it adds later is shown, and a style sheet is read once", async () => {
  const { tab, find } = await opened("en");
  await find("button", "Buy with Apple Pay");
  await tab.evaluate("globalThis.calls = 0; const { fetch } = window; window.fetch = (...values) => { calls += 1; return fetch(...values); }");
  await tab.evaluate("document.getElementById('css').hidden = true; document.getElementById('css').style.display = 'none'");
  await tab.evaluate("const later = document.createElement('apple-pay-button'); later.setAttribute('type', 'donate'); document.body.append(later)");
  await find("button", "Donate with Apple Pay");
  await tab.evaluate("document.querySelector('apple-pay-button').setAttribute('type', 'set-up')");
  await find("button", "Set up Apple Pay");
  assert.equal(await tab.evaluate("calls"), 0);
  assert.equal(await tab.evaluate("getComputedStyle(document.getElementById('css')).display"), "none");
  await tab.close();
});
