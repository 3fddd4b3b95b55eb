// The controller of a page that a test drives from outside.

// These run in the page.
const read = (name) => JSON.parse(JSON.stringify(globalThis.applePay[name]));
const call = async ([path, values]) => {
  const names = path.split(".");
  const owner = names.slice(0, -1).reduce((value, name) => value[name], globalThis.applePay);
  const result = await owner[names.at(-1)](...values);
  return result === undefined ? null : JSON.parse(JSON.stringify(result));
};
const set = ([name, value]) => {
  if (name === "device") Object.assign(globalThis.applePay.device, value);
  else globalThis.applePay[name] = value;
};

/**
 * Returns the controller of a page with the script. Its members return promises, because the page is in another process.
 *
 * @param {{ evaluate: (work: Function, value: unknown) => Promise<unknown> }} page
 */
export function controllerIn(page) {
  const calling = (path) => (...values) => page.evaluate(call, [path, values]);
  const shopper = ["chooseCard", "chooseContact", "chooseShippingMethod", "enterCoupon", "authorize", "cancel"];
  return {
    shopper: Object.fromEntries(shopper.map((name) => [name, calling(`shopper.${name}`)])),
    sheet: () => page.evaluate(read, "sheet"),
    payments: () => page.evaluate(read, "payments"),
    log: () => page.evaluate(read, "log"),
    finished: calling("finished"),
    timeOut: calling("timeOut"),
    hidePage: calling("hidePage"),
    showPage: calling("showPage"),
    setDevice: (device) => page.evaluate(set, ["device", device]),
    setMerchant: (merchant) => page.evaluate(set, ["merchant", merchant]),
  };
}
