// The visible sheet of the stand-in in Chromium, under a strict policy: a person pays with the keyboard and the mouse.
//
// PAYSHEET_SCREENSHOTS names a folder for pictures.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { startChromium } from "../browsers/chromium.mjs";
import { actorOn } from "./actor.mjs";
import { serve } from "./server.mjs";
import { writeShops } from "./shops.mjs";

const folder = process.env.PAYSHEET_PACKAGE;
const { mockScript } = await import(pathToFileURL(join(folder, "mock.node.js")).href);
let browser;
let server;
before(async () => {
  writeShops(folder);
  browser = await startChromium();
  server = await serve(folder);
});
after(async () => {
  await browser?.close();
  await server?.close();
});

/** A page with an open sheet, and what a person reads and does there. A screen reader reads the same tree. */
async function opened({ language = "en", options, before: prepare = "0", ...more } = {}) {
  const tab = await browser.page(more);
  const cards = [{ network: "Visa", type: "debit" }, { network: "MasterCard", type: "credit" }];
  await tab.send("Page.addScriptToEvaluateOnNewDocument", { source: mockScript({ sheet: "visible", cards, ...options }) });
  const actor = await actorOn(tab);
  await tab.navigate(`${server.address}visible-${language}.html`);
  await tab.until("document.readyState === 'complete' && document.querySelector('button') !== null");
  await tab.evaluate(prepare);
  await tab.evaluate("document.querySelector('button').click()");
  const picture = async (name) => {
    const pictures = process.env.PAYSHEET_SCREENSHOTS;
    if (!pictures) return;
    mkdirSync(pictures, { recursive: true });
    await tab.screenshot(join(pictures, `mock-${name}.png`));
  };
  await actor.find("button", language === "en" ? "Confirm" : "تأكيد");
  return { tab, ...actor, picture };
}

