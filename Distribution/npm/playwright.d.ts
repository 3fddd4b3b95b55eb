import type { expect as baseExpect, test as baseTest } from "@playwright/test";
import type { toBeApplePay, toMatchSheet } from "./matchers.js";
import type { MockDevice, MockOptions, MockPayment, MockSheet, MockShopper } from "./mock.js";

/** The `expect` of @playwright/test with `toBeApplePay` and `toMatchSheet`. */
export const expect: ReturnType<typeof baseExpect.extend<{ toBeApplePay: typeof toBeApplePay; toMatchSheet: typeof toMatchSheet }>>;

/** The stand-in in the page of a test. */
export interface PageApplePay {
  readonly shopper: MockShopper;
  sheet(): Promise<MockSheet>;
  payments(): Promise<MockPayment[]>;
  log(): Promise<string[]>;
  /** Resolves with the next payment that ends, also if it has ended already. */
  finished(): Promise<MockPayment>;
  timeOut(): Promise<void>;
  hidePage(): Promise<void>;
  showPage(): Promise<void>;
  setDevice(device: Partial<MockDevice>): Promise<void>;
  setMerchant(merchant: "accept" | "refuse"): Promise<void>;
}

/** The `test` of @playwright/test with the fixture `applePay`: a stand-in in every frame of the context. */
export const test: ReturnType<typeof baseTest.extend<{ applePay: PageApplePay; applePayOptions: MockOptions }>>;
