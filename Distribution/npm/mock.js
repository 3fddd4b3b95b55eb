import { checkSync, load, previewSync } from "./index.js";
import { refuseProduction } from "./lib/mock/guard.js";
import { mockFor } from "./lib/mock/mock.js";
import { testMerchantFor } from "./lib/mock/token/test-merchant.js";

refuseProduction();

// A test runner with jsdom takes this file for browsers, and its page has no MessageChannel.
const node = (name) => globalThis.process?.getBuiltinModule?.(`node:${name}`);

/** Installs a stand-in for Apple Pay in a page, for tests. Call `await load()` first. */
export const mockApplePay = mockFor(checkSync, node("worker_threads")?.MessageChannel, { preview: previewSync });
/** Makes a merchant whose server can decrypt the tokens of the stand-in. */
export const testMerchant = testMerchantFor(node("crypto")?.webcrypto ?? globalThis.crypto);
export { load };
