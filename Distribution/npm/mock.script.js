// For pages in a browser test, and by hand: one script, before those of the shop. `window.paysheetMock` can have the options.
import { functions } from "./lib/functions.js";
import { embedded } from "./lib/mock/embedded.js";
import { mockFor } from "./lib/mock/mock.js";

// The module is compiled at its first use, because a test puts the script into every frame.
globalThis.applePay = mockFor(functions(embedded).checkSync, undefined, { isLazy: true })(globalThis, globalThis.paysheetMock);
