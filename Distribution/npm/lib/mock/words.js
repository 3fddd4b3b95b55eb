// The words of a payment: what it waits for, and how it ends.

/** The text of an exception without one of its own. */
export const notSupported = "The object does not support the operation or argument.";

/** What the page answers to an event of the sheet: the call, the state meanwhile, and the dictionary. */
export const answers = {
  __proto__: null,
  validatemerchant: { call: "completeMerchantValidation" },
  paymentmethodselected: { call: "completePaymentMethodSelection", state: "PaymentMethodSelected", update: "ApplePayPaymentMethodUpdate" },
  shippingmethodselected: { call: "completeShippingMethodSelection", state: "ShippingMethodSelected", update: "ApplePayShippingMethodUpdate" },
  shippingcontactselected: { call: "completeShippingContactSelection", state: "ShippingContactSelected", update: "ApplePayShippingContactUpdate" },
  couponcodechanged: { call: "completeCouponCodeChange", state: "CouponCodeChanged", update: "ApplePayCouponCodeUpdate" },
  paymentauthorized: { call: "completePayment", state: "Authorized" },
};

/** The words for the end of a payment, by its outcome. */
export const endings = {
  __proto__: null,
  paid: "the payment is complete", declined: "the page declined the payment", cancelled: "the shopper cancelled",
  aborted: "the page called abort", "timed-out": "the page did not answer in time", refused: "the merchant session was refused",
  "refused-by-system": "the system does not show this sheet", hidden: "the page went into the page cache",
  "other-page": "another page opened a payment sheet",
};

/** Whether a finding about a payment is about its page. The stand-in's own token is always one of a simulator. */
export const isAboutPage = ({ rule }) => rule !== "token/simulated";
