import { afterEach, expect, jest as runner, test } from "@jest/globals";
import { mockApplePay, testMerchant } from "paysheet/mock";
import { request, runScenario } from "./scenario-tools.mjs";
import { scenarios as ofClients } from "./scenarios-clients.mjs";
import { scenarios as ofSafari } from "./scenarios-safari.mjs";
import { scenarios as ofSessions } from "./scenarios-session.mjs";
import { scenarios as ofSheets } from "./scenarios-sheet.mjs";
import { scenarios as ofShoppers } from "./scenarios-shopper.mjs";
import { scenarios as ofRequests } from "./scenarios-w3c.mjs";
import { scenarios as ofLayoutTestsOfLife } from "./scenarios-webkit-life.mjs";
import { scenarios as ofLayoutTestsOfModifiers } from "./scenarios-webkit-modifiers.mjs";
import { scenarios as ofLayoutTestsOfRequests } from "./scenarios-webkit-request.mjs";
import { scenarios as ofLayoutTestsOfValues } from "./scenarios-webkit-values.mjs";

afterEach(() => {
  runner.useRealTimers();
  expect("ApplePaySession" in window).toBe(false);
  expect("ApplePayError" in window).toBe(false);
});

const ofLayoutTests = [...ofLayoutTestsOfValues, ...ofLayoutTestsOfRequests, ...ofLayoutTestsOfLife, ...ofLayoutTestsOfModifiers];
for (const scenario of [...ofSessions, ...ofShoppers, ...ofSheets, ...ofRequests, ...ofSafari, ...ofLayoutTests, ...ofClients]) {
  test(scenario.name, () => runScenario(scenario, window, mockApplePay));
}

function begin(handlers) {
  const session = new window.ApplePaySession(14, request());
  session.onvalidatemerchant = () => session.completeMerchantValidation({});
  Object.assign(session, handlers?.(session));
  session.begin();
}

test.each([["before", "after"], ["after", "before"]])("fake timers that start %s the stand-in do not stop its events", async (place) => {
  if (place === "before") runner.useFakeTimers();
  const applePay = mockApplePay(window, { activation: "off" });
  if (place === "after") runner.useFakeTimers();
  begin((session) => ({ onpaymentauthorized: () => session.completePayment(0) }));
  await expect(applePay.shopper.authorize()).resolves.toEqual({ outcome: "paid", errors: [] });
  begin((session) => ({ onpaymentauthorized: () => runner.advanceTimersByTime(30_000) }));
  await expect(applePay.shopper.authorize()).rejects.toThrow(/the sheet is closed \(the page did not answer in time\)|did not answer paymentauthorized/);
  await expect(applePay.finished()).resolves.toMatchObject({ outcome: "paid" });
  await expect(applePay.finished()).resolves.toMatchObject({ outcome: "timed-out" });
  applePay.restore();
});

test("a test merchant makes the token of the page", async () => {
  const merchant = await testMerchant();
  const applePay = mockApplePay(window, { activation: "off", token: merchant.token });
  begin((session) => ({ onpaymentauthorized: () => session.completePayment(0) }));
  await expect(applePay.shopper.authorize()).resolves.toEqual({ outcome: "paid", errors: [] });
  const { flow } = await applePay.finished();
  expect(flow.payment.token.paymentData.version).toBe("EC_v1");
  expect(flow.payment.token.paymentMethod.displayName).toBe("paysheet test 1111");
  applePay.restore();
});

test("a payment is a document for toBeApplePay", async () => {
  const applePay = mockApplePay(window, { activation: "off" });
  begin();
  await applePay.shopper.cancel();
  const payment = await applePay.finished();
  expect(payment.outcome).toBe("cancelled");
  expect(payment).toBeApplePay();
  begin((session) => ({ onpaymentauthorized: () => session.completePayment({ status: 9 }) }));
  await expect(applePay.shopper.authorize()).rejects.toThrow(/the last exception was InvalidAccessError/);
  const [, wrong] = applePay.payments;
  expect(wrong).not.toBeApplePay();
  expect(() => expect(wrong).toBeApplePay()).toThrow(/PaymentFlow has .* error result\/status at \/result\/status/s);
  applePay.restore();
});

test("the listener of a button runs the payment", async () => {
  const applePay = mockApplePay(window);
  document.body.innerHTML = "<button>Apple Pay</button>";
  const button = document.querySelector("button");
  button.addEventListener("click", () => begin((session) => ({ onpaymentauthorized: () => session.completePayment(0) })));
  button.click();
  expect((await applePay.shopper.authorize()).outcome).toBe("paid");
  // The token of the stand-in is not the page's.
  expect(await applePay.finished()).toBeApplePay({ failOn: "warning" });
  expect(applePay.log.join("\n")).toMatch(/page: new ApplePaySession\n.*page: begin \(Idle\)\n.*sheet: validatemerchant \(Validating\)/);
  applePay.restore();
});
