// One payment with Apple Pay: a session, its events, and the server. shop.mjs connects it with the page.
import { addressProblem, couponProblem, firstChoice, paymentRequest, update, updateWithErrors } from "./prices.mjs";

/**
 * Pays a basket. Safari needs the session in the handler of the click, so nothing is awaited before it.
 *
 * @param {object} basket A basket of `basketsOf`.
 * @param {(path: string, body: object, headers?: object) => Promise<object>} ask Sends an object to the server. An error has the `status`.
 * @param {(state: string, order?: object) => void} report Gets the name of a text in the catalog. After "closed", another one follows.
 */
export function pay(basket, ask, report) {
  const choice = firstChoice(basket);
  const session = new ApplePaySession(14, paymentRequest(basket));
  // Every call after the end of a session throws. The shopper can close the sheet during each `await`.
  let isOpen = true;
  let isCharging = false;

  session.onvalidatemerchant = async () => {
    try {
      const merchantSession = await ask("/api/merchant-session", {});
      if (isOpen) session.completeMerchantValidation(merchantSession);
    } catch (error) {
      console.error(error);
      if (!isOpen) return;
      isOpen = false;
      session.abort();
      report("unavailable");
    }
  };
  session.onpaymentmethodselected = () => session.completePaymentMethodSelection(update(basket, choice));
  session.onshippingmethodselected = ({ shippingMethod }) => {
    choice.method = shippingMethod.identifier;
    session.completeShippingMethodSelection(update(basket, choice));
  };
  session.onshippingcontactselected = ({ shippingContact }) => {
    const problem = addressProblem(basket, shippingContact);
    const errors = problem ? [new ApplePayError("addressUnserviceable", "countryCode", problem)] : [];
    session.completeShippingContactSelection(updateWithErrors(basket, choice, errors));
  };
  session.oncouponcodechanged = ({ couponCode }) => {
    const problem = couponProblem(basket, couponCode);
    choice.coupon = problem ? "" : couponCode;
    const errors = problem ? [new ApplePayError("couponCodeInvalid", undefined, problem)] : [];
    session.completeCouponCodeChange(updateWithErrors(basket, choice, errors));
  };
  session.onpaymentauthorized = async ({ payment }) => {
    isCharging = true;
    const { state, order, orderDetails } = await charge(ask, { basket: basket.name, choice, payment });
    // First the page, which is right also if the sheet is closed.
    report(state, order);
    if (!isOpen) return;
    isOpen = false;
    const status = state === "paid" ? ApplePaySession.STATUS_SUCCESS : ApplePaySession.STATUS_FAILURE;
    session.completePayment({ status, ...(orderDetails && { orderDetails }) });
  };
  session.oncancel = () => {
    if (!isOpen) return;
    isOpen = false;
    // The server has the payment already, and its answer follows.
    report(isCharging ? "closed" : "cancelled");
  };
  session.begin();
}

/** Sends a payment, up to three times if there is no answer. The key says that it is one payment, and the server charges it once. */
async function charge(ask, body) {
  const key = crypto.randomUUID();
  for (let left = 2; ; left -= 1) {
    try {
      return { state: "paid", ...(await ask("/api/pay", body, { "Idempotency-Key": key })) };
    } catch (error) {
      console.error(error);
      // The server refused the payment. After every other error, nothing is known.
      if (error.status < 500) return { state: "failed" };
      if (left === 0) return { state: "unknown" };
      await new Promise((done) => setTimeout(done, 300));
    }
  }
}
