import { checkSync, load } from "./index.js";
import { refuseProduction } from "./lib/mock/guard.js";
import { mockFor } from "./lib/mock/mock.js";

refuseProduction();

/** Installs a stand-in for Apple Pay in a page, for tests. Call `await load()` first. */
export const mockApplePay = mockFor(checkSync);
export { load };
