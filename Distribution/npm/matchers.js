import { checkSync } from "./node.js";
import { matchersFor } from "./lib/matchers.js";

/** The matchers, for `expect.extend`. */
export const matchers = matchersFor(checkSync);
export const { toBeApplePay, toMatchSheet } = matchers;
