// What the engine says about the values that a page passes. Nothing here knows a rule of its own.
import { isApplePay } from "./w3c/conversion.js";

/**
 * Returns a function that asks the engine what Safari does with a document: nothing, or the exception that it throws.
 *
 * @param {(document: unknown, options: object) => object} check
 * @param {object} options Those of `check`.
 * @param {object} realm A Realm.
 * @param {{ networks?: string[] }} device
 */
export function verdictsOf(check, options, realm, device) {
  return function verdict(kind, document) {
    const say = (document) => check(JSON.stringify(document), { ...options, kind });
    const report = say(document);
    const [strange, version] = beyond(device.highestVersion, kind, document);
    const safari = version === undefined ? report.safari : renamed(say(strange).safari, version);
    const isThrown = safari.outcome === "throws" || (safari.outcome === "depends" && lacks(device, safari, document));
    return {
      report,
      stage: safari.stage,
      isCancelled: safari.outcome === "cancels",
      error: isThrown ? realm.error(safari.error, safari.text ?? "") : undefined,
      // A browser converts all arguments before it looks at anything else.
      isConversion: isThrown && /^WK-(IDL|ERR)-/.test(safari.check ?? ""),
    };
  };
}

/** The report of a value that no engine has checked. */
export const unchecked = { safari: { outcome: "accepts" }, findings: [] };

/** Returns a checker that accepts everything where the engine cannot run, because a policy forbids WebAssembly. It warns once. */
export function optional(check, warn) {
  let isAbsent = false;
  return (document, options) => {
    if (isAbsent) return unchecked;
    try {
      return check(document, options);
    } catch (error) {
      if (error?.code !== "load") throw error;
      isAbsent = true;
      warn(`paysheet/mock: values are not checked in this page: ${error.problem}; check the records in the test`);
      return unchecked;
    }
  };
}

/** Whether the device does not know what the verdict depends on: a network. Without a list it knows everything. */
function lacks({ networks }, { pointer = "" }, document) {
  if (networks === undefined || !/\/supportedNetworks\/\d+$/.test(pointer)) return false;
  const network = pointer.split("/").slice(1).reduce((value, name) => value?.[name], document);
  return !networks.some((known) => known.toLowerCase() === String(network).toLowerCase());
}

/** A version that no browser has. */
const noVersion = 0xffffffff;

/**
 * Returns a document with a version that no browser has in the place of one that the device does not have, and the latter. So all checks
 * come in Safari's order.
 */
function beyond(highest = noVersion, kind, document) {
  if (kind === "PaymentFlow" && document.apiVersion > highest) return [{ ...document, apiVersion: noVersion }, document.apiVersion];
  if (kind !== "PaymentRequest" || !Array.isArray(document.methodData)) return [];
  const isBeyond = (method) => isApplePay(method) && method.data?.version > highest;
  const methodData = document.methodData.map((method) => (isBeyond(method) ? { ...method, data: { ...method.data, version: noVersion } } : method));
  return [{ ...document, methodData }, document.methodData.find(isBeyond)?.data.version];
}

/** A verdict that names the version of the page. */
function renamed(safari, version) {
  return { ...safari, text: safari.text?.replace(`"${noVersion}"`, `"${version}"`) };
}
