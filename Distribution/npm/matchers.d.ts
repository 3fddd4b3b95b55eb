import type { CheckOptions, Severity } from "./index.js";
import type { MockSheet } from "./mock.js";

export interface MatcherOptions extends CheckOptions {
  /** The lowest severity that fails; `error` unless you set it. */
  failOn?: Severity;
}

/** Passes if the document is one of Apple Pay and has no findings of this severity. */
export function toBeApplePay(received: unknown, options?: MatcherOptions): { pass: boolean; message(): string };
/** A part of a value: named members, all entries of a list, a regular expression for a text, or a matcher of the test runner. */
export type PartOf<Value> = Value extends string ? Value | RegExp | AnyMatcher
  : Value extends readonly (infer Entry)[] ? readonly PartOf<Entry>[] | AnyMatcher
  : Value extends object ? { readonly [Name in keyof Value]?: PartOf<Value[Name]> } | AnyMatcher
  : Value | AnyMatcher;
/** A matcher of a test runner, such as `expect.any(String)`. */
export interface AnyMatcher { asymmetricMatch(value: unknown): boolean }

/** Passes if the sheet of `paysheet/mock` has these values. */
export function toMatchSheet(received: unknown, expected: PartOf<MockSheet>): { pass: boolean; message(): string };
/** The matchers, for `expect.extend`. */
export const matchers: { toBeApplePay: typeof toBeApplePay; toMatchSheet: typeof toMatchSheet };
