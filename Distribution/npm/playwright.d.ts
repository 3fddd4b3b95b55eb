import type { expect as base } from "@playwright/test";
import type { toBeApplePay } from "./matchers.js";

/** The `expect` of @playwright/test with `toBeApplePay`. */
export const expect: ReturnType<typeof base.extend<{ toBeApplePay: typeof toBeApplePay }>>;
