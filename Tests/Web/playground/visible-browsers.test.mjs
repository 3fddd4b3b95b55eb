// The visible sheet of the stand-in: a person pays with the keyboard, under a strict policy.
//
// PAYSHEET_BROWSERS=all runs it in Firefox and WebKitGTK, too.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { startChromium } from "../browsers/chromium.mjs";
import { startFirefox } from "../browsers/firefox.mjs";
import { startWebKit } from "../browsers/webkit.mjs";
import { serve } from "./server.mjs";
import { writeShops } from "./shops.mjs";

const folder = process.env.PAYSHEET_PACKAGE;
const { mockScript } = await import(pathToFileURL(join(folder, "mock.node.js")).href);
const idle = "applePay.sheet.isOpen && applePay.sheet.waitsFor === null && inSheet('.pay')?.disabled === false";

for (const start of process.env.PAYSHEET_BROWSERS === "all" ? [startChromium, startFirefox, startWebKit] : [startChromium]) {
  describe(start.name.replace("start", ""), () => {
    let browser;
    let server;
    before(async () => {
      writeShops(folder, mockScript({ sheet: "visible", cards: [{ network: "Visa", type: "debit" }, { network: "MasterCard", type: "credit" }] }));
      browser = await start();
      server = await serve(folder);
    });
    after(async () => {
      await browser?.close();
      await server?.close();
    });

    /** A page with an open sheet. */
    async function opened(language = "en") {
      const tab = await browser.page();
      await tab.navigate(`${server.address}visible-${language}.html`);
      await tab.until("document.readyState === 'complete' && window.outcomes !== undefined", 60);
      await tab.evaluate("document.querySelector('button').click()");
      await tab.until(idle);
      return tab;
    }
    /** Presses Tab until a part has the focus. */
    async function goTo(tab, key) {
      for (let count = 0; count < 40; count += 1) {
        if (await tab.evaluate(`document.activeElement.shadowRoot?.activeElement?.dataset.key === "${key}"`)) return;
        await tab.press("Tab");
      }
      assert.fail(`the focus does not reach ${key}`);
    }
    /** The sheet shows this total. The stand-in has it before the sheet is drawn again. */
    const total = (amount) => `inSheet(".total")?.innerText.includes("$${amount}") && ${idle}`;

    test("shipping, a coupon code and the payment, with the keyboard", async () => {
      const tab = await opened();
      assert.equal(await tab.evaluate("inSheet('dialog').matches(':modal')"), true);
      assert.equal(await tab.evaluate("inSheet('.first').innerText"), "Illustration, not Apple's sheet. No payment is made.");
      await goTo(tab, "method-0");
      await tab.press("ArrowDown");
      await tab.until(total("47.96"));
      await tab.until("document.activeElement.shadowRoot.activeElement.dataset.key === 'method-1'");
      await goTo(tab, "couponCode");
      for (const key of "FIVE") await tab.press(key);
      await tab.press("Enter");
      await tab.until(total("42.96"));
      await goTo(tab, "pay");
      await tab.press("Enter");
      await tab.until("outcomes.join() === 'authorized' && !inSheet('dialog')");
      assert.equal(await tab.evaluate("applePay.finished().then(({ outcome }) => outcome)"), "paid");
      assert.deepEqual(await tab.evaluate("violations"), []);
      await tab.close();
    });

    test("an address with an error blocks the sheet", async () => {
      const tab = await opened();
      const send = (country) => tab.evaluate(`(() => {
        inSheet("[name=countryCode]").value = "${country}";
        inSheet("[data-key=address-form]").requestSubmit();
      })()`);
      await send("CA");
      await tab.until("inSheet('[role=alert]').innerText.includes('We ship to the United States only') && inSheet('.pay').disabled");
      await send("US");
      await tab.until(idle);
      await tab.close();
    });

    test("Escape cancels", async () => {
      const tab = await opened();
      await tab.press("Escape");
      await tab.until("outcomes.join() === 'cancel' && !inSheet('dialog')");
      assert.equal(await tab.evaluate("applePay.payments[0].outcome"), "cancelled");
      await tab.close();
    });

    for (const language of ["en", "ar"]) {
      test(`its style applies, and nothing is cut off: ${language}`, async () => {
        const tab = await opened(language);
        const { sizes, direction, color, top, bottom } = await tab.evaluate(`(() => {
          const dialog = inSheet("dialog");
          const { top, bottom } = dialog.getBoundingClientRect();
          const nodes = [dialog, ...dialog.querySelectorAll(".row, button, summary, h2")];
          return { sizes: nodes.map((node) => node.scrollWidth - node.clientWidth), direction: getComputedStyle(dialog).direction, color: getComputedStyle(dialog).backgroundColor, top, bottom };
        })()`);
        assert.ok(sizes.length > 8 && sizes.every((size) => size <= 0), sizes.join());
        assert.equal(direction, language === "ar" ? "rtl" : "ltr");
        assert.match(color, /^rgb\((242, 244, 247|13, 16, 23)\)$/);
        assert.ok(top >= 0 && bottom <= await tab.evaluate("innerHeight"));
        await tab.close();
      });

      test(`the first line and the total are above everything that scrolls: ${language}`, async () => {
        const tab = await opened(language);
        const seen = await tab.evaluate(`(() => {
          for (const part of ["address", "fail"]) inSheet("[data-key=" + part + "]").open = true;
          const [dialog, first, total, field] = ["dialog", ".first", ".total", "[name=addressLines]"].map(inSheet);
          const at = (node) => { const { left, top, width, height } = node.getBoundingClientRect(); return { x: left + width / 2, y: top + height / 2 }; };
          const isSeen = (node) => { const { x, y } = at(node); const found = dialog.getRootNode().elementFromPoint(x, y); return node.contains(found); };
          const before = isSeen(total);
          // Transparent, as a disabled field.
          field.disabled = true;
          dialog.scrollTop += at(field).y - at(first).y;
          return [before, at(field).y - at(first).y < 2, isSeen(first), field.matches(":dir(ltr)")];
        })()`);
        assert.deepEqual(seen, [true, true, true, true]);
        await tab.close();
      });
    }
  });
}
