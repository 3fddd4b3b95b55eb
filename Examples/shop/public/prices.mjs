// What the shop sells, and the documents of Apple Pay for it. The page and the server import this file, so their totals agree.

/** Prices are in cents, because sums of binary floating-point numbers are not exact. */
export const baskets = {
  books: {
    payee: "Harbor Books",
    items: [{ label: "The Lighthouse", cents: 1899 }, { label: "Tides and Charts", cents: 2400 }],
    isShipped: true,
  },
  market: {
    payee: "Harbor Market",
    items: [{ label: "Blue bowl", cents: 3200, seller: "bowls" }, { label: "Lemon cake", cents: 1850, seller: "cakes" }],
    sellers: {
      bowls: { merchantIdentifier: "merchant.example.harbor.bowls", externalIdentifier: "bowls", merchantName: "Harbor Bowls", merchantDomain: "bowls.harbor.example" },
      cakes: { merchantIdentifier: "merchant.example.harbor.cakes", externalIdentifier: "cakes", merchantName: "Cake Corner", merchantDomain: "cakes.harbor.example" },
    },
  },
  club: { payee: "Harbor Club", items: [], monthly: 1290, trialDays: 30 },
};

const methods = [
  { identifier: "standard", label: "Standard", detail: "5 days", cents: 0 },
  { identifier: "express", label: "Express", detail: "1 day", cents: 990 },
];
/** What each coupon code takes off, in per cent. */
const coupons = { READ10: 10 };

/** What the shopper has chosen when the sheet opens. */
export const firstChoice = { method: "standard", coupon: "" };

/** Cents as Apple Pay writes an amount. */
function amount(cents) {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  return `${cents < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The lines of a basket with their cents. */
function lines(basket, { method, coupon }) {
  const goods = basket.items.map(({ label, cents }) => ({ label, cents }));
  if (!basket.isShipped) return goods;
  const value = goods.reduce((sum, { cents }) => sum + cents, 0);
  const discount = Math.floor((value * (Object.hasOwn(coupons, coupon) ? coupons[coupon] : 0)) / 100);
  const shipping = methods.find(({ identifier }) => identifier === method) ?? methods[0];
  return [...goods, ...(discount > 0 ? [{ label: `Coupon ${coupon}`, cents: -discount }] : []), { label: shipping.label, cents: shipping.cents }];
}

/** What the shopper pays now, in cents. The server charges this, and not what a page says. */
export function price(name, choice) {
  return lines(baskets[name], choice).reduce((sum, { cents }) => sum + cents, 0);
}

const total = (name, choice) => ({ label: baskets[name].payee, amount: amount(price(name, choice)) });

function lineItems(name, choice, today) {
  const basket = baskets[name];
  if (basket.monthly) return Object.values(billing(basket, today));
  return lines(basket, choice).map(({ label, cents }) => ({ label, amount: amount(cents) }));
}

/** The trial of the subscription, and what the shopper pays after it. */
function billing({ monthly, trialDays }, today) {
  const start = new Date(today);
  start.setUTCDate(start.getUTCDate() + trialDays);
  const interval = { paymentTiming: "recurring", recurringPaymentIntervalCount: 1 };
  return {
    trialBilling: { label: "Free trial", amount: "0.00", ...interval, recurringPaymentIntervalUnit: "day", recurringPaymentIntervalCount: trialDays, recurringPaymentEndDate: start.toISOString() },
    regularBilling: { label: "Membership", amount: amount(monthly), ...interval, recurringPaymentIntervalUnit: "month", recurringPaymentStartDate: start.toISOString() },
  };
}

/** What each seller of a market gets. */
function shares({ items, sellers }) {
  return Object.entries(sellers).map(([name, seller]) => ({
    ...seller, amount: amount(items.filter((item) => item.seller === name).reduce((sum, { cents }) => sum + cents, 0)),
  }));
}

/** The payment request of a basket. */
export function paymentRequest(name, today = new Date()) {
  const basket = baskets[name];
  return {
    countryCode: "US",
    currencyCode: "USD",
    merchantCapabilities: ["supports3DS"],
    supportedNetworks: ["visa", "masterCard", "amex"],
    total: total(name, firstChoice),
    lineItems: lineItems(name, firstChoice, today),
    ...(basket.isShipped && shipping()),
    ...(basket.sellers && { multiTokenContexts: shares(basket) }),
    ...(basket.monthly && { recurringPaymentRequest: agreement(basket, today) }),
  };
}

const shipping = () => ({
  requiredShippingContactFields: ["postalAddress", "name", "email"],
  supportsCouponCode: true,
  shippingMethods: methods.map(({ cents, ...method }) => ({ ...method, amount: amount(cents) })),
});

const agreement = (basket, today) => ({
  paymentDescription: "Membership of the Harbor Club",
  ...billing(basket, today),
  billingAgreement: `The first ${basket.trialDays} days are free. Then you pay $${amount(basket.monthly)} each month until you cancel.`,
  managementURL: "https://harbor.example/club",
  tokenNotificationURL: "https://harbor.example/apple-pay/tokens",
});

/** The answer to another card or shipping method. */
export function update(name, choice) {
  return { newTotal: total(name, choice), newLineItems: lineItems(name, choice, new Date()) };
}

/** The answer to another address or coupon code, which can be wrong. */
export function updateWithErrors(name, choice, errors) {
  return { newTotal: total(name, choice), newLineItems: lineItems(name, choice, new Date()), errors };
}

/** Why the shop does not accept a coupon code, or nothing. */
export function couponProblem(code) {
  return code === "" || Object.hasOwn(coupons, code) ? undefined : "This code is not valid.";
}

/** Why the shop does not deliver to an address, or nothing. */
export function addressProblem({ countryCode }) {
  return countryCode?.toUpperCase() === "US" ? undefined : "We deliver in the United States only.";
}
