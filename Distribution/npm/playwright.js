// Use this `test` and this `expect` in place of those of @playwright/test.
import { expect as baseExpect, test as baseTest } from "@playwright/test";
import { controllerIn } from "./lib/mock/driver.js";
import { refuseProduction } from "./lib/mock/guard.js";
import { mockScript } from "./lib/mock/script.js";
import { matchers } from "./matchers.js";

export const expect = baseExpect.extend(matchers);

export const test = baseTest.extend({
  applePayOptions: [{}, { option: true }],
  // The policy of a page can forbid WebAssembly.
  bypassCSP: true,
  applePay: async ({ context, page, applePayOptions }, use, info) => {
    refuseProduction();
    await context.addInitScript({ content: mockScript(applePayOptions) });
    const applePay = controllerIn(page);
    await use(applePay);
    if (info.status === info.expectedStatus) return;
    const lines = await applePay.log().catch(() => []);
    await info.attach("applePay.log", { body: lines.join("\n"), contentType: "text/plain" });
  },
});
