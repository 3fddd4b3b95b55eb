// The scenarios of the stand-in for Apple Pay, in Chromium under a strict policy. Jest runs the same table in jsdom.
//
// PAYSHEET_BROWSERS=all runs it in Firefox and WebKitGTK, too.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startChromium } from "../browsers/chromium.mjs";
import { startFirefox } from "../browsers/firefox.mjs";
import { startWebKit } from "../browsers/webkit.mjs";
import { serve } from "./server.mjs";

const folder = process.env.PAYSHEET_PACKAGE;
const tools = ["scenario-tools", "w3c-tools"];
const tables = [
  "session", "shopper", "w3c", "safari", "webkit-values", "webkit-request", "webkit-life", "webkit-modifiers", "clients",
].map((name) => `scenarios-${name}`);
const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; img-src data:; frame-src 'self'";
const lists = await Promise.all(tables.map((name) => import(`../npm/jest/${name}.mjs`)));
const names = lists.flatMap(({ scenarios }) => scenarios.map(({ name }) => name));

for (const start of process.env.PAYSHEET_BROWSERS === "all" ? [startChromium, startFirefox, startWebKit] : [startChromium]) {
  describe(start.name.replace("start", ""), () => {
    let browser;
    let server;
    let tab;
    before(async () => {
      writeFileSync(join(folder, "_headers"), `/*\n  Content-Security-Policy: ${policy}\n`);
      for (const name of [...tools, ...tables]) {
        writeFileSync(join(folder, `${name}.js`), readFileSync(new URL(`../npm/jest/${name}.mjs`, import.meta.url), "utf8").replaceAll('.mjs"', '.js"'));
      }
      writeFileSync(join(folder, "mock-page.html"), '<!doctype html><title>page</title><link rel="icon" href="data:,"><body><iframe src="mock-frame.html"></iframe><script type="module" src="mock-page.js"></script>');
      writeFileSync(join(folder, "mock-frame.html"), "<!doctype html><title>frame</title><body>");
      writeFileSync(join(folder, "mock-page.js"), `
        import { load, mockApplePay } from "./mock.js";
        import { runScenario } from "./scenario-tools.js";
        ${tables.map((name, place) => `import { scenarios as table${place} } from "./${name}.js";`).join("\n        ")}
        try {
          mockApplePay(window, { replace: true });
        } catch (error) {
          window.early = error.message;
        }
        await load();
        const all = [${tables.map((name, place) => `...table${place}`).join(", ")}];
        // The window of the page, or that of a frame, as Cypress has it.
        const windows = { page: () => window, frame: () => document.querySelector("iframe").contentWindow };
        window.run = (name, where) => runScenario(all.find((each) => each.name === name), windows[where](), (page, options) => mockApplePay(page, { replace: true, ...options })).then(() => "passed", (error) => error.message);
      `);
      browser = await start();
      server = await serve(folder);
      tab = await browser.page();
      await tab.navigate(`${server.address}mock-page.html`);
      await tab.until("window.run !== undefined");
    });
    after(async () => {
      await browser?.close();
      await server?.close();
    });

    test("before the module is loaded, it says what to do", async () => {
      assert.match(await tab.evaluate("window.early"), /call await load\(\) first/);
    });
    for (const where of ["page", "frame"]) {
      describe(where, () => {
        for (const name of names) {
          test(name, async () => assert.equal(await tab.evaluate(`run(${JSON.stringify(name)}, "${where}")`), "passed"));
        }
      });
    }
    test("the page is as before", async () => {
      assert.equal(await tab.evaluate("window.ApplePaySession?.[Symbol.for('paysheet.mock')] === undefined"), true);
    });
  });
}
