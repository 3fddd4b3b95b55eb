// `npx paysheet mock-script`: the stand-in as one file.
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { createContext, runInContext } from "node:vm";
import { command, load } from "./support.mjs";

const { mockScript } = await load("mock.node.js");
const folder = mkdtempSync(join(tmpdir(), "paysheet-script-"));
after(() => rmSync(folder, { recursive: true }));
const run = (words) => command(["mock-script", ...words], { cwd: folder, maxBuffer: 16_000_000 });

/** A page without anything of Node.js. */
function page(more = {}) {
  const global = { console: { info() {} }, setTimeout, clearTimeout, MessageChannel, WebAssembly, atob, TextEncoder, TextDecoder, structuredClone, DOMException, Event, EventTarget, ...more };
  global.globalThis = global;
  return createContext(global);
}

test("it writes the script to standard output or to a file", () => {
  assert.equal(run([]).stdout, mockScript());
  assert.equal(run(["--output=mock.js", "--country=CA", "--patience", "9000"]).status, 0);
  assert.equal(readFileSync(join(folder, "mock.js"), "utf8"), mockScript({ country: "CA", patience: 9000 }));
  assert.equal(run(["-o", "mock.js", "--safari=26", '--card={"network":"AmEx"}']).stdout, "");
  assert.equal(readFileSync(join(folder, "mock.js"), "utf8"), mockScript({ safari: "26", card: { network: "AmEx" } }));
});

test("the script imports nothing, and installs the stand-in in any page", () => {
  const script = mockScript({ activation: "off" });
  assert.doesNotMatch(script.slice(script.indexOf("\n")), /^\s*(?:import|export)\b|\brequire\(|\bimport\(/m);
  const context = page();
  runInContext(script, context);
  assert.equal(runInContext("ApplePaySession.STATUS_SUCCESS", context), 0);
  assert.equal(runInContext("try { new ApplePaySession(14, {}) } catch (error) { error.name }", context), "TypeError");
});

test("without the module the script has at most 145 KB, because a browser reads it in every frame", () => {
  const script = mockScript();
  const bytes = Buffer.byteLength(script.slice(script.indexOf("\n") + 1));
  assert.ok(bytes <= 145_000, `${bytes} bytes`);
  // What a page without Node.js does not call.
  for (const name of ["checkLines", "copyValue", "assertValid"]) assert.ok(!script.includes(name), name);
});

test("a page without the stand-in tells programs that drive it why", async () => {
  for (const [script, more, reason] of [
    [mockScript(), { ApplePaySession: class {} }, /this page has its own ApplePaySession; use it, or set replace: true/],
    [mockScript(), { location: { protocol: "https:", hostname: "shop.com" } }, /is not installed on shop\.com/],
  ]) {
    const context = page(more);
    assert.throws(() => runInContext(script, context), reason);
    const { controllerIn } = await load("lib/mock/driver.js");
    await assert.rejects(controllerIn({ evaluate: async (work, value) => runInContext(`(${work})`, context)(value) }).log(), reason);
  }
});

test("mistakes end with status 2 and name the remedy", () => {
  for (const [words, text] of [
    [["--contry=CA"], /^paysheet: mockScript: unknown option "contry"; use one of country, /],
    [["--opening=never"], /^paysheet: mockScript: opening is "never"; use one of safari, manual\n$/],
    [["mock.js"], /^paysheet: mock-script has the argument "mock\.js"; write options as --country=CA, and the file as -o FILE\n$/],
    [["--card=AmEx"], /^paysheet: --card is "AmEx", which is not JSON; write an object, an array, a number or true as JSON\n$/],
    [["--country"], /^paysheet: --country has no value; write --country=VALUE\n$/],
    [["-o", "absent/mock.js"], /^paysheet: cannot write absent\/mock\.js: no such file\n$/],
  ]) {
    const { status, stdout, stderr } = run(words);
    assert.equal(status, 2, stderr);
    assert.equal(stdout, "");
    assert.match(stderr, text);
  }
  assert.throws(() => mockScript({ contry: "CA" }), /^PaySheetError: mockScript: unknown option "contry"/);
});

test("--help names every option", () => {
  const { status, stdout } = run(["--help"]);
  assert.equal(status, 0);
  for (const name of ["--output FILE", "country", "validationURL", "hosts"]) assert.ok(stdout.includes(name), name);
});

test("a function, which a script cannot carry, is refused", () => {
  assert.throws(() => mockScript({ merchant: () => "refuse" }), /mockScript: merchant is a function, which a script cannot carry; set it in the page, on applePay/);
  assert.equal(mockScript(null), mockScript());
});
