// The page in all three browsers: served with its policy, with a wrong MIME type, and from the disk.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { startChromium } from "../browsers/chromium.mjs";
import { startFirefox } from "../browsers/firefox.mjs";
import { startWebKit } from "../browsers/webkit.mjs";
import { serve } from "./server.mjs";
import { example, picture, pictured, put, served, shown, single, text } from "./support.mjs";

const mistakes = example("Start here", "A request with mistakes");
const script = example("Start here", "The same in JavaScript");
const clean = example("Requests", "A subscription");

async function works(tab) {
  await tab.until(shown, 60);
  await put(tab, mistakes);
  assert.match(await tab.evaluate(text("verdict-error")), /^TypeError: /);
  await tab.until(pictured);
  assert.ok(await tab.evaluate("document.getElementById('sheet').naturalWidth") > 0);
  assert.ok(await tab.evaluate("document.querySelectorAll('#paint .mark').length") >= 3);
  await tab.evaluate("[...document.querySelectorAll('#findings .fix')].find((button) => /BR/.test(button.textContent)).click()");
  await tab.until(`document.getElementById("text").value.includes('"BR"')`);
  await put(tab, script);
  assert.equal(await tab.evaluate("document.getElementById('notice').hidden"), false);
  await put(tab, mistakes);
  await tab.evaluate("document.querySelector('#findings .detail .text-button').click()");
  await tab.until("document.querySelectorAll('#findings .explanation p').length >= 3");
  await put(tab, clean);
  assert.match(await tab.evaluate(text("verdict-title")), /Safari accepts/);
  assert.match(await tab.evaluate(text("empty")), /Nothing found/);
  // The sheet is in a closed shadow root, so its end comes from an exception.
  await put(tab, mistakes);
  await tab.evaluate("document.getElementById('tab-try').click(), document.getElementById('try-open').click()");
  await tab.until("!document.getElementById('try-result').hidden");
  assert.match(await tab.evaluate(text("try-outcome")), /exception TypeError: /);
  await tab.evaluate("document.getElementById('tab-sheet').click()");
  const resources = await tab.evaluate("performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => !name.startsWith(location.origin) && !/^(blob|data|file):/.test(name))");
  assert.deepEqual(resources, []);
}

for (const start of [startChromium, startFirefox, startWebKit]) {
  describe(start.name.replace("start", ""), () => {
    let browser;
    let good;
    let wrong;
    before(async () => {
      browser = await start();
      good = await serve(served);
      wrong = await serve(served, { wasmType: "application/octet-stream" });
    });
    after(async () => {
      await browser?.close();
      await good?.close();
      await wrong?.close();
    });

    test("served, with the policy as a header", async () => {
      const tab = await browser.page();
      await tab.navigate(good.address);
      await works(tab);
      await put(tab, mistakes);
      await picture(tab, browser.name);
      assert.deepEqual(tab.problems ?? [], []);
      await tab.close();
    });

    test("served with a wrong MIME type", async () => {
      const tab = await browser.page();
      await tab.navigate(wrong.address);
      await works(tab);
      await tab.close();
    });

    test("from the disk, in one file", async () => {
      const tab = await browser.page();
      await tab.navigate(single);
      await works(tab);
      await picture(tab, `${browser.name}-disk`);
      assert.deepEqual(tab.problems ?? [], []);
      await tab.close();
    });
  });
}
