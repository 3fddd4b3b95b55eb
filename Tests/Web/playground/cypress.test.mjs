// The sample for Cypress of the documentation, in Chromium: the test in the page, the shop in a frame, and an imitation of the commands.
// Debian has no Cypress.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { startChromium } from "../browsers/chromium.mjs";
import { serve } from "./server.mjs";
import { writeShops } from "./shops.mjs";

const folder = process.env.PAYSHEET_PACKAGE;
const { mockScript } = await import(pathToFileURL(join(folder, "mock.node.js")).href);
const documentation = readFileSync(new URL("../../../Docs/Testing-a-checkout.md", import.meta.url), "utf8");
const [, sample] = /^\/\/ checkout\.cy\.js\n([^]*?)^```$/m.exec(documentation);

/** Commands run one after another, and each gets the subject of the one before. */
function imitation() {
  const frame = document.querySelector("iframe");
  const commands = [];
  const befores = [];
  const tests = [];
  const add = (command) => {
    commands.push(command);
    return chain;
  };
  const chain = {
    click: () => add((subject) => subject.click()),
    then: (work) => add(work),
    its: (path) => add((subject) => path.split(".").reduce((value, name) => value[name], subject)),
    should: (word, expected) => add((subject) => { if (word !== "equal" || subject !== expected) throw new Error(`${subject} is not ${expected}`); }),
  };
  window.cy = {
    readFile: (path) => add(async () => (await fetch(path)).text()),
    visit: (path, { onBeforeLoad }) => add(async () => {
      window.beforeLoad = onBeforeLoad;
      frame.src = "cypress-shop.html";
      await new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
    }),
    contains: (selector, text) => add(() => [...frame.contentDocument.querySelectorAll(selector)].find((node) => node.textContent.includes(text))),
    window: () => add(() => frame.contentWindow),
  };
  window.before = (work) => befores.push(work);
  window.it = (name, work) => tests.push(work);
  window.runTests = async () => {
    let count = 0;
    for (const work of [...befores, ...tests]) {
      work();
      let subject;
      for (const command of commands.splice(0)) {
        subject = await command(subject);
        count += 1;
      }
    }
    return count;
  };
}

let browser;
let server;
before(async () => {
  writeShops(folder);
  // Cypress removes the policy of a page.
  writeFileSync(join(folder, "_headers"), "/*\n  X-Content-Type-Options: nosniff\n");
  writeFileSync(join(folder, "mock.script.js.txt"), mockScript({ patience: 3000 }));
  const page = (body) => `<!doctype html><title>page</title><link rel="icon" href="data:,"><body>${body}`;
  writeFileSync(join(folder, "cypress-shop.html"), page('<script>parent.beforeLoad(window)</script><button>Apple Pay</button><script src="visible-en.js"></script>'));
  writeFileSync(join(folder, "cypress.html"), page('<iframe></iframe><script src="cypress-page.js"></script>'));
  writeFileSync(join(folder, "cypress-page.js"), `(${imitation})();\n${sample.replace('"mock.script.js"', '"mock.script.js.txt"')}`);
  browser = await startChromium();
  server = await serve(folder);
});
after(async () => {
  await browser?.close();
  await server?.close();
});

test("the sample pays in the window of the shop, and the window of the test stays as it is", async () => {
  const tab = await browser.page();
  await tab.navigate(`${server.address}cypress.html`);
  await tab.until("window.runTests !== undefined");
  assert.ok((await tab.evaluate("runTests()")) > 10);
  assert.deepEqual(await tab.evaluate("[frames[0].applePay.payments[0].outcome, 'ApplePaySession' in frames[0], 'ApplePaySession' in window]"), ["paid", true, false]);
  assert.deepEqual(tab.problems, []);
  await tab.close();
});
