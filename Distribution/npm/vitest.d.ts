import type { MatcherOptions } from "./matchers.js";

declare module "vitest" {
  interface Assertion<T> {
    /** Passes if the document is one of Apple Pay without errors. */
    toBeApplePay(options?: MatcherOptions): void;
  }
  interface AsymmetricMatchersContaining {
    toBeApplePay(options?: MatcherOptions): void;
  }
}
