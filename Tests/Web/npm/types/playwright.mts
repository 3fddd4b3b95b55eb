import { expect, test } from "paysheet/playwright";

test.use({ applePayOptions: { country: "CA", card: { type: "credit" } } });
test("pays", async ({ applePay }) => {
  await applePay.shopper.authorize();
  const waits: string | null = (await applePay.sheet()).waitsFor;
  expect(await applePay.finished()).toBeApplePay(waits);
});
// @ts-expect-error there is no such option
test.use({ applePayOptions: { contry: "CA" } });
