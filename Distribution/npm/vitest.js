// For `setupFiles`: adds the matchers to the `expect` of every test file.
import { expect } from "vitest";
import { matchers } from "./matchers.js";

expect.extend(matchers);
