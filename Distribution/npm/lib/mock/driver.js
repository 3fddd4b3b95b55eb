// The controller of a page that a test drives from outside.

// This runs in the page. The wheel for Python has the same line.
const call = (words) => globalThis[Symbol.for("paysheet.answer")](words);

/**
 * Returns the controller of a page with the script. Its members return promises, because the page is in another process.
 *
 * @param {{ evaluate: (work: Function, value: unknown) => Promise<unknown> }} page
 */
export function controllerIn(page) {
  const calling = (path) => (...values) => page.evaluate(call, [path, values]);
  const shopper = ["chooseCard", "chooseContact", "chooseShippingMethod", "enterCoupon", "authorize", "cancel"];
  const members = ["sheet", "payments", "log", "finished", "timeOut", "hidePage", "showPage"];
  return {
    shopper: Object.fromEntries(shopper.map((name) => [name, calling(`shopper.${name}`)])),
    ...Object.fromEntries(members.map((name) => [name, calling(name)])),
    setDevice: calling("device"),
    setMerchant: calling("merchant"),
  };
}
