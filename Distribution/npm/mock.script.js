// For pages in a browser test, and by hand: one script, before those of the shop. `window.paysheetMock` can have the options.
import { Checker } from "./lib/checker.js";
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
  let shared;
  const checker = () => (shared ??= new Checker(embedded()));
  // All documents of the stand-in are texts.
  const check = (text, options = {}) => checker().check(text, options);
  const preview = (text, options) => checker().call("preview", text, options);
  globalThis.applePay = mockFor(check, undefined, { isLazy: true, preview })(globalThis, globalThis.paysheetMock);
} catch (error) {
  refusal = error;
  throw error;
}
