// What the numbers of the first version mean.

// Status 2, 3 and 4 come from the first version: a failure with an error.
const oldErrors = {
  __proto__: null,
  2: { code: "billingContactInvalid", message: "" },
  3: { code: "shippingContactInvalid", contactField: "postalAddress", message: "" },
  4: { code: "shippingContactInvalid", message: "" },
};
const unknown = { code: "unknown", message: "" };

/** What a result means: its status, and the errors with the one that an old status stands for. */
export function resultOf({ status: written, errors = [] }) {
  // A text without a number is 0.
  const status = Number(written) & 0xffff;
  return status >= 2 && status <= 4 ? { status: 1, errors: [oldErrors[status], ...errors] } : { status, errors };
}

/** The errors that a status of the first version means in an answer to a contact. */
export function errorsOf(status) {
  return status === 0 ? [] : [oldErrors[status] ?? unknown];
}
