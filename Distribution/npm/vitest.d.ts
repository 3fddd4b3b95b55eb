import type { MatcherOptions, PartOf } from "./matchers.js";
import type { MockSheet } from "./mock.js";

declare module "vitest" {
  interface Assertion<T> {
    /** Passes if the document is one of Apple Pay without errors. */
    toBeApplePay(options?: MatcherOptions): void;
    /** Passes if the sheet of `paysheet/mock` has these values. */
    toMatchSheet(expected: PartOf<MockSheet>): void;
  }
  interface AsymmetricMatchersContaining {
    toBeApplePay(options?: MatcherOptions): void;
    /** Passes if the sheet of `paysheet/mock` has these values. */
    toMatchSheet(expected: PartOf<MockSheet>): void;
  }
}
