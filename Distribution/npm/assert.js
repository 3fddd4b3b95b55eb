import { checkSync } from "./node.js";
import { assertionsFor } from "./lib/assertions.js";

/** Assertions for node:test and other runners, in the style of node:assert. */
export const { assertValid, assertInvalid } = assertionsFor(checkSync);
