// The page of the shop: it shows a basket, and pays it with Apple Pay.
import { addressProblem, baskets, couponProblem, firstChoice, paymentRequest, update, updateWithErrors } from "./prices.mjs";

const find = (selector) => document.querySelector(selector);
const say = (text) => { find("#status").textContent = text; };

async function ask(path, body, headers = {}) {
  const response = await fetch(path, {
    method: body === undefined ? "GET" : "POST", body: JSON.stringify(body), headers: { "Content-Type": "application/json", ...headers },
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** Pays a basket. Safari needs the session in the handler of the click, so nothing is awaited before it. */
function pay(name) {
  const choice = { ...firstChoice };
  const session = new ApplePaySession(14, paymentRequest(name));

  session.onvalidatemerchant = async () => {
    try {
      session.completeMerchantValidation(await ask("/api/merchant-session", {}));
    } catch (error) {
      console.error(error);
      session.abort();
      say("Apple Pay does not work at the moment. Nothing was charged.");
    }
  };
  session.onpaymentmethodselected = () => session.completePaymentMethodSelection(update(name, choice));
  session.onshippingmethodselected = ({ shippingMethod }) => {
    choice.method = shippingMethod.identifier;
    session.completeShippingMethodSelection(update(name, choice));
  };
  session.onshippingcontactselected = ({ shippingContact }) => {
    const problem = addressProblem(shippingContact);
    const errors = problem ? [new ApplePayError("addressUnserviceable", "countryCode", problem)] : [];
    session.completeShippingContactSelection(updateWithErrors(name, choice, errors));
  };
  session.oncouponcodechanged = ({ couponCode }) => {
    const problem = couponProblem(couponCode);
    choice.coupon = problem ? "" : couponCode;
    const errors = problem ? [new ApplePayError("couponCodeInvalid", undefined, problem)] : [];
    session.completeCouponCodeChange(updateWithErrors(name, choice, errors));
  };
  session.onpaymentauthorized = async ({ payment }) => {
    try {
      const { order, orderDetails } = await ask("/api/pay", { basket: name, choice, payment });
      session.completePayment({ status: ApplePaySession.STATUS_SUCCESS, ...(orderDetails && { orderDetails }) });
      paid(order);
    } catch (error) {
      console.error(error);
      session.completePayment({ status: ApplePaySession.STATUS_FAILURE });
      say("The payment failed. Nothing was charged.");
    }
  };
  session.oncancel = () => say("You cancelled the payment.");
  session.begin();
}

function paid(order) {
  say(`Thank you. Your order is ${order.identifier}.`);
  const track = find("#track");
  track.hidden = false;
  track.onclick = async () => {
    const { status } = await ask(`/api/orders/${order.identifier}`, undefined, { Authorization: `ApplePay ${order.token}` });
    say(`Order ${order.identifier}: ${status}`);
  };
}

function show(name) {
  const { total, lineItems } = paymentRequest(name);
  find("#lines").replaceChildren(...[...lineItems, total].map(({ label, amount }) => {
    const row = document.createElement("li");
    row.append(`${label}: $${amount}`);
    return row;
  }));
}

const chosen = () => find("input[name=basket]:checked").value;
for (const name of Object.keys(baskets)) find(`input[value=${name}]`).addEventListener("change", () => show(name));
show(chosen());
find("#pay").addEventListener("click", () => pay(chosen()));
if (globalThis.ApplePaySession?.canMakePayments()) find("#pay").hidden = false;
else say("This browser has no Apple Pay.");
