// Pictures of the visible sheet of the stand-in, for people to look at: node Tests/Web/browsers/pictures.mjs PACKAGE OUT
//
// PACKAGE is the unpacked npm package. OUT gets BROWSER-WIDTH-MODE.png, and for each mode a picture with errors, findings and open drawers.
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { serve } from "../playground/server.mjs";
import { writeShops } from "../playground/shops.mjs";
import { startChromium } from "./chromium.mjs";
import { startFirefox } from "./firefox.mjs";
import { startWebKit } from "./webkit.mjs";

const [folder, out] = process.argv.slice(2);
if (!out) throw new Error("usage: node Tests/Web/browsers/pictures.mjs PACKAGE OUT");
const { mockScript } = await import(pathToFileURL(resolve(folder, "mock.node.js")).href);
const modes = { light: {}, dark: { isDark: true }, arabic: { language: "ar" } };
const widths = [360, 414, 768, 1280];
const idle = "applePay.sheet.isOpen && applePay.sheet.waitsFor === null";

mkdirSync(out, { recursive: true });
writeShops(folder, mockScript({ sheet: "visible", cards: [{ network: "Visa", type: "debit" }, { network: "MasterCard", type: "credit" }] }));
const server = await serve(folder);

/** A page of a width with an open sheet. It is in a frame, because windows of Firefox and WebKitGTK cannot be narrow. */
async function opened(browser, width, { language = "en", isDark }) {
  writeFileSync(join(folder, "visible-frame.html"), `<!doctype html><title>frame</title><link rel="icon" href="data:,"><body><iframe width="${width}" height="820" frameborder="0" src="visible-${language}.html"></iframe>`);
  const tab = await browser.page({ width: 1310, height: 960, isDark });
  await tab.navigate(`${server.address}visible-frame.html`);
  const within = (expression) => `(({ window, document, applePay, inSheet }) => (${expression}))(frames[0])`;
  const page = {
    evaluate: (expression) => tab.evaluate(within(expression)), until: (expression) => tab.until(within(expression), 60),
    // The next frame has everything that the page has drawn.
    async screenshot(path) {
      await tab.evaluate("new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100))))");
      await tab.screenshot(path);
    },
    close: () => tab.close(),
  };
  await page.until("document.readyState === 'complete' && window.outcomes !== undefined");
  await page.evaluate("document.querySelector('button').click()");
  await page.until(`${idle} && inSheet(".pay")?.disabled === false`);
  return page;
}

/** Everything that can be in the sheet: open parts, an error of the address, and an exception with its finding. */
async function fill(tab) {
  await tab.evaluate(`(() => {
    for (const part of document.body.lastElementChild.shadowRoot.querySelectorAll("details")) part.open = true;
    inSheet("[name=countryCode]").value = "CA";
    inSheet("[data-key=address-form]").requestSubmit();
  })()`);
  await tab.until("applePay.sheet.errors.length > 0 && inSheet('[role=alert]').innerText !== ''");
  await tab.evaluate("window.isBroken = true, inSheet('[data-key=method-1]').click()");
  await tab.until("inSheet('.finding') !== null && inSheet('.status').innerText !== ''");
}

for (const start of [startChromium, startFirefox, startWebKit]) {
  for (const [mode, options] of Object.entries(modes)) {
    const browser = await start(options);
    const take = (tab, name) => tab.screenshot(join(out, `${browser.name}-${name}-${mode}.png`));
    for (const width of widths) {
      const tab = await opened(browser, width, options);
      await take(tab, width);
      if (width === widths[0]) {
        await fill(tab);
        await tab.evaluate("inSheet('dialog').scrollTop = 0");
        await take(tab, "full-top");
        await tab.evaluate("inSheet('dialog').scrollTop = 1e6");
        await take(tab, "full-end");
      }
      await tab.close();
    }
    await browser.close();
  }
}
await server.close();
