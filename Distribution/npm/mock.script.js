// For pages in a browser test, and by hand: one script, before those of the shop. `window.paysheetMock` can have the options.
import { functions } from "./lib/functions.js";
import { answering } from "./lib/mock/answering.js";
import { embedded } from "./lib/mock/embedded.js";
import { mockFor } from "./lib/mock/mock.js";

// A program that drives the page does not see this exception, so each of its calls gets it.
let refusal;
globalThis[Symbol.for("paysheet.answer")] = answering(() => {
  if (refusal) throw refusal;
  return globalThis.applePay;
});
try {
  // The module is compiled at its first use, because a test puts the script into every frame.
  const { checkSync, previewSync } = functions(embedded);
  globalThis.applePay = mockFor(checkSync, undefined, { isLazy: true, preview: previewSync })(globalThis, globalThis.paysheetMock);
} catch (error) {
  refusal = error;
  throw error;
}
