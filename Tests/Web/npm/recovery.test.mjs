// After a trap and after large documents the next call works, and memory stays flat.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { installed, load, request } from "./support.mjs";

const { PaySheet } = await load("lib/paysheet.js");
const { Door } = await load("lib/door.js");
const module = new WebAssembly.Module(readFileSync(join(installed, "paysheet.wasm")));

test("memory is flat over 60,000 different documents", () => {
  const sheet = new PaySheet(module);
  const document = (number) => JSON.stringify({ ...request(), applicationData: `${number}`, total: { label: `Shop ${number}`, amount: `${number},50` } });
  const run = (from, to) => {
    for (let number = from; number < to; number++) assert.ok(sheet.check(document(number)).findings.length > 0);
  };
  run(0, 5000);
  const before = sheet.memoryBytes;
  run(5000, 60_000);
  assert.equal(sheet.memoryBytes, before);
});

test("a document of 30 MB is checked, and its memory is given back", () => {
  const sheet = new PaySheet(module);
  const item = { label: `A book ${"x".repeat(80)}`, amount: "1.00" };
  const large = JSON.stringify({ ...request(), lineItems: Array.from({ length: 280_000 }, () => item) });
  assert.ok(large.length > 30_000_000);
  assert.equal(sheet.check(large).kind, "ApplePayPaymentRequest");
  assert.ok(sheet.memoryBytes < 10_000_000, `${sheet.memoryBytes} bytes`);
  assert.deepEqual(sheet.check(request()).findings, []);
});

test("a text that is too large is an answer, and the next call works", () => {
  const sheet = new PaySheet(module);
  const report = sheet.check("[".repeat(70_000_000));
  assert.ok(report.findings.length > 0);
  assert.deepEqual(sheet.check(request()).findings, []);
});

test("nesting does not end the module", () => {
  const sheet = new PaySheet(module);
  for (const text of ["[".repeat(1_000_000), '{"a":'.repeat(300_000), `${"[".repeat(100_000)}${"]".repeat(100_000)}`]) {
    assert.ok(sheet.check(text).findings.length > 0);
    assert.ok(sheet.check(text, { fromJs: true }).findings.length > 0);
  }
});

// A module that has the exports of the door and stops in paysheet_call: (module … (func (export "paysheet_call") unreachable)).
function trapping() {
  const name = (text) => [text.length, ...Buffer.from(text)];
  const section = (id, bytes) => [id, bytes.length, ...bytes];
  const exported = (text, kind, index) => [...name(text), kind, index];
  return new WebAssembly.Module(Uint8Array.from([
    0, 0x61, 0x73, 0x6d, 1, 0, 0, 0,
    ...section(1, [3, 0x60, 0, 1, 0x7f, 0x60, 2, 0x7f, 0x7f, 1, 0x7f, 0x60, 1, 0x7f, 1, 0x7f]),
    ...section(3, [4, 0, 1, 2, 1]),
    ...section(5, [1, 0, 2]),
    ...section(7, [6, ...exported("memory", 2, 0), ...exported("paysheet_door", 0, 0), ...exported("paysheet_call", 0, 1),
      ...exported("paysheet_allocate", 0, 2), ...exported("paysheet_free", 0, 2), ...exported("paysheet_seed", 0, 3)]),
    ...section(10, [4, 4, 0, 0x41, 1, 0x0b, 3, 0, 0, 0x0b, 5, 0, 0x41, 0x80, 0x08, 0x0b, 4, 0, 0x41, 0, 0x0b]),
  ]));
}

test("a trap is an error with a remedy, and the next call has a new instance", () => {
  const door = new Door(trapping());
  assert.equal(door.generation, 1);
  assert.throws(() => door.call("paysheet_call", "x", () => 0), (error) => error.code === "trap" && error.cause instanceof WebAssembly.RuntimeError && error.remedy.length > 10);
  assert.equal(door.generation, 2);
});

test("a module of another version is refused", () => {
  const bytes = Buffer.from(readFileSync(join(installed, "paysheet.wasm")));
  assert.ok(WebAssembly.Module.exports(new WebAssembly.Module(bytes)).some(({ name }) => name === "paysheet_door"));
  const empty = new WebAssembly.Module(Uint8Array.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]));
  assert.throws(() => new Door(empty).generation, (error) => error.code === "door");
});
