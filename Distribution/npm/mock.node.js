import { MessageChannel } from "node:worker_threads";
import { checkSync, load, previewSync } from "./node.js";
import { refuseProduction } from "./lib/mock/guard.js";
import { mockFor } from "./lib/mock/mock.js";

refuseProduction();

/** Installs a stand-in for Apple Pay in a page, for tests. */
export const mockApplePay = mockFor(checkSync, MessageChannel, { preview: previewSync });
export { mockScript } from "./lib/mock/script.js";
export { load };
