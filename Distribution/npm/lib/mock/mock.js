// Installs a stand-in for Apple Pay in a page, and returns its controller.
import { PaySheetError, calling } from "../errors.js";
import { showButtons } from "./button/button.js";
import { optional } from "./engine.js";
import { announcement, refuse } from "./guard.js";
import { Page, usualDevice } from "./page.js";
import { paymentErrorClass } from "./payment-error.js";
import { realmOf } from "./realm.js";
import { firstWithErrors, newest, releaseOf } from "./release.js";
import { sessionClass } from "./session.js";
import { checkNetwork, checkShopper } from "./shopper-options.js";
import { shopperOf } from "./shopper.js";
import { tasksOf } from "./tasks.js";
import { visibleSheet } from "./visible/view.js";
import { followVisits } from "./visits.js";
import { requestClasses } from "./w3c/request.js";

const defaults = {
  country: "US", opening: "safari", activation: "click", insecure: "note", otherMethods: "safari", sheet: "hidden", shadow: "closed", button: "shown", sdk: "absent", engine: "required", merchant: "accept", timeout: 30_000, patience: 2000,
  validationURL: "https://apple-pay-gateway.apple.com/paymentservices/paymentSession",
};
const others = ["system", "safari", "contact", "billingContact", "card", "cards", "token", "device", "replace", "hosts"];
/** The names of all options. */
export const optionNames = [...Object.keys(defaults), ...others];
const words = { opening: ["safari", "manual"], activation: ["click", "off"], insecure: ["note", "throw"], otherMethods: ["safari", "native"], sheet: ["hidden", "visible"], shadow: ["closed", "open"], button: ["shown", "as-is"], sdk: ["absent", "present"], engine: ["required", "optional"] };

/**
 * Returns `mockApplePay` over a checker.
 *
 * @param {(document: unknown, options?: object) => object} checker
 * @param {typeof MessageChannel} [Channel] What fake timers of a test do not stop, unless the page has it.
 * @param {{ isLazy?: boolean, preview?: Function }} [more] Whether the module is compiled at its first use, and what draws a visible sheet.
 */
export function mockFor(checker, Channel, { isLazy = false, preview } = {}) {
  return function mockApplePay(window = globalThis, options = {}) {
    const all = withDefaults(options, "mockApplePay");
    refuse(window, all);
    const check = all.engine === "optional" ? optional(checker, (text) => console.warn(text)) : checker;
    // A module that cannot be used, and an unknown system, are errors of the test, not of the page.
    const about = Object.fromEntries(["system", "safari"].filter((name) => name in all).map((name) => [name, all[name]]));
    // A release decides what the page finds, so the module is compiled for it now.
    const release = isLazy && Object.keys(about).length === 0 ? newest : calling("mockApplePay", () => releaseOf(check, about));
    for (const { network } of [all.card, ...(all.cards ?? [])].filter(Boolean)) if (network !== undefined) checkNetwork(check, network, "mockApplePay");
    const task = tasksOf(Channel ?? window.MessageChannel, (window.setTimeout ?? globalThis.setTimeout).bind(window));
    const realm = realmOf(window);
    const ApplePayError = paymentErrorClass(realm, check, about);
    const page = new Page(window, all, { check, about, release, task, isError: (value) => value instanceof ApplePayError });
    const shopper = shopperOf(page);
    if (all.sheet === "visible") page.view = visibleSheet(page, shopper, preview);
    const put = replacing(window, {
      ApplePaySession: sessionClass(page), ...(release.has(firstWithErrors) ? { ApplePayError, ...requestClasses(page, window.PaymentRequest) } : {}),
    });
    const announce = () => page.note("installed", announcement(window, all));
    // For a line on the console, a browser counts the lines of the script, which takes long for one with the module inside.
    if (isLazy) task(announce);
    else announce();
    const unfollow = isLazy ? followVisits(page) : () => {};
    const hideButtons = all.button === "shown" ? showButtons(page) : () => {};
    return controllerOf(page, shopper, () => {
      put();
      hideButtons();
      unfollow();
    });
  };
}

