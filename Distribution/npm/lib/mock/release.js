// What the release of Safari has that a test names.
import { PaySheetError } from "../errors.js";

/** A browser that has everything, because the test names no release. It ends gestures as early as all releases that shoppers have. */
export const newest = { highest: undefined, has: () => true, keepsGestures: false };

/** The first version with errors and with `PaymentRequest`. */
export const firstWithErrors = 3;
/** The first version with coupon codes. */
export const firstWithCoupons = 12;
/** The first version that reads more of the data of a modifier than the type of the card. */
export const firstWithModifierData = 12;

// What a page does not find before a version of Apple Pay.
const ofClass = { openPaymentSetup: 2 };
const ofSession = { completeCouponCodeChange: firstWithCoupons, oncouponcodechanged: firstWithCoupons };
const ofRequest = {
  __proto__: null,
  couponCode: firstWithCoupons, supportsCouponCode: firstWithCoupons, shippingContactEditingMode: 12,
  automaticReloadPaymentRequest: 14, multiTokenContexts: 14, recurringPaymentRequest: 14,
};
/**
 * Returns what a release has. Throws for words that the checker does not know.
 *
 * @param {(document: string, options: object) => object} check
 * @param {{ system?: string, safari?: string }} about
 */
export function releaseOf(check, about) {
  check("{}", about);
  // A release of Safari has the number of the iOS that it comes with.
  const { system = about.safari === undefined ? undefined : `ios${about.safari}` } = about;
  if (system === undefined) return newest;
  const { apiVersion } = check("{}", { system, kind: "ApplePayPaymentRequest" });
  const [, name, major, minor = 0] = /^([a-z]+) ?(\d+)(?:\.(\d+))?/i.exec(system) ?? [];
  refuseUnknown(name, Number(major), about);
  // Apple documents the versions up to 14. Pages see 15, the last one, from Safari 17 on, which comes with macOS 14.
  const keepsGestures = Number(major) > 26 || Number(major) === 26 && Number(minor) >= 2;
  if (apiVersion === undefined || apiVersion === null || Number(major) >= (/^mac/i.test(name) ? 14 : 17)) return { ...newest, keepsGestures };
  return { highest: apiVersion, has: (version) => version <= apiVersion, keepsGestures };
}

// From 26 on, Apple numbers its systems by the year. Before, iOS ended with 18 and macOS with 15.
const [firstOfYear, newestOfYear] = [26, 27];
function refuseUnknown(name, major, about) {
  const lastBefore = /^mac/i.test(name) ? 15 : 18;
  if (major <= newestOfYear && !(major > lastBefore && major < firstOfYear)) return;
  const [option, written] = Object.entries(about).find(([, value]) => value !== undefined);
  const prefix = option === "safari" ? "" : name;
  throw new PaySheetError("option", `${option} is ${JSON.stringify(written)}, which does not exist`,
    `use one up to ${prefix}${lastBefore}, ${prefix}${firstOfYear} or ${prefix}${newestOfYear}`);
}

/** Removes from a class what a release does not have. */
export function limitClass(session, release) {
  for (const [owner, names] of [[session, ofClass], [session.prototype, ofSession]]) {
    for (const [name, first] of Object.entries(names)) if (!release.has(first)) delete owner[name];
  }
}

/** A request as a release reads it: what it does not know, it ignores. */
export function readBy(release, request) {
  return Object.fromEntries(Object.entries(request).filter(([name]) => release.has(ofRequest[name] ?? 1)));
}
