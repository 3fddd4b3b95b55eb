// The fixture for Playwright, with a stand-in for Playwright itself. Tests/Web/playground runs its script and its controller in Chromium.
import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { load, project } from "./support.mjs";

const folder = join(project, "node_modules/@playwright/test");
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, "package.json"), '{ "name": "@playwright/test", "type": "module", "exports": "./index.js" }');
writeFileSync(join(folder, "index.js"), "export const test = { extend: (fixtures) => fixtures };\nexport const expect = { extend: (matchers) => matchers };\n");
const { expect, test: fixtures } = await load("playwright.js");

/** Runs the fixture around a test. Returns the scripts of the context, what the page was asked, and attachments. */
async function run(body, info = { status: "passed", expectedStatus: "passed" }) {
  const seen = { scripts: [], calls: [], attachments: [] };
  const context = { addInitScript: async ({ content }) => void seen.scripts.push(content) };
  const page = { evaluate: async (work, value) => {
    seen.calls.push(value);
    return value[0] === "log" ? ["a", "b"] : "answer";
  } };
  const attach = async (name, { body }) => void seen.attachments.push([name, body]);
  await fixtures.applePay({ context, page, applePayOptions: { country: "CA" } }, body, { ...info, attach });
  return seen;
}

test("the script is in every frame before the test begins", async () => {
  let before;
  const { scripts, calls, attachments } = await run(async (applePay) => {
    before = applePay;
    assert.equal(await applePay.shopper.chooseShippingMethod("express"), "answer");
    await applePay.setMerchant("refuse");
    await applePay.finished();
  });
  assert.equal(scripts.length, 1);
  assert.ok(scripts[0].includes('globalThis.paysheetMock = {"country":"CA"};'));
  assert.deepEqual(calls, [["shopper.chooseShippingMethod", ["express"]], ["merchant", ["refuse"]], ["finished", []]]);
  assert.deepEqual(attachments, []);
  assert.deepEqual(Object.keys(before.shopper).sort(), ["authorize", "cancel", "chooseCard", "chooseContact", "chooseShippingMethod", "enterCoupon"]);
});

test("a failed test has the log as an attachment", async () => {
  const { attachments } = await run(async () => {}, { status: "failed", expectedStatus: "passed" });
  assert.deepEqual(attachments, [["applePay.log", "a\nb"]]);
});

test("options are an option of the runner, and the policy of pages does not matter", () => {
  assert.deepEqual(fixtures.applePayOptions, [{}, { option: true }]);
  assert.equal(fixtures.bypassCSP, true);
  assert.equal(typeof expect.toBeApplePay, "function");
});
