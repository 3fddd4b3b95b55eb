const methods = [{
  supportedMethods: "https://apple.com/apple-pay",
  data: {
    version: 14, merchantIdentifier: "merchant.example.cedar", countryCode: "US", merchantCapabilities: ["supports3DS"],
    supportedNetworks: ["visa", "masterCard"],
  },
}];
const details = {
  total: { label: "Cedar Outdoor", amount: { currency: "USD", value: "38.06" } },
  shippingOptions: [{ id: "standard", label: "Standard", amount: { currency: "USD", value: "0.00" }, selected: true }],
};
const button = document.querySelector("#apple-pay");
button.addEventListener("click", async () => {
  const request = new PaymentRequest(methods, details, { requestShipping: true });
  request.onmerchantvalidation = (event) => event.complete(merchantSession(event.validationURL));
  request.onshippingaddresschange = (event) => event.updateWith(newDetails(request.shippingAddress));
  const response = await request.show();
  const isPaid = await send(response.details).catch(() => false);
  await response.complete(isPaid ? "success" : "fail");
});
async function merchantSession(url) {
  const answer = await fetch("/session", { method: "POST", body: JSON.stringify({ url }) });
  return answer.json();
}
