// The tab "Try it" in Chromium: a person acts as the shopper with a request of the editor.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { startChromium } from "../browsers/chromium.mjs";
import { actorOn } from "./actor.mjs";
import { serve } from "./server.mjs";
import { example, picture, put, served, shown, single, text, texts } from "./support.mjs";

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

/** The page with a document, the tab open, and its sheet if `isOpened`. */
async function tried(document, { address = server.address, language = "", ...options } = {}) {
  const tab = await browser.page(options);
  await tab.navigate(address);
  await tab.until(shown);
  await put(tab, document);
  await tab.evaluate("document.getElementById('tab-try').click()");
  await tab.evaluate(`document.getElementById("try-language").value = ${JSON.stringify(language)}`);
  return { tab, ...(await actorOn(tab)) };
}
const press = (tab) => tab.evaluate("document.getElementById('try-open').click()");
const outcome = text("try-outcome");
const ended = "!document.getElementById('try-result').hidden";

for (const [form, address] of [["served", () => server.address], ["in one file", () => single]]) {
  test(`the shopper chooses shipping and pays, and the flow opens in the editor: ${form}`, async () => {
    const { tab, click, reads, text: read } = await tried(example("Requests", "Shipping"), { address: address() });
    await press(tab);
    await click("radio", "Express");
    await reads(/\$203\.52/);
    assert.match(await read(), /Illustration, not Apple's sheet\. No payment is made\./);
    await picture(tab, "try-sheet");
    await click("button", "Confirm");
    await tab.until(ended);
    assert.equal(await tab.evaluate(outcome), "The payment is complete.");
    assert.match((await tab.evaluate(texts("#try-steps li"))).join("\n"), /shopper: chooses the shipping method "express"[^]*page: completePayment/);
    assert.deepEqual(await tab.evaluate(texts("#try-findings li")), ["Nothing found."]);
    await tab.until("document.activeElement.id === 'try-outcome'");
    await picture(tab, "try");
    await tab.evaluate("document.getElementById('try-flow').click()");
    await tab.until("document.getElementById('fact-kind').innerText.startsWith('PaymentFlow')");
    assert.equal(await tab.evaluate("JSON.parse(document.getElementById('text').value).calls.at(-1).call"), "closed: the payment is complete");
    assert.equal(await tab.evaluate("['ApplePaySession', 'ApplePayError'].some((name) => name in window)"), false, "the window stays as it is");
    assert.deepEqual(tab.problems, []);
    await tab.close();
  });
}

test("the exception of a wrong request is Safari's, with its findings", async () => {
  const { tab } = await tried(example("Start here", "The same in JavaScript"));
  await press(tab);
  await tab.until(ended);
  assert.match(await tab.evaluate(outcome), /^The page got the exception TypeError: /);
  assert.match((await tab.evaluate(texts("#try-findings li"))).join("\n"), /amount\/format/);
  await tab.close();
});

test("a flow and a PaymentRequest open a sheet, and other documents say why not", async () => {
  const { tab, find } = await tried(example("Answers and flows", "A whole payment"));
  await press(tab);
  await find("button", "Confirm");
  await tab.press("Escape");
  await tab.until(ended);
  assert.equal(await tab.evaluate(outcome), "The shopper cancelled.");
  await put(tab, example("Requests", "W3C Payment Request"));
  await press(tab);
  await find("button", "Confirm");
  await tab.evaluate("document.getElementById('try-outcome').textContent = ''");
  await tab.press("Escape");
  await tab.until(`${outcome} === "The shopper cancelled."`);
  for (const [document, reason] of [["", /Write a payment request first|cannot be read/], [example("Answers and flows", "A Wallet order"), /kind WalletOrder/], ["{", /cannot be read/]]) {
    await put(tab, document);
    assert.match(await tab.evaluate(text("try-reason")), reason);
    assert.equal(await tab.evaluate("document.getElementById('try-open').disabled"), true);
  }
  assert.deepEqual(tab.problems, []);
  await tab.close();
});

test("a coupon code is not known, and the drawer refuses the merchant", async () => {
  const { tab, click, find, reads, replaceWith } = await tried(example("Requests", "A coupon code"));
  await press(tab);
  await click("textbox", "Coupon code");
  await replaceWith("FIVE");
  await tab.press("Enter");
  await reads(/This page knows no coupon codes/);
  await click("DisclosureTriangle", "Let it fail");
  await click("button", "Refuse the merchant");
  await tab.until(ended);
  assert.equal(await tab.evaluate(outcome), "The merchant session was refused.");
  await press(tab);
  await find("button", "Confirm");
  await tab.close();
});

test("the sheet has the language that is chosen", async () => {
  const { tab, find, text: read } = await tried(example("Requests", "Shipping"), { language: "ar" });
  await press(tab);
  await find("button", "تأكيد");
  assert.match(await read(), /لا تتم أي عملية دفع/);
  await tab.close();
});

test("the keyboard reaches the tab, the sheet and the result", async () => {
  const { tab, find, focused } = await tried(example("Requests", "A purchase"));
  await tab.evaluate("document.getElementById('tab-try').focus()");
  await tab.press("ArrowLeft");
  assert.equal(await tab.evaluate("document.activeElement.id"), "tab-sheet");
  assert.deepEqual(await tab.evaluate("['panel-sheet', 'panel-try'].map((id) => document.getElementById(id).hidden)"), [false, true]);
  await tab.press("ArrowRight");
  assert.deepEqual(await tab.evaluate("['panel-sheet', 'panel-try'].map((id) => document.getElementById(id).hidden)"), [true, false]);
  await tab.press("Tab");
  assert.equal(await tab.evaluate("document.activeElement.id"), "try-language");
  await tab.press("Tab");
  await tab.press("Enter");
  await find("button", "Confirm");
  while ((await focused())?.name !== "Confirm") await tab.press("Tab");
  await tab.press("Enter");
  await tab.until(ended);
  await tab.until("document.activeElement.id === 'try-outcome'");
  await tab.press("Tab");
  assert.equal(await tab.evaluate("document.activeElement.id"), "try-flow");
  await tab.close();
});

for (const [name, options] of Object.entries({ narrow: { width: 390, height: 844 }, small: { width: 320, height: 640 }, dark: { isDark: true } })) {
  test(`the tab fits: ${name}`, async () => {
    const { tab } = await tried(example("Start here", "A request with mistakes"), options);
    await press(tab);
    await tab.until(ended);
    assert.ok(await tab.evaluate("document.documentElement.scrollWidth <= innerWidth"), "it is as wide as the window");
    await tab.evaluate("document.querySelector('.sheet').scrollIntoView()");
    await picture(tab, `try-${name}`);
    await tab.close();
  });
}