test("a person chooses shipping and a coupon, and pays", async () => {
  const { tab, nodes, find, click, text, reads, hasNo } = await opened();
  const dialog = (await nodes()).find(({ role }) => role === "dialog");
  assert.match(dialog.name, /Harbor Books/);
  assert.equal(dialog.modal, true);
  assert.match(await text(), /^[^]*?Illustration, not Apple's sheet\. No payment is made\./);
  await click("radio", "Express");
  await find("radio", "Express");
  await tab.until("applePay.sheet.total.amount === '47.96' && applePay.sheet.waitsFor === null");
  await reads(/\$47\.96/);
  await click("textbox", "Coupon code");
  await tab.type("FIVE");
  await tab.press("Enter");
  await tab.until("applePay.sheet.total.amount === '42.96' && applePay.sheet.waitsFor === null");
  await click("button", "Confirm");
  await tab.until("outcomes.length > 0 && applePay.sheet.isOpen === false");
  assert.deepEqual(await tab.evaluate("applePay.finished().then(({ outcome }) => outcome)"), "paid");
  await hasNo("dialog");
  assert.deepEqual(tab.problems, [], "the policy allows everything");
});

test("an address with an error blocks the sheet, and another one frees it", async () => {
  const { tab, find, click, reads, picture, nodes, replaceWith } = await opened();
  await click("DisclosureTriangle", "Ship to");
  await click("textbox", "Country code");
  await replaceWith("CA");
  await tab.press("Enter");
  await tab.until("applePay.sheet.errors.length > 0 && applePay.sheet.waitsFor === null");
  await reads(/We ship to the United States only/);
  assert.equal((await nodes()).find(({ role, name }) => role === "button" && name === "Confirm").disabled, true);
  await picture("error");
  await click("textbox", "Country code");
  await replaceWith("US");
  await tab.press("Enter");
  await find("button", "Confirm");
  assert.equal(await tab.evaluate("applePay.sheet.errors.length"), 0);
});

test("a person enters the name, the email and the phone, and corrects them after an error", async () => {
  const { tab, find, click, reads, picture, replaceWith } = await opened({ before: "globalThis.fields = ['postalAddress', 'name', 'email', 'phone']" });
  await click("DisclosureTriangle", "Ship to");
  await click("textbox", "First name");
  await replaceWith("Ana");
  await tab.press("Enter");
  await tab.until("applePay.payments[0].flow.events.length >= 2 && applePay.sheet.waitsFor === null");
  await click("DisclosureTriangle", "Contact");
  await click("textbox", "Email");
  await replaceWith("nobody");
  await click("textbox", "Phone");
  await replaceWith("+1 415 555 0100");
  await picture("contact");
  await click("button", "Confirm");
  await tab.until("outcomes.length === 1 && applePay.sheet.errors.length > 0");
  await reads(/This is not an email/);
  await find("button", "Confirm");
  assert.deepEqual(await tab.evaluate("[contact.givenName, contact.familyName, contact.emailAddress, contact.phoneNumber]"), ["Ana", "Rivera", "nobody", "+1 415 555 0100"]);
  await click("textbox", "Email");
  await replaceWith("ana@shopper.example");
  await click("button", "Confirm");
  await tab.until("applePay.payments[0].outcome === 'paid'");
  assert.equal(await tab.evaluate("contact.emailAddress"), "ana@shopper.example");
});

test("without an address, the name is beside the email, and an empty field changes nothing", async () => {
  const { tab, nodes, click, replaceWith } = await opened({ before: "globalThis.fields = ['name', 'email']" });
  assert.equal((await nodes()).some(({ name }) => name === "Ship to"), false);
  await click("DisclosureTriangle", "Contact");
  await click("textbox", "Last name");
  await replaceWith("Lee");
  await click("textbox", "Email");
  await replaceWith(" ");
  await click("button", "Confirm");
  await tab.until("applePay.payments[0].outcome === 'paid'");
  assert.deepEqual(await tab.evaluate("[contact.givenName, contact.familyName, contact.emailAddress, contact.phoneNumber]"), ["Jamie", "Lee", "jamie@shopper.example", undefined]
    .map((value) => value ?? null));
});

describe("the keyboard", () => {
  test("Escape cancels", async () => {
    const { tab, hasNo } = await opened();
    await tab.press("Escape");
    await tab.until("outcomes.join() === 'cancel'");
    await tab.until("applePay.payments[0].outcome === 'cancelled'");
    await hasNo("dialog");
  });

  test("the focus stays in the dialog, and on what the shopper used", async () => {
    const { tab, focused, reads } = await opened();
    const seen = [];
    for (let count = 0; count < 24; count += 1) {
      await tab.press("Tab");
      seen.push((await focused())?.name);
    }
    assert.ok(!seen.includes("Apple Pay"), seen.join());
    assert.ok(seen.includes("Confirm") && seen.includes("Close"), seen.join());
    while ((await focused())?.role !== "radio") await tab.press("Tab");
    await tab.press("ArrowDown");
    // The sheet with the answer of the page has the focus where the key has moved it.
    await reads(/\$47\.96/);
    assert.match((await focused()).name, /Express/);
  });
});

describe("the drawer lets it fail", () => {
  test("Let 30 seconds pass, after an exception that the sheet shows with its finding", async () => {
    const { tab, click, reads, picture } = await opened({ before: "globalThis.isBroken = true" });
    await click("radio", "Express");
    await tab.until("applePay.payments[0].flow.calls.some(({ threw }) => threw)");
    await reads(/TypeError: "\$1" is not a valid amount\./);
    await reads(/amount\/format: /);
    await picture("finding");
    await click("DisclosureTriangle", "Let it fail");
    await click("button", "Let 30 seconds pass");
    await tab.until("outcomes.join() === 'cancel'");
    assert.equal(await tab.evaluate("applePay.payments[0].outcome"), "timed-out");
  });

  for (const [name, outcome] of [["Refuse the merchant", "refused"], ["Let the device fail", "refused-by-system"]]) {
    test(name, async () => {
      const { tab, click } = await opened();
      await click("DisclosureTriangle", "Let it fail");
      await click("button", name);
      await tab.until("outcomes.join() === 'cancel'");
      assert.equal(await tab.evaluate("applePay.payments[0].outcome"), outcome);
    });
  }
});

test("a page cannot reach into the sheet, and restore removes it", async () => {
  const { tab } = await opened();
  assert.deepEqual(await tab.evaluate("[document.body.lastElementChild.shadowRoot, document.body.lastElementChild.childElementCount]"), [null, 0]);
  const before = await tab.evaluate("document.body.childElementCount");
  await tab.evaluate("applePay.restore()");
  assert.equal(await tab.evaluate("document.body.childElementCount"), before - 1);
});

for (const width of [360, 1280]) {
  for (const [name, more] of [["light", {}], ["dark", { isDark: true }], ["arabic", { language: "ar" }]]) {
    test(`nothing is cut off at ${width} px, ${name}`, async () => {
      const { tab, nodes, picture, text } = await opened({ width, height: 860, ...more });
      await picture(`${width}-${name}`);
      const dialog = (await nodes()).find(({ role }) => role === "dialog");
      const { model } = await tab.send("DOM.getBoxModel", { backendNodeId: dialog.id });
      assert.ok(model.content[0] >= 0 && model.content[2] <= width, String(model.content));
      const { object } = await tab.send("DOM.resolveNode", { backendNodeId: dialog.id });
      const { result } = await tab.send("Runtime.callFunctionOn", {
        objectId: object.objectId, returnByValue: true, functionDeclaration: "function () { return [this.scrollWidth - this.clientWidth, this.dir, this.lang]; }" });
      assert.deepEqual(result.value, [0, name === "arabic" ? "rtl" : "ltr", name === "arabic" ? "ar" : "en"]);
      if (name === "arabic") assert.match(await text(), /لا تتم أي عملية دفع/);
    });
  }
}
