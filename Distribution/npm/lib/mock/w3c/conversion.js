// Between the dictionaries of the Payment Request API and those of Apple Pay, which the sheet shows.

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
    const { paymentMethodType, additionalLineItems = [], additionalShippingMethods, total: own } = read(data);
    return {
      cardType: paymentMethodType, total: own ?? (total && line(total)), items: [...additionalDisplayItems.map(line), ...additionalLineItems],
      shippingMethods: additionalShippingMethods, modifier,
    };
  });
}

/** Sets what an update of the details changes in a sheet. What it leaves out stays. */
export function applyDetails(sheet, { total, displayItems, shippingOptions, error, shippingAddressErrors, payerErrors, paymentMethodErrors = [] }, modifiers, options) {
  const { requestShipping } = options;
  sheet.set({
    total: total && line(total), items: displayItems?.map(line), shippingMethods: requestShipping && shippingOptions ? methodsOf({ shippingOptions }) : undefined, modifiers,
  });
  // Safari shows errors of the address only if there is nothing to ship with.
  const shown = requestShipping && sheet.shippingMethods.length === 0 ? addressErrors({ error, shippingAddressErrors }) : [];
  sheet.setErrors([...shown, ...errorsOfPayer(payerErrors, options), ...paymentMethodErrors], true);
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
function addressErrors({ error, shippingAddressErrors }) {
  const ofAddress = errorsOfFields(fields, shippingAddressErrors);
  return error === undefined ? ofAddress : [{ code: "addressUnserviceable", message: error }, ...ofAddress];
}

const errorsOfFields = (fields, errors) => Object.entries(fields).filter(([name]) => errors?.[name] !== undefined)
  .map(([name, contactField]) => ({ code: "shippingContactInvalid", contactField, message: errors[name] }));

/** The errors about what the page asks of the payer. */
function errorsOfPayer(errors, { requestPayerEmail, requestPayerName, requestPayerPhone }) {
  return errorsOfFields({
    ...(requestPayerEmail && { email: "emailAddress" }), ...(requestPayerName && { name: "name" }), ...(requestPayerPhone && { phone: "phoneNumber" }),
  }, errors);
}

/** The errors of `retry`, in the order in which Safari shows them. Without one the sheet shows an unknown error. */
export function retryErrors({ error, shippingAddress, payer, paymentMethod = [] }, options) {
  const ofAddress = options.requestShipping ? addressErrors({ shippingAddressErrors: shippingAddress }) : [];
  const errors = [...ofAddress, ...errorsOfPayer(payer, options), ...paymentMethod];
  if (error) errors.unshift({ code: "unknown", message: error });
  return errors.length > 0 ? errors : [{ code: "unknown", message: "" }];
}

/** A contact as the address of a request or a response. */
export function addressOf(contact) {
  if (!contact) return null;
  const address = {
    addressLine: contact.addressLines ?? [], city: contact.locality ?? "", country: contact.countryCode ?? "", dependentLocality: contact.subLocality ?? "",
    organization: "", phone: contact.phoneNumber ?? "", postalCode: contact.postalCode ?? "", region: contact.administrativeArea ?? "",
    recipient: nameOf(contact) ?? "", sortingCode: "",
  };
  // JSON has all members, also those whose reads are noted.
  const written = { ...address };
  return Object.defineProperty(address, "toJSON", { value: () => written, configurable: true, writable: true });
}

/** The name of a contact, or null. */
export function nameOf({ givenName, familyName }) {
  const parts = [givenName, familyName].filter(Boolean);
  return parts.length > 0 ? parts.join(" ") : null;
}
