// What a sheet says about later charges and about other merchants.

// The members of a request, and of an update, by the name that a test reads.
const members = {
  __proto__: null,
  recurring: ["recurringPaymentRequest", "newRecurringPaymentRequest"],
  automaticReload: ["automaticReloadPaymentRequest", "newAutomaticReloadPaymentRequest"],
  deferred: ["deferredPaymentRequest", "newDeferredPaymentRequest"],
  shares: ["multiTokenContexts", "newMultiTokenContexts"],
};

/** The agreements and shares of a request; null where it has none. */
export const agreementsOf = (request) => Object.fromEntries(Object.entries(members).map(([name, [member]]) => [name, request[member] ?? null]));

/** Those that an update sets. The others stay. */
export const updatedAgreements = (update) => Object.fromEntries(
  Object.entries(members).filter(([, [, member]]) => update[member] !== undefined).map(([name, [, member]]) => [name, update[member]]));
