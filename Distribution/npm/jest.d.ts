import type { MatcherOptions, PartOf } from "./matchers.js";
import type { MockSheet } from "./mock.js";

declare global {
  namespace jest {
    interface Matchers<R> {
      /** Passes if the document is one of Apple Pay without errors. */
      toBeApplePay(options?: MatcherOptions): R;
      /** Passes if the sheet of `paysheet/mock` has these values. */
      toMatchSheet(expected: PartOf<MockSheet>): R;
    }
  }
}
