// Keyboard, screen reader and narrow screens, in Chromium.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { startChromium } from "../browsers/chromium.mjs";
import { serve } from "./server.mjs";
import { example, picture, pictured, put, served, shown } from "./support.mjs";

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
const mistakes = example("Start here", "A request with mistakes");
const clean = example("Requests", "Shipping");

async function opened(options) {
  const tab = await browser.page(options);
  await tab.navigate(server.address);
  await tab.until(pictured);
  return tab;
}

test("every control has a name, and images have descriptions", async () => {
  const tab = await opened();
  const { nodes } = await tab.send("Accessibility.getFullAXTree");
  const controls = nodes.filter(({ ignored, role }) => !ignored && ["button", "combobox", "textbox", "link", "image", "heading", "progressbar"].includes(role?.value));
  assert.ok(controls.length > 12);
  for (const { role, name } of controls) assert.ok(name?.value?.trim(), `a ${role.value} has no name`);
  const headings = nodes.filter(({ ignored, role }) => !ignored && role?.value === "heading").map(({ name }) => name.value);
  assert.equal(headings[0], "paysheet");
  for (const wanted of ["Document", "Findings", "Payment sheet"]) assert.ok(headings.includes(wanted), wanted);
  await tab.close();
});

test("a pause in typing is announced", async () => {
  const tab = await opened();
  // The page announces the first text, which has mistakes, too.
  await put(tab, clean);
  await tab.until("/^Safari accepts/.test(document.getElementById('status').textContent)");
  await put(tab, mistakes);
  await tab.until("/error.*Safari throws/.test(document.getElementById('status').textContent)");
  assert.equal(await tab.evaluate("document.getElementById('status').getAttribute('aria-live')"), "polite");
  await tab.close();
});

test("the keyboard reaches everything, and Tab leaves the editor", async () => {
  const tab = await opened();
  await tab.evaluate("document.activeElement.blur()");
  const seen = [];
  for (let turn = 0; turn < 20; turn++) {
    await tab.press("Tab");
    seen.push(await tab.evaluate("document.activeElement.id || document.activeElement.className || document.activeElement.tagName"));
  }
  assert.equal(seen[0], "skip");
  for (const wanted of ["examples", "open", "link", "verdict-show", "format", "fix-all", "text", "place"]) assert.ok(seen.includes(wanted), `${wanted} in ${seen}`);
  assert.ok(seen.indexOf("text") < seen.indexOf("place"), "the findings follow the editor");
  await tab.close();
});

test("F8 goes through the findings, and Control and full stop fix the one at the caret", async () => {
  const tab = await opened();
  await put(tab, mistakes);
  await tab.evaluate("document.getElementById('text').focus(); document.getElementById('text').setSelectionRange(0, 0)");
  const selected = "(() => { const field = document.getElementById('text'); return field.value.slice(field.selectionStart, field.selectionEnd); })()";
  const seen = [];
  for (let turn = 0; turn < 3; turn++) {
    await tab.press("F8");
    seen.push(await tab.evaluate(selected));
  }
  assert.deepEqual(seen, ['"viza"', '"br"', '"176,89"']);
  await tab.press("F8", 8);
  assert.equal(await tab.evaluate(selected), '"br"');
  await tab.press(".", 2);
  await tab.until(`document.getElementById("text").value.includes('"BR"')`);
  await tab.close();
});

test("a fix by keyboard moves the focus to the next finding", async () => {
  const tab = await opened();
  await put(tab, mistakes);
  await tab.evaluate("document.querySelector('#findings .fix').focus()");
  await tab.press("Enter");
  // The fix ends the state in which the button had the focus.
  await tab.until(`${shown} && document.querySelectorAll("#findings > li").length === 2 && document.activeElement.closest("#findings") !== null`);
  await tab.close();
});

for (const [name, options] of Object.entries({
  dark: { isDark: true }, narrow: { width: 390, height: 844 }, "narrow-dark": { width: 390, height: 844, isDark: true }, wide: { width: 1720, height: 1000 },
  small: { width: 320, height: 640 },
})) {
  test(`the page fits: ${name}`, async () => {
    const tab = await opened(options);
    await put(tab, mistakes);
    await tab.until(pictured);
    assert.ok(await tab.evaluate("document.documentElement.scrollWidth <= innerWidth"), "it is as wide as the window");
    const small = await tab.evaluate(`[...document.querySelectorAll("button, select")].filter((each) => each.offsetParent && each.getBoundingClientRect().right > innerWidth + 1).map((each) => each.textContent)`);
    assert.deepEqual(small, []);
    await picture(tab, name);
    if (name === "narrow") {
      await tab.evaluate("document.querySelector('.findings').scrollIntoView()");
      await picture(tab, "narrow-findings");
      await tab.evaluate("document.querySelector('.sheet').scrollIntoView()");
      await picture(tab, "narrow-sheet");
    }
    await tab.close();
  });
}

test("texts have enough contrast, light and dark", async () => {
  for (const [isDark, isTrying] of [[false, false], [true, false], [false, true], [true, true]]) {
    const tab = await opened({ isDark });
    await put(tab, mistakes);
    if (isTrying) {
      await tab.evaluate("document.getElementById('tab-try').click(), document.getElementById('try-open').click()");
      await tab.until("!document.getElementById('try-result').hidden");
    }
    const low = await tab.evaluate(`(() => {
      const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
      const rgb = (color, below) => { canvas.fillStyle = below; canvas.fillRect(0, 0, 1, 1); canvas.fillStyle = color; canvas.fillRect(0, 0, 1, 1); return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3); };
      const light = (color) => { const [r, g, b] = color.map((value) => { value /= 255; return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4; }); return 0.2126 * r + 0.7152 * g + 0.0722 * b; };
      const css = (color) => "rgb(" + color.join(" ") + ")";
      const behind = (element) => { const above = element.parentElement ? behind(element.parentElement) : "white"; return css(rgb(getComputedStyle(element).backgroundColor, above)); };
      const result = [];
      for (const element of document.querySelectorAll("body *")) {
        const text = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
        const style = getComputedStyle(element);
        if (!text || !element.offsetParent || element.id === "text" || element.closest("#toast, option, :disabled") || style.clipPath !== "none") continue;
        const below = behind(element);
        const [first, second] = [light(rgb(style.color, below)), light(rgb(below, "white"))].sort((a, b) => b - a);
        const ratio = (first + 0.05) / (second + 0.05);
        if (ratio < 4.5) result.push(element.tagName + "." + element.className + " " + element.textContent.slice(0, 30) + " " + ratio.toFixed(2));
      }
      return result;
    })()`);
    assert.deepEqual(low, [], `${isDark ? "dark" : "light"}${isTrying ? ", after a try" : ""}`);
    await tab.close();
  }
});
