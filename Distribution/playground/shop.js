// A small shop over the classes of a page: what it answers while a shopper uses the sheet.

/** Starts the payment of a request. It accepts every address, knows no coupon code, and accepts the payment. */
export function startSession({ ApplePaySession, ApplePayError }, request, version) {
  const session = new ApplePaySession(version, request);
  let answer = { newTotal: request.total, newLineItems: request.lineItems };
  session.onvalidatemerchant = () => session.completeMerchantValidation({});
  session.onpaymentmethodselected = () => session.completePaymentMethodSelection(answer);
  session.onshippingcontactselected = () => session.completeShippingContactSelection(answer);
  session.onshippingmethodselected = ({ shippingMethod }) => {
    answer = withMethod(request, shippingMethod);
    session.completeShippingMethodSelection(answer);
  };
  session.oncouponcodechanged = () => session.completeCouponCodeChange({
    ...answer, errors: [new ApplePayError("couponCodeInvalid", undefined, "This page knows no coupon codes")],
  });
  session.onpaymentauthorized = () => session.completePayment(ApplePaySession.STATUS_SUCCESS);
  session.begin();
}

/** The same for the Payment Request API. */
export function startPaymentRequest({ PaymentRequest }, { methodData, details, options }) {
  const request = new PaymentRequest(methodData, details, options);
  request.onmerchantvalidation = (event) => event.complete({});
  request.onshippingoptionchange = (event) => {
    const methods = (details.shippingOptions ?? []).map(({ id, label, amount }) => ({ identifier: id, label, amount: amount.value }));
    const chosen = methods.find(({ identifier }) => identifier === request.shippingOption);
    const { newTotal } = withMethod({ total: { amount: details.total.amount.value }, shippingMethods: methods }, chosen);
    event.updateWith({ total: { ...details.total, amount: { ...details.total.amount, value: newTotal.amount } } });
  };
  // A rejection is an exception of the sheet or its end. The record has both.
  request.show().then((response) => response.complete("success")).catch(() => {});
}

/** The total and the lines of a request with another shipping method than the first, which the request has in its total. */
export function withMethod({ total, lineItems, shippingMethods: [first] }, chosen) {
  const amount = sum(total.amount, chosen.amount, -first.amount);
  const line = { label: chosen.label, amount: chosen.amount };
  const isLine = ({ label }) => label === first.label;
  const lines = lineItems?.some(isLine) ? lineItems.map((item) => (isLine(item) ? { ...item, ...line } : item)) : lineItems;
  return { newTotal: { ...total, amount }, newLineItems: lines };
}

/** A sum with as many digits as its longest part. */
function sum(...amounts) {
  const digits = Math.max(...amounts.map((amount) => String(amount).split(".")[1]?.length ?? 0));
  return amounts.reduce((result, amount) => result + Number(amount), 0).toFixed(digits);
}
