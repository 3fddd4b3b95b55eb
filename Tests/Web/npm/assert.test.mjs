// The assertions for node:test.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { test } from "node:test";
import { load, project, request } from "./support.mjs";

const { assertInvalid, assertValid } = await load("assert.js");
const { toBeApplePay } = await load("matchers.js");
const wrong = { ...request(), countryCode: "us" };

test("a valid document passes, and the assertion returns its report", () => {
  assert.equal(assertValid(request()).kind, "ApplePayPaymentRequest");
  assert.deepEqual(assertInvalid(wrong).findings.map(({ rule }) => rule), ["country/unknown"]);
});

test("a wrong document fails with an AssertionError and the message of the matcher", () => {
  assert.throws(() => assertValid(wrong), (error) => {
    assert.ok(error instanceof assert.AssertionError);
    assert.equal(error.operator, "assertValid");
    assert.deepEqual([error.actual, error.expected], [["country/unknown"], []]);
    assert.ok(toBeApplePay(wrong).message().endsWith(error.message), error.message);
    assert.match(error.message, /error country\/unknown at \/countryCode[^]*Safari throws in new ApplePaySession\(\): TypeError/);
    assert.match(error.stack.split("\n").find((line) => line.startsWith("    at")), /assert\.test\.mjs/, "the stack begins in the test");
    return true;
  });
  assert.throws(() => assertInvalid(request()), { name: "AssertionError", message: "The document is a valid ApplePayPaymentRequest." });
});

test("failOn and the options of check are options", () => {
  assertValid(request(38.06));
  assert.throws(() => assertValid(request(38.06), { failOn: "warning" }), { name: "AssertionError" });
  assert.throws(() => assertValid(request(), { expectCountry: "DE" }), { name: "AssertionError", message: /country\/expected/ });
  assert.throws(() => assertValid(request(), { failOn: "fatal" }), { code: "option", message: /^assertValid: failOn is "fatal"; use "error"/ });
  assert.throws(() => assertValid(request(), { foo: 1 }), { code: "option", message: /^assertValid: unknown option "foo"; use one of / });
  assert.throws(() => toBeApplePay(request(), { foo: 1 }), { code: "option", message: /^toBeApplePay: unknown option "foo"; use one of / });
  assert.throws(() => assertValid({ name: "paysheet" }, { ignore: "document/kind" }), { message: /Name its kind: assertValid\(document, \{ kind: "ApplePayPaymentRequest" \}\)/ });
});

test("require works as well", () => {
  const required = createRequire(join(project, "index.js"))("paysheet/assert");
  assert.throws(() => required.assertValid(wrong), { name: "AssertionError" });
});

test("the sample of the documentation passes", async () => {
  const page = readFileSync(new URL("../../../Docs/From-Node.md", import.meta.url), "utf8");
  const [, sample] = /```js\n(import test from "node:test";\n[^]*?)```/.exec(page);
  const shop = 'export const paymentRequest = () => (' + JSON.stringify(request()) + ');\n';
  const files = { "shop.mjs": shop, "sample.test.mjs": sample };
  const { mkdirSync, rmSync, writeFileSync } = await import("node:fs");
  const folder = join(project, "assertions");
  mkdirSync(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  // A test that runs in a test reports to it otherwise.
  const { NODE_TEST_CONTEXT, ...env } = process.env;
  const run = () => spawnSync(process.execPath, ["--test", "sample.test.mjs"], { cwd: folder, env, encoding: "utf8" });
  const good = run();
  assert.equal(good.status, 0, good.stdout + good.stderr);
  writeFileSync(join(folder, "shop.mjs"), shop.replace('"US"', '"us"'));
  const bad = run();
  assert.equal(bad.status, 1);
  assert.match(bad.stdout, /error country\/unknown at \/countryCode/);
  rmSync(folder, { recursive: true });
});
