// The documents of Apple Pay for the baskets of catalog.json. The page and the server use these functions, so their totals agree.
// A price is a whole number of the smallest unit of its currency, such as cents. Sums of binary floating-point numbers are not exact.

/** The baskets of a catalog by their names, each with the currency and the words of its country. */
export function basketsOf({ baskets, countries }) {
  return new Map(Object.entries(baskets).map(([name, basket]) => [name, { name, ...countries[basket.country], ...basket }]));
}

/** What the shopper has chosen when the sheet opens. */
export function firstChoice({ methods }) {
  return { method: methods?.[0].identifier, coupon: "" };
}

/** Why a choice does not exist, or nothing. */
export function choiceProblem({ methods, coupons }, choice) {
  if (typeof choice !== "object" || choice === null || Array.isArray(choice)) return "the choice is not an object";
  if (methods && !methods.some(({ identifier }) => identifier === choice.method)) return "there is no such shipping method";
  if (coupons && !isCoupon(coupons, choice.coupon)) return "there is no such coupon";
  return undefined;
}

const isCoupon = (coupons, code) => code === "" || (typeof code === "string" && Object.hasOwn(coupons, code));

/** A price as Apple Pay writes an amount: with as many digits as the currency has, so 550 are 5.50 dollars or 550 yen. */
export function amount({ digits }, price) {
  const text = String(Math.abs(price)).padStart(digits + 1, "0");
  const whole = text.slice(0, text.length - digits);
  return `${price < 0 ? "-" : ""}${whole}${digits > 0 ? `.${text.slice(-digits)}` : ""}`;
}

/** A price as people read it. */
export function readable(basket, price) {
  return new Intl.NumberFormat(basket.language, { style: "currency", currency: basket.currencyCode }).format(amount(basket, price));
}

/** A text of the catalog with values in its places, such as `{order}`. */
export const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name]);

const sum = (parts) => parts.reduce((all, { price }) => all + price, 0);

/** A quotient of whole numbers, without what remains. */
const divide = (dividend, divisor) => (dividend - (dividend % divisor)) / divisor;

/** The lines that are paid now. */
function lines(basket, { method, coupon }) {
  const { items, tax, methods, coupons, words } = basket;
  const goods = tax ? withoutTax(tax, sum(items)) : items;
  if (!methods) return goods;
  const taken = coupons && coupon ? divide(sum(items) * coupons[coupon], 100) : 0;
  return [
    ...goods,
    ...(taken > 0 ? [{ label: fill(words.coupon, { code: coupon }), price: -taken }] : []),
    methods.find(({ identifier }) => identifier === method),
  ];
}

/** The tax that is part of a price, rounded half up, and the rest. The rest is a difference, so both give the price. */
function withoutTax({ percent, label, before }, price) {
  const tax = divide(2 * price * percent + 100 + percent, 2 * (100 + percent));
  return [{ label: before, price: price - tax }, { label, price: tax }];
}

/** What the shopper pays now. The server charges this, and not what a page says. */
export const price = (basket, choice) => sum(lines(basket, choice));

const total = (basket, choice) => ({ label: basket.payee, amount: amount(basket, price(basket, choice)) });

function lineItems(basket, choice, today) {
  if (basket.plan) return Object.values(billing(basket, today));
  return lines(basket, choice).map(({ label, price }) => ({ label, amount: amount(basket, price) }));
}

/** The trial of the subscription, and what the shopper pays after it. */
function billing(basket, today) {
  const { plan } = basket;
  const start = new Date(today);
  start.setUTCDate(start.getUTCDate() + plan.trialDays);
  const date = start.toISOString();
  const every = (count, unit) => ({ paymentTiming: "recurring", recurringPaymentIntervalCount: count, recurringPaymentIntervalUnit: unit });
  return {
    trialBilling: { label: plan.trialLabel, amount: amount(basket, 0), ...every(plan.trialDays, "day"), recurringPaymentEndDate: date },
    regularBilling: { label: plan.label, amount: amount(basket, plan.price), ...every(1, "month"), recurringPaymentStartDate: date },
  };
}

/** The payment request of a basket. */
export function paymentRequest(basket, today = new Date()) {
  const choice = firstChoice(basket);
  return {
    countryCode: basket.country,
    currencyCode: basket.currencyCode,
    merchantCapabilities: ["supports3DS"],
    supportedNetworks: basket.networks,
    total: total(basket, choice),
    lineItems: lineItems(basket, choice, today),
    ...(basket.methods && shipping(basket)),
    ...(basket.sellers && { multiTokenContexts: shares(basket) }),
    ...(basket.plan && { recurringPaymentRequest: agreement(basket, today) }),
  };
}

const shipping = (basket) => ({
  requiredShippingContactFields: basket.contactFields,
  shippingMethods: basket.methods.map(({ price, ...method }) => ({ ...method, amount: amount(basket, price) })),
  ...(basket.coupons && { supportsCouponCode: true }),
});

/** What each seller of a market gets. */
const shares = (basket) => Object.entries(basket.sellers).map(([id, { merchant, name, domain }]) => ({
  merchantIdentifier: merchant, externalIdentifier: id, merchantName: name, merchantDomain: domain,
  amount: amount(basket, sum(basket.items.filter(({ seller }) => seller === id))),
}));

const agreement = (basket, today) => ({
  paymentDescription: basket.plan.description,
  ...billing(basket, today),
  billingAgreement: fill(basket.plan.agreement, { days: basket.plan.trialDays, price: readable(basket, basket.plan.price) }),
  managementURL: "https://harbor.example/club",
  tokenNotificationURL: "https://harbor.example/apple-pay/tokens",
});

/** The answer to another card or shipping method. */
export function update(basket, choice) {
  return { newTotal: total(basket, choice), newLineItems: lineItems(basket, choice, new Date()) };
}

/** The answer to another address or coupon code, which can be wrong. */
export function updateWithErrors(basket, choice, errors) {
  return { newTotal: total(basket, choice), newLineItems: lineItems(basket, choice, new Date()), errors };
}

/** Why the shop does not accept a coupon code, or nothing. */
export function couponProblem({ coupons, words }, code) {
  return isCoupon(coupons, code) ? undefined : words.wrongCoupon;
}

/** Why the shop does not deliver to an address, or nothing. */
export function addressProblem({ country, words }, { countryCode }) {
  return countryCode?.toUpperCase() === country ? undefined : words.wrongCountry;
}
