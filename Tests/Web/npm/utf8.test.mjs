// UTF-8 without TextEncoder and TextDecoder is the same UTF-8.
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./support.mjs";

const { decode, encodeInto } = await load("lib/utf8.js");
const texts = ["", "a", "\u007f\u0080\u07ff\u0800\uffff", "\ufeff{}", "\u{10000}\u{10ffff}", "a\ud800", "\udc00b", "\u{1f422}".repeat(5000)];

for (const text of texts) {
  test(`the same bytes and the same text: ${JSON.stringify(text.slice(0, 8))}`, () => {
    const expected = new TextEncoder().encode(text);
    const bytes = new Uint8Array(expected.length);
    assert.deepEqual(encodeInto(text, bytes), { read: text.length, written: expected.length });
    assert.deepEqual(bytes, expected);
    assert.equal(decode(expected), new TextDecoder("utf-8", { ignoreBOM: true }).decode(expected));
  });
}

test("without space for a character, the text ends before it", () => {
  for (let length = 0; length < 12; length += 1) {
    const [ours, theirs] = [new Uint8Array(length), new Uint8Array(length)];
    const text = "a\u00e9\u20ac\u{1f422}b";
    assert.deepEqual(encodeInto(text, ours), new TextEncoder().encodeInto(text, theirs));
    assert.deepEqual(ours, theirs);
  }
});
