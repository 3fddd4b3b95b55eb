// Between the dictionaries of the Payment Request API and those of Apple Pay, which the sheet shows.
import { agreementsOf } from "../agreements.js";

export const applePay = "https://apple.com/apple-pay";

/** Whether a method is Apple Pay. Safari reads it as an address, and compares its host and its path. */
export function isApplePay(method) {
  try {
    const { supportedMethods } = method ?? {};
    const { hostname, pathname } = new URL(supportedMethods);
    return hostname === "apple.com" && pathname === "/apple-pay";
  } catch {
    return false;
  }
}

const line = ({ label, amount, pending }) => ({ label, amount: String(amount.value), ...(pending ? { type: "pending" } : {}) });

/** The request as Apple Pay JS has it. */
export function requestOf({ details, options = {} }, data) {
  const shipping = [
    options.requestShipping && "postalAddress", options.requestPayerName && "name", options.requestPayerEmail && "email",
    options.requestPayerPhone && "phone", ...(data.requiredShippingContactFields ?? []),
  ];
  const billing = [options.requestBillingAddress && "postalAddress", ...(data.requiredBillingContactFields ?? [])];
  return {
    ...data, ...linesOf(details), total: line(details.total), currencyCode: details.total.amount.currency,
    shippingMethods: options.requestShipping ? methodsOf(details) : [],
    requiredShippingContactFields: [...new Set(shipping.filter(Boolean))], requiredBillingContactFields: [...new Set(billing.filter(Boolean))],
  };
}

/** The lines of details. */
export function linesOf({ displayItems }) {
  return { lineItems: (displayItems ?? []).map(line) };
}

/** The shipping options of details as shipping methods. */
export function methodsOf({ shippingOptions }) {
  return (shippingOptions ?? []).map(({ id, label, amount }) => ({ identifier: id, label, detail: "", amount: String(amount.value) }));
}

/**
 * Returns what the modifiers of details change in a sheet, each with its modifier. Modifiers without data do not count.
 *
 * @param {(data: unknown) => object} read Converts their data.
 */
export function modifiersOf({ modifiers }, read) {
  return modifiers?.filter((modifier) => isApplePay(modifier) && modifier.data).map((modifier) => {
    const { total, additionalDisplayItems = [], data } = modifier;
    const values = read(data);
    const { paymentMethodType, additionalLineItems = [], additionalShippingMethods, total: own } = values;
    return {
      cardType: paymentMethodType, total: own ?? (total && line(total)), items: [...additionalDisplayItems.map(line), ...additionalLineItems],
      ownItems: additionalLineItems, shippingMethods: additionalShippingMethods, agreements: agreementsOf(values), modifier,
    };
  });
}

/** What details show in a sheet, apart from modifiers. */
export function shownBy(details, { requestShipping }) {
  return { total: line(details.total), items: linesOf(details).lineItems, shippingMethods: requestShipping ? methodsOf(details) : [] };
}

/** The errors of an update that Safari shows, in its order. `details` are those in force. */
export function errorsOfUpdate({ error, shippingAddressErrors, payerErrors, paymentMethodErrors = [] }, details, options) {
  // Errors of the address show only if there is nothing to ship with.
  const ofAddress = details.shippingOptions?.length > 0 ? [] : errorsOfAddress({ error, shippingAddressErrors }, options);
  return [...ofAddress, ...errorsOfPayer(payerErrors, options), ...paymentMethodErrors];
}

/** The document of a request with its details as an update leaves them, for the currency: the lines of the modifier in force are items. */
export function comparedRequest(values, details, modifier) {
  const { total, additionalDisplayItems = [] } = modifier ?? {};
  return { ...values, details: { ...details, displayItems: [...(details.displayItems ?? []), ...(total ? [total] : []), ...additionalDisplayItems] } };
}

const fields = {
  addressLine: "addressLines", city: "locality", country: "country", dependentLocality: "subLocality", phone: "phoneNumber",
  postalCode: "postalCode", recipient: "name", region: "administrativeArea",
};

// An empty text is still an error.
const errorsOfFields = (fields, errors) => Object.entries(fields).filter(([name]) => errors?.[name] !== undefined)
  .map(([name, contactField]) => ({ code: "shippingContactInvalid", contactField, message: errors[name] }));

/** The errors about an address that the page asks for. The first one has no field. */
function errorsOfAddress({ error, shippingAddressErrors }, { requestShipping }) {
  if (!requestShipping) return [];
  const ofAddress = errorsOfFields(fields, shippingAddressErrors);
  return error === undefined ? ofAddress : [{ code: "shippingContactInvalid", message: error }, ...ofAddress];
}

/** The errors about what the page asks of the payer. */
function errorsOfPayer(errors, { requestPayerEmail, requestPayerName, requestPayerPhone }) {
  return errorsOfFields({
    ...(requestPayerName && { name: "name" }), ...(requestPayerEmail && { email: "emailAddress" }), ...(requestPayerPhone && { phone: "phoneNumber" }),
  }, errors);
}

/** The errors of `retry`, in the order in which Safari shows them. Without one the sheet shows an unknown error. */
export function retryErrors({ error, shippingAddress, payer, paymentMethod = [] }, options) {
  const errors = [...errorsOfAddress({ error, shippingAddressErrors: shippingAddress }, options), ...errorsOfPayer(payer, options), ...paymentMethod];
  return errors.length > 0 ? errors : [{ code: "unknown", message: "" }];
}

/** A contact as the members of an address. */
export function addressValues(contact) {
  return {
    addressLine: Object.freeze([...contact.addressLines ?? []]), city: contact.locality ?? "", country: contact.countryCode ?? "",
    dependentLocality: contact.subLocality ?? "", organization: "", phone: contact.phoneNumber ?? "", postalCode: contact.postalCode ?? "",
    region: contact.administrativeArea ?? "", recipient: nameOf(contact) ?? "", sortingCode: "",
  };
}

/** The name of a contact, or null. */
export function nameOf({ givenName, familyName }) {
  const parts = [givenName, familyName].filter(Boolean);
  return parts.length > 0 ? parts.join(" ") : null;
}
