import { webcrypto } from "node:crypto";
import { MessageChannel } from "node:worker_threads";
import { checkSync, load, previewSync } from "./node.js";
import { refuseProduction } from "./lib/mock/guard.js";
import { mockFor } from "./lib/mock/mock.js";
import { testMerchantFor } from "./lib/mock/token/test-merchant.js";

refuseProduction();

/** Installs a stand-in for Apple Pay in a page, for tests. */
export const mockApplePay = mockFor(checkSync, MessageChannel, { preview: previewSync });
/** Makes a merchant whose server can decrypt the tokens of the stand-in. */
export const testMerchant = testMerchantFor(webcrypto);
export { mockScript } from "./lib/mock/script.js";
export { load };
