// What a test can say about the shopper of the stand-in.
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { load } from "./support.mjs";

const { mockApplePay } = await load("mock.node.js");
const { checkSync } = await load("node.js");

before(() => { console.info = console.warn = () => {}; });

describe("a shopper that does not exist is an error with the nearest word", () => {
  const wrong = [
    [{ country: "USA" }, /country is "USA"; did you mean "US"\?; use one of AU, CA, CH, DE, .*, or set contact to an address/],
    [{ country: "XX" }, /country is "XX"; use one of/], [{ country: "de" }, /did you mean "DE"\?/],
    [{ card: { network: "Viza" } }, /a card has the network "Viza"; write "visa"/], [{ cards: [{ network: "Foo", type: "debit" }] }, /a card has the network "Foo"; write one of amex, /],
    [{ card: { type: "debt" } }, /a card has the type "debt"; did you mean "debit"\?; use one of debit, credit, prepaid, store/],
    [{ cards: { network: "Visa" } }, /cards is not an array; write cards: \[/],
    [{ system: "ios99" }, /system is "ios99", which does not exist; use one up to ios18, ios26 or ios27/], [{ system: "macos 20" }, /use one up to macos15, macos26 or macos27/],
    [{ safari: "22.1" }, /safari is "22\.1", which does not exist; use one up to 18, 26 or 27/],
  ];
  for (const [options, message] of wrong) {
    test(JSON.stringify(options), () => {
      const window = {};
      assert.throws(() => mockApplePay(window, options), (error) => error.code === "option" && message.test(error.message) && error.message.startsWith("mockApplePay: "));
      assert.deepEqual(window, {});
    });
  }
  test("but an address of another country, and every network, are right", () => {
    mockApplePay({}, { country: "BR", contact: { countryCode: "BR" }, cards: [{ network: "AmEx", type: "credit" }, { network: "EFTPOS", type: "prepaid" }], system: "ios26.4" }).restore();
  });
});

test("each country has a shopper of its own", async () => {
  const { people } = await load("lib/mock/people.js");
  assert.equal(Object.keys(people).length, 12);
  for (const [code, person] of Object.entries(people)) {
    assert.equal(person.countryCode, code);
    const report = checkSync(JSON.stringify(person), { kind: "ApplePayPaymentContact" });
    assert.deepEqual(report.findings.map(({ rule, pointer }) => [rule, pointer]), [], code);
  }
});
