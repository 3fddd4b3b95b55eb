// The matcher `toMatchSheet`: it compares the parts that a test names, and says what differs.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { load } from "./support.mjs";

const { matchers } = await load("matchers.js");
const sheet = {
  isOpen: true, total: { label: "Harbor Books", amount: "38.06" }, items: [], card: { network: "Visa", type: "debit" }, recurring: null,
  shippingMethods: [{ identifier: "standard", amount: "0.00" }, { identifier: "express", amount: "9.90" }],
};
const any = { asymmetricMatch: (value) => typeof value === "string" };

describe("a sheet has the parts that a test names", () => {
  const right = [
    {}, { isOpen: true }, { total: { amount: "38.06" } }, { shippingMethods: [{ identifier: "standard" }, { amount: /^9/ }] }, { card: { network: any } }, { recurring: null, items: [] },
    { nothing: undefined },
  ];
  for (const expected of right) {
    test(JSON.stringify(expected), () => assert.equal(matchers.toMatchSheet(sheet, expected).pass, true));
  }
});

describe("a difference is named with its place", () => {
  const wrong = [
    [{ total: { amount: "38.00" } }, 'total.amount is "38.06", not "38.00"'], [{ totl: {} }, 'the sheet has no "totl"; it has isOpen, total, items, card, recurring, shippingMethods'],
    [{ shippingMethods: [] }, "shippingMethods has 2 entries, not 0"], [{ shippingMethods: [{}, { amount: "0.00" }] }, 'shippingMethods[1].amount is "9.90", not "0.00"'],
    [{ recurring: { regularBilling: {} } }, 'recurring is null, not {"regularBilling":{}}'], [{ card: { network: /Master/ } }, 'card.network is "Visa", not /Master/'],
    [{ items: null }, "items is [], not null"], [{ constructor: any }, 'the sheet has no "constructor"'],
  ];
  for (const [expected, words] of wrong) {
    test(words, () => {
      const { pass, message } = matchers.toMatchSheet(sheet, expected);
      assert.equal(pass, false);
      assert.ok(message().startsWith("expect(sheet).toMatchSheet(expected)\n\n"), message());
      assert.ok(message().includes(words), message());
    });
  }
  test("all differences are named", () => {
    assert.equal(matchers.toMatchSheet(sheet, { isOpen: false, card: { type: "credit" } }).message().split("\n").length, 4);
  });
  test("a promise is named as one", () => {
    assert.throws(() => matchers.toMatchSheet(Promise.resolve(sheet), {}), /toMatchSheet: the sheet is a promise; write expect\(await applePay\.sheet\(\)\)/);
  });
});
