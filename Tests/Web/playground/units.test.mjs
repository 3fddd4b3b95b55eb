// Parts of the page that need no browser, and the bundler.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { runInNewContext } from "node:vm";
import { bundle } from "../../../Distribution/bundle.mjs";
import { fragmentOf, textOf } from "../../../Distribution/playground/link.js";
import { difference, indexOf, indicesOfBytes, joined, lineOf, lineStarts } from "../../../Distribution/playground/positions.js";
import { withMethod } from "../../../Distribution/playground/shop.js";
import { temporaryFolder } from "../browsers/support.mjs";
import { served } from "./support.mjs";

const text = "aé\n語😀b\n\nend";

test("bytes, lines and columns become indices", () => {
  const bytes = [0, 1, 3, 4, 7, 11, 12, 13, 14, 17, 99];
  assert.deepEqual(indicesOfBytes(text, bytes), [0, 1, 2, 3, 4, 6, 7, 8, 9, 12, 12]);
  const starts = lineStarts(text);
  assert.deepEqual(starts, [0, 3, 8, 9]);
  assert.equal(indexOf(text, starts, { line: 2, utf16Column: 4 }), 6);
  assert.equal(indexOf(text, starts, { line: 9, utf16Column: 1 }), text.length);
  assert.deepEqual([0, 2, 3, 7, 8, 9, 12].map((index) => lineOf(starts, index)), [0, 0, 1, 1, 2, 3, 3]);
});

test("the edits of a fix become one change", () => {
  const edits = [{ start: 7, end: 11, newText: "!" }, { start: 0, end: 1, newText: "" }];
  const { start, end, newText } = joined(text, edits);
  assert.equal(text.slice(0, start) + newText + text.slice(end), "é\n語!b\n\nend");
});

test("a difference is the smallest change", () => {
  assert.deepEqual(difference("abcabc", "abcXabc"), { start: 3, end: 3, newText: "X" });
  assert.deepEqual(difference("aaa", "aa"), { start: 2, end: 3, newText: "" });
  assert.deepEqual(difference("same", "same"), { start: 4, end: 4, newText: "" });
});

const isOfCommand = /--[a-z]|paysheet (?:check|fix|fmt|run|explain|order|hash|preview|schema|example)\b/;

test("the page shows no options and commands", async () => {
  const load = (path) => import(pathToFileURL(join(served, path)).href);
  const { checked, explained, pictured, plain } = await load("answers.js");
  const { PaySheet } = await load("paysheet/lib/paysheet.js");
  const read = (name) => readFileSync(join(served, "paysheet", name));
  const sheet = new PaySheet(new WebAssembly.Module(read("paysheet.wasm")), read("paysheet-cards.txt").toString());
  assert.equal(plain("name the kind (--kind)"), "name the kind");
  assert.equal(plain("digits (`paysheet hash` prints it); (two)"), "digits; (two)");
  const texts = [
    '{"a":1}\n{"b":2}\n', '{"data":{"countryCode":"US","currencyCode":"USD","supportedNetworks":[],"merchantCapabilities":[]}}', "[{}]", "7",
    '{"unknown":1,"alien":2}', '{"countryCode":"US"}', "const request = {};", `${"[".repeat(80)}${"]".repeat(80)}`, '{"total":{"label":"A","amount":"x"}}',
    '{"status":0}',
  ];
  for (const text of texts) {
    const { report, form } = checked(sheet, text);
    for (const { message, help } of report.findings) assert.doesNotMatch(`${message}; ${help}`, isOfCommand, text);
    const { svg, reason } = pictured(sheet, text, form !== "json");
    assert.doesNotMatch(reason, isOfCommand, text);
    assert.ok(svg !== null || /^[a-zA-Z"]/.test(reason), reason);
  }
  for (const { rule } of sheet.explain().filter(({ command }) => command === "check")) {
    for (const sentence of Object.values(explained(sheet, rule))) assert.doesNotMatch(sentence ?? "", isOfCommand, rule);
  }
});

test("the total and its line follow the shipping method, with all digits", () => {
  const total = { label: "Shop", amount: "196.53" };
  const shippingMethods = [{ label: "Standard", amount: "5.50" }, { label: "Express", amount: "12.499" }];
  const book = { label: "Book", amount: "191.03" };
  assert.deepEqual(withMethod({ total, shippingMethods, lineItems: [book, { label: "Standard", amount: "5.50" }] }, shippingMethods[1]), {
    newTotal: { label: "Shop", amount: "203.529" }, newLineItems: [book, { label: "Express", amount: "12.499" }] });
  assert.deepEqual(withMethod({ total, shippingMethods }, shippingMethods[0]), { newTotal: { label: "Shop", amount: "196.53" }, newLineItems: undefined });
});

test("a link brings every text back, and a damaged one is an error", async () => {
  for (const each of ["", "{}", text, "\ufeffx", "x".repeat(300_000), "\u0000"]) assert.equal(await textOf(await fragmentOf(each)), each);
  assert.equal(await textOf(""), null);
  assert.equal(await textOf("#findings-title"), null);
  assert.equal(await textOf("#t=e30"), "{}");
  for (const fragment of ["#d=AAAA", "#d=x", "#t=_w"]) await assert.rejects(textOf(fragment), /damaged/);
  const large = await fragmentOf("0".repeat(6 << 20));
  if (large.startsWith("#d=")) await assert.rejects(textOf(large), /damaged/, "a small link must not fill the memory");
});

test("the bundler keeps what modules export, and refuses what it does not know", () => {
  const folder = temporaryFolder("bundle");
  const write = (name, content) => writeFileSync(join(folder.path, name), content);
  write("a.js", 'import { one, two as deux } from "./b.js";\nexport { one as first } from "./b.js";\nexport const sum = one + deux;\nexport const { x, y: z } = { x: 1, y: 2 };\n');
  write("b.js", "export const one = 1;\nconst two = 2;\nexport { two };\n");
  const module = { exports: {} };
  runInNewContext(bundle(join(folder.path, "a.js"), "cjs"), { module });
  assert.deepEqual({ ...module.exports }, { first: 1, sum: 3, x: 1, z: 2 });
  write("c.js", "export default 1;\n");
  assert.throws(() => bundle(join(folder.path, "c.js"), "cjs"), /does not know/);
  write("d.js", 'import { x } from "node:fs";\n');
  assert.throws(() => bundle(join(folder.path, "d.js"), "script"), /cannot import/);
  folder.remove();
});
