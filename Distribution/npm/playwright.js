// Use this `expect` in place of the one of @playwright/test.
import { expect as base } from "@playwright/test";
import { matchers } from "./matchers.js";

export const expect = base.extend(matchers);
