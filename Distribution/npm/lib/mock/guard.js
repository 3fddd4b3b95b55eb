// Where the stand-in can be installed. A shopper must not take it for Apple Pay.
import { PaySheetError } from "../errors.js";
import { version } from "./version.js";

/** The member of the stand-in's ApplePaySession with its version. Safari's class does not have it. */
export const mark = Symbol.for("paysheet.mock");

const testHosts = [/^localhost$/, /\.localhost$/, /^127(\.\d+){3}$/, /^\[::1\]$/, /\.test$/, /\.example$/, /\.local$/];

/** Throws a PaySheetError if the stand-in must not be installed in a page. */
export function refuse(window, { replace = false, hosts = [] }) {
  const present = window.ApplePaySession;
  if (present?.[mark] !== undefined) {
    throw new PaySheetError("mock", "this page has a stand-in already", "call restore() of the first one");
  }
  if (typeof present === "function" && !replace) {
    throw new PaySheetError("mock", "this page has its own ApplePaySession", "use it, or set replace: true in a test");
  }
  if (!Array.isArray(hosts)) throw new PaySheetError("mock", "hosts is not an array", 'write hosts: ["shop.example.com"]');
  for (const host of hosts) {
    if (!/^[a-z0-9.-]+$/i.test(host) || host.startsWith(".")) {
      throw new PaySheetError("mock", `hosts has ${JSON.stringify(host)}`, "name each host in full, without a wildcard, scheme or port");
    }
  }
  const { location, navigator } = window;
  // Node.js without a page, a page from the disk, and a browser that a program drives.
  if (location === undefined || ["file:", "about:"].includes(location.protocol) || navigator?.webdriver === true) return;
  const host = location.hostname.toLowerCase();
  if (testHosts.some((pattern) => pattern.test(host)) || hosts.some((name) => name.toLowerCase() === host)) return;
  throw new PaySheetError(
    "mock", `the stand-in is not installed on ${host}, because shoppers could take it for Apple Pay`,
    `use localhost or a host below .test, or set hosts: [${JSON.stringify(host)}] on a test system`);
}

/** Throws in a production bundle. A bundler replaces `process.env.NODE_ENV`. */
export function refuseProduction() {
  let mode;
  try {
    mode = process.env.NODE_ENV;
  } catch {
    // A browser has no `process`.
  }
  if (mode === "production") {
    throw new PaySheetError("mock", "paysheet/mock is part of a production bundle", "import it only in tests and in development");
  }
}

/** The line on the console at installation. */
export function announcement({ location }, { insecure }) {
  const isInsecure = location !== undefined && location.protocol !== "https:" && insecure === "note";
  return `paysheet/mock ${version}: ApplePaySession is a stand-in for tests, and no payment is made. `
    + "Call restore() of the object that mockApplePay returned to remove it."
    + (isInsecure ? ' This page is not https, where Safari throws; insecure: "throw" does the same.' : "");
}
