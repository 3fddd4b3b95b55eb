import type { CheckOptions, Severity } from "./index.js";

export interface MatcherOptions extends CheckOptions {
  /** The lowest severity that fails; `error` unless you set it. */
  failOn?: Severity;
}

/** Passes if the document is one of Apple Pay and has no findings of this severity. */
export function toBeApplePay(received: unknown, options?: MatcherOptions): { pass: boolean; message(): string };
/** The matchers, for `expect.extend`. */
export const matchers: { toBeApplePay: typeof toBeApplePay };
