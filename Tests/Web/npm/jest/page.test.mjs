import { expect, test } from "@jest/globals";
import { check } from "paysheet";
import { mockApplePay } from "paysheet/mock";
import { record } from "paysheet/recorder";

const request = {
  countryCode: "US", currencyCode: "USD", merchantCapabilities: ["supports3DS"], supportedNetworks: ["visa"],
  total: { label: "Harbor Books", amount: "38.06" },
};

test("the environment has a page, and lacks what the package used to need", () => {
  expect(typeof document.createElement).toBe("function");
  expect([typeof TextEncoder, typeof TextDecoder, typeof structuredClone, typeof fetch]).toEqual(Array(4).fill("undefined"));
});

test("texts that are not ASCII go into the module and out of it", async () => {
  const label = "\u00dc\u20ac \ud83d\udc22";
  const { findings } = await check({ ...request, total: { label, amount: "1,50" }, lineItems: [{ label, amount: label }] });
  expect(findings.some(({ message }) => message.includes(label))).toBe(true);
});

test("the recorder records what a page sends, and checks it", async () => {
  window.ApplePaySession = class extends EventTarget {
    completePayment() {}
  };
  const reports = [];
  const recorder = record({ onReport: (report, recording, added) => reports.push(added.map(({ rule }) => rule)) });
  new window.ApplePaySession(14, { ...request, countryCode: "us" }).completePayment(0);
  await recorder.checked();
  recorder.stop();
  expect(reports).toEqual([["country/unknown"], []]);
  const [{ kind, document }] = recorder.recorded();
  expect(document).not.toBeApplePay({ kind });
  expect({ ...document, request }).toBeApplePay({ kind });
});

test("the recorder records a payment with the stand-in", async () => {
  delete window.ApplePaySession;
  const applePay = mockApplePay(window, { activation: "off" });
  const recorder = record({ onReport: () => {} });
  const session = new window.ApplePaySession(14, request);
  session.onvalidatemerchant = () => session.completeMerchantValidation({});
  session.onpaymentmethodselected = () => session.completePaymentMethodSelection({ newTotal: request.total });
  session.onpaymentauthorized = () => session.completePayment({ status: 0 });
  session.begin();
  await applePay.shopper.authorize();
  recorder.stop();
  applePay.restore();
  const [{ kind, document }] = recorder.recorded();
  expect(document.events).toEqual([{ selected: { paymentMethod: { type: "debit" } }, update: "ApplePayPaymentMethodUpdate", data: { newTotal: request.total } }]);
  expect(document).toBeApplePay({ kind });
});
