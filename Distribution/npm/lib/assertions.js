// Assertions for test runners without `expect.extend`, such as node:test.
import { AssertionError } from "node:assert";
import { outcome } from "./matchers.js";

/**
 * Returns the assertions.
 *
 * @param {(document: unknown, options?: object) => object} check
 */
export function assertionsFor(check) {
  /** Fails unless `passes` is the outcome. The stack begins in the test. */
  function demand(passes, assertion, document, options) {
    const { pass, report, rules, words } = outcome(check, assertion.name, document, options);
    if (pass === passes) return report;
    const compared = passes && rules.length > 0 ? { actual: rules, expected: [] } : {};
    throw new AssertionError({ message: words(), ...compared, operator: assertion.name, stackStartFn: assertion });
  }
  return {
    assertValid: function assertValid(document, options) { return demand(true, assertValid, document, options); },
    assertInvalid: function assertInvalid(document, options) { return demand(false, assertInvalid, document, options); },
  };
}
