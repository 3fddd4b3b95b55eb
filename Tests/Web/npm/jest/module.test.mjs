import { expect, test } from "@jest/globals";

const request = {
  countryCode: "US", currencyCode: "USD", merchantCapabilities: ["supports3DS"], supportedNetworks: ["visa"],
  total: { label: "Harbor Books", amount: "38.06" },
};

test("a valid request passes, and a wrong one fails with findings and Safari's message", () => {
  expect(request).toBeApplePay();
  expect(JSON.stringify(request)).toBeApplePay({ kind: "ApplePayPaymentRequest" });
  const wrong = { ...request, countryCode: "us" };
  expect(wrong).not.toBeApplePay();
  expect(() => expect(wrong).toBeApplePay()).toThrow(/error country\/unknown at \/countryCode[^]*Safari throws in new ApplePaySession\(\): TypeError/);
  expect(() => expect(request).not.toBeApplePay()).toThrow(/valid ApplePayPaymentRequest/);
});

test("failOn chooses what fails, and other options reach the checker", () => {
  expect(request).not.toBeApplePay({ expectCountry: "DE" });
  expect({ ...request, total: { label: "Harbor Books", amount: 38.06 } }).not.toBeApplePay({ failOn: "info" });
  expect(() => expect(request).toBeApplePay({ failOn: "fatal" })).toThrow(/use "error"/);
});

test("what is not a document of Apple Pay fails", () => {
  expect({ name: "paysheet" }).not.toBeApplePay();
  expect(() => expect({ ...request, total: 1n }).toBeApplePay()).toThrow(/\/total is the BigInt 1/);
});