/** Options with their defaults. Throws for a name or a word that it does not know. */
export function withDefaults(options, caller) {
  for (const name of Object.keys(options)) {
    if (optionNames.includes(name)) continue;
    throw new PaySheetError("option", `unknown option ${JSON.stringify(name)}`, `use one of ${optionNames.join(", ")}`, { caller });
  }
  const all = { __proto__: null, ...defaults, ...Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) };
  for (const [name, allowed] of Object.entries(words)) {
    if (allowed.includes(all[name])) continue;
    throw new PaySheetError("option", `${name} is ${JSON.stringify(all[name])}`, `use one of ${allowed.join(", ")}`, { caller });
  }
  checkMerchant(all.merchant, caller);
  checkShopper(all, caller);
  for (const name of ["timeout", "patience"]) {
    if (typeof all[name] === "number" && all[name] >= 0) continue;
    throw new PaySheetError("option", `${name} is ${JSON.stringify(all[name])}`, "use a number of milliseconds", { caller });
  }
  const unknown = Object.keys(all.device ?? {}).find((name) => !(name in usualDevice));
  if (unknown === undefined) return all;
  const known = Object.keys(usualDevice).join(", ");
  throw new PaySheetError("option", `unknown member ${JSON.stringify(unknown)} of device`, `use one of ${known}`, { caller });
}

function checkMerchant(value, caller) {
  if (typeof value === "function" || value === "accept" || value === "refuse") return;
  throw new PaySheetError("option", `merchant is ${JSON.stringify(value)}`, 'use "accept", "refuse" or a function that returns one of them', caller && { caller });
}

/** Sets members of a page as a browser has them. Returns a function that puts everything back. */
function replacing(window, members) {
  const before = new Map();
  for (const [name, value] of Object.entries(members)) {
    before.set(name, Object.getOwnPropertyDescriptor(window, name));
    Object.defineProperty(window, name, { value, writable: true, configurable: true, enumerable: false });
  }
  return () => {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(window, name, descriptor);
      else delete window[name];
    }
    before.clear();
  };
}

const closed = {
  isOpen: false, waitsFor: null, payee: null, total: null, items: [], shippingMethods: [], errors: [], contactFields: [], billingFields: [], shippingType: null,
  editingMode: null, supportsCoupon: false, couponCode: null, card: null, address: null, recurring: null, automaticReload: null, deferred: null, shares: null,
};

/** The sheet as the shopper sees it now. */
function sheetOf(page) {
  const payment = page.active;
  if (!payment?.isOpen || page.cache.isHidden) return JSON.parse(JSON.stringify(closed));
  const { sheet, waitsFor = null, coupon, card = null, contact } = payment;
  const address = sheet.contactFields.length > 0 ? contact : null;
  return { isOpen: true, waitsFor, payee: sheet.total.label, ...sheet.shown, ...sheet.details, ...JSON.parse(JSON.stringify({ couponCode: coupon === "" ? null : coupon, card, address })) };
}

function controllerOf(page, shopper, putBack) {
  let last = new Map();
  return {
    shopper,
    device: page.device,
    get merchant() { return page.options.merchant; },
    set merchant(value) {
      checkMerchant(value);
      page.options.merchant = value;
    },
    /** The sheet as the shopper sees it now, and the members that are others than at the last look. */
    get sheet() {
      const now = new Map(Object.entries(sheetOf(page)));
      const changed = [...last].filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(now.get(name))).map(([name]) => name);
      last = now;
      return { ...Object.fromEntries(now), changed };
    },
    /** Lets the time pass in which the page must answer. */
    async timeOut() {
      if (page.active?.waitsFor === undefined) throw page.log.error("the sheet does not wait for the page, so no time can run out");
      await page.active.cancel("timed-out");
    },
    /** The page goes into the page cache. */
    hidePage() { page.cache.hide(); },
    /** The page returns from the page cache. */
    async showPage() { await page.cache.show(); },
    get payments() { return page.records; },
    /** Resolves with the record of the next payment that ends, also if it has ended already. */
    async finished() {
      const place = page.given;
      page.given += 1;
      try {
        return await page.until(() => page.finished[place], (time) => (page.active?.waitsFor ? page.active.reason(time) : `no payment ended in ${time}`));
      } catch (error) {
        page.given -= 1;
        throw error;
      }
    },
    get log() { return [...page.log.lines]; },
    restore() {
      putBack();
      page.stop();
    },
  };
}
