// For `setupFilesAfterEnv`: adds the matchers to the `expect` of every test file.
import { matchers } from "./matchers.js";

if (typeof globalThis.expect?.extend !== "function") {
  throw new Error('paysheet/jest needs the global `expect`: name it in "setupFilesAfterEnv", or call expect.extend(matchers) with paysheet/matchers');
}
globalThis.expect.extend(matchers);
