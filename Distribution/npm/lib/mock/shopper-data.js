// What the shopper has, and how much of it a page sees before the shopper authorizes the payment.

/** The card that the shopper has unless a test says something else. Networks are written as the system writes them. */
export const visa = { network: "Visa", type: "debit", displayName: "Simulated Instrument" };

const address = [
  "addressLines", "subLocality", "locality", "postalCode", "subAdministrativeArea", "administrativeArea", "country", "countryCode",
];
const fields = {
  __proto__: null,
  postalAddress: address,
  name: ["givenName", "familyName"],
  phoneticName: ["phoneticGivenName", "phoneticFamilyName"],
  phone: ["phoneNumber"],
  email: ["emailAddress"],
};
// How many characters of a postal code Safari gives. The number for the United Kingdom is what developers see.
const shownOfPostalCode = { __proto__: null, US: 5, CA: 3, GB: 4 };

/** The members of an event's value that Safari does not give, by the event. */
const hiddenOfCard = ["displayName", "network", "paymentPass"];
export const hidden = {
  __proto__: null,
  shippingcontactselected: [...fields.name, ...fields.phoneticName, ...fields.phone, ...fields.email, "addressLines", "subLocality", "subAdministrativeArea"],
  paymentmethodselected: hiddenOfCard,
  // Those of `PaymentRequest`.
  shippingaddresschange: ["addressLine", "dependentLocality", "phone", "recipient"],
  paymentmethodchange: hiddenOfCard,
};

/** The members of a contact that a request asks for, after the authorization. */
export function asked(contact, wanted = []) {
  return only(contact, wanted.flatMap((field) => fields[field] ?? []));
}

/** What a page sees of a contact before the authorization: no name, street, telephone and email. */
export function redacted(contact) {
  const result = only(contact, ["locality", "postalCode", "administrativeArea", "country", "countryCode"]);
  const shown = shownOfPostalCode[String(result.countryCode).toUpperCase()];
  if (shown !== undefined && typeof result.postalCode === "string") result.postalCode = result.postalCode.slice(0, shown).trim();
  return result;
}

/** What a page sees of a card before the authorization. */
export function redactedCard(card, billingContact, wanted = []) {
  return wanted.includes("postalAddress") ? { type: card.type, billingContact: redacted(billingContact) } : { type: card.type };
}

/** The token of a simulator: a server cannot decrypt it, and must not take it for a payment. */
export function simulatedToken({ network, type, displayName }) {
  return {
    paymentMethod: { displayName: displayName ?? "Simulated Instrument", network, type },
    transactionIdentifier: "Simulated Identifier",
    paymentData: {},
  };
}

const capabilities = { debit: "supportsDebit", credit: "supportsCredit" };

/** Whether a request accepts a card. */
export function accepts(request, card) {
  const networks = request.supportedNetworks.map((name) => String(name).toLowerCase());
  const types = Object.entries(capabilities).filter(([, name]) => request.merchantCapabilities.includes(name)).map(([type]) => type);
  return networks.includes(card.network.toLowerCase()) && (types.length === 0 || types.includes(card.type));
}

function only(contact, names) {
  return Object.fromEntries(names.filter((name) => contact?.[name] !== undefined).map((name) => [name, copied(contact[name])]));
}

const copied = (value) => (Array.isArray(value) ? [...value] : value);
