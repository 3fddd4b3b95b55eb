import { checkSync, load, previewSync } from "./index.js";
import { refuseProduction } from "./lib/mock/guard.js";
import { mockFor } from "./lib/mock/mock.js";

refuseProduction();

// A test runner with jsdom takes this file for browsers, and its page has no MessageChannel.
const node = globalThis.process?.getBuiltinModule?.("node:worker_threads");

/** Installs a stand-in for Apple Pay in a page, for tests. Call `await load()` first. */
export const mockApplePay = mockFor(checkSync, node?.MessageChannel, { preview: previewSync });
export { load };
