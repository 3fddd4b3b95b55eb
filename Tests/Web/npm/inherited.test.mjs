// Names that every object inherits, in the places where the package looks something up by a name that it gets.
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { command, load, request } from "./support.mjs";

const { mockApplePay } = await load("mock.node.js");
const { check } = await load("node.js");
const { answering } = await load("lib/mock/answering.js");
const { findingsOf } = await load("lib/mock/visible/parts.js");
const { asked, redacted } = await load("lib/mock/shopper-data.js");
const { reason } = await load("lib/command/reasons.js");
const { record } = await load("recorder.node.js");

before(() => { console.info = console.warn = () => {}; });

for (const name of ["constructor", "__proto__", "toString", "hasOwnProperty"]) {
  describe(name, () => {
    test("a finding about a member with this name is below the total of the visible sheet", async () => {
      const data = { version: 14, merchantIdentifier: "merchant.com.example", ...request(), ...JSON.parse(`{ ${JSON.stringify(name)}: { "color": 1 } }`) };
      const total = { label: "Harbor Books", amount: { currency: "USD", value: "38.06" } };
      const paymentRequest = { methodData: [{ supportedMethods: "https://apple.com/apple-pay", data }], details: { total } };
      const report = await check(JSON.stringify({ paymentRequest, calls: [] }), { kind: "PaymentFlow" });
      assert.ok(report.findings.some(({ rule, pointer }) => rule === "member/unknown" && pointer === `/paymentRequest/methodData/0/data/${name}`));
      const found = findingsOf({ verdict: () => ({ report }) }, { flow: { calls: [] } });
      assert.ok([...found.get("other") ?? []].some((line) => line.startsWith("member/unknown: ") && line.includes(`"${name}"`)), [...found.keys()].join());
    });

    test("it is no member of a device", () => {
      assert.throws(() => mockApplePay({}, { device: JSON.parse(`{ ${JSON.stringify(name)}: true }`) }), { code: "option", message: new RegExp(`unknown member "${name}" of device`) });
    });

    test("it is no country of a shopper that the stand-in knows", () => {
      assert.throws(() => mockApplePay({}, { country: name }), { code: "option", message: new RegExp(`country is "${name}"`) });
    });

    test("it is no field, no shortened postal code and no reason", () => {
      assert.deepEqual(asked({ [name]: "x", givenName: "Ana", undefined: "y" }, [name, "name"]), { givenName: "Ana" });
      assert.equal(redacted({ postalCode: "94107-1234", countryCode: name }).postalCode, "94107-1234");
      assert.equal(reason({ code: name, message: "it fails" }), "it fails");
    });

    test("a program that drives a page cannot call it", async () => {
      const applePay = mockApplePay({});
      for (const path of [name, `shopper.${name}`]) assert.equal(await answering(() => applePay)([path, []]), null);
      await assert.rejects(answering(() => applePay)([`${name}.call`, []]), TypeError);
      applePay.restore();
    });

    test("it is no option of mock-script", () => {
      const { status, stderr, stdout } = command(["mock-script", `--${name}=1`]);
      assert.deepEqual([status, stdout], [2, ""]);
      assert.match(stderr, new RegExp(`unknown option "${name}"`));
    });

    test("the recorder keeps a member with this name", async () => {
      class PaymentRequest extends EventTarget {}
      const target = { PaymentRequest };
      const recorder = record({ target, onReport() {} });
      const page = new target.PaymentRequest([], {});
      const details = JSON.parse(`{ ${JSON.stringify(name)}: { "a": 1 } }`);
      await new Promise((resolve) => {
        page.addEventListener("paymentmethodchange", (event) => event.updateWith(Promise.resolve(details)));
        page.dispatchEvent(Object.assign(new Event("paymentmethodchange"), { updateWith: (answer) => answer.then(resolve) }));
      });
      await new Promise((resolve) => setImmediate(resolve));
      assert.equal(JSON.stringify(recorder.records.at(-1).document), JSON.stringify(details));
      recorder.stop();
    });
  });
}
