import type { MatcherOptions } from "./matchers.js";

declare global {
  namespace jest {
    interface Matchers<R> {
      /** Passes if the document is one of Apple Pay without errors. */
      toBeApplePay(options?: MatcherOptions): R;
    }
  }
}
