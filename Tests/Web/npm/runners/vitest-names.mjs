// The names of Vitest in Jest, for the sample of the documentation.
export { afterEach, beforeEach, expect, test } from "@jest/globals";
