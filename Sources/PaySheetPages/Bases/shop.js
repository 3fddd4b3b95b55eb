const request = {
  countryCode: "US",
  currencyCode: "USD",
  merchantCapabilities: ["supports3DS"],
  supportedNetworks: ["visa", "masterCard"],
  requiredShippingContactFields: ["postalAddress"],
  shippingMethods: [{ identifier: "standard", label: "Standard", detail: "Arrives in 5 days", amount: "0.00" }],
  total: { label: "Cedar Outdoor", amount: "38.06" },
};
function pay() {
  const session = new ApplePaySession(14, request);
  session.onvalidatemerchant = async (event) => {
    try {
      const answer = await fetch("/session", { method: "POST", body: JSON.stringify({ url: event.validationURL }) });
      session.completeMerchantValidation(await answer.json());
    } catch {
      session.abort();
    }
  };
  session.onshippingcontactselected = () => {
    session.completeShippingContactSelection({ newTotal: request.total });
  };
  session.onpaymentauthorized = async (event) => {
    let status = ApplePaySession.STATUS_FAILURE;
    try {
      const answer = await fetch("/pay", { method: "POST", body: JSON.stringify(event.payment.token) });
      if (answer.ok) status = ApplePaySession.STATUS_SUCCESS;
    } catch {
      showMessage("The payment failed.");
    }
    session.completePayment({ status });
  };
  session.oncancel = () => unlockForm();
  session.begin();
}
const button = document.querySelector("#apple-pay");
if (window.ApplePaySession?.canMakePayments()) button.addEventListener("click", pay);
