import type { MatcherOptions } from "./matchers.js";
import type { Report, Source } from "./index.js";

/** Throws an `AssertionError` unless the document is one of Apple Pay without errors. Returns the report, for further assertions. */
export function assertValid(document: Source, options?: MatcherOptions): Report;
/** Throws an `AssertionError` if the document is one of Apple Pay without errors. Returns the report, for further assertions. */
export function assertInvalid(document: Source, options?: MatcherOptions): Report;
