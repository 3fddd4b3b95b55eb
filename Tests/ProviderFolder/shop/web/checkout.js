import { loadStripe } from "@stripe/stripe-js";

const stripe = await loadStripe(window.STRIPE_KEY);
const elements = stripe.elements({ mode: "payment", amount: 4990, currency: "EUR" });
const express = elements.create("expressCheckout", {
  business: { name: "Hafen Rad" },
  buttonType: { applePay: "checkout" },
  shippingAddressRequired: true,
});
express.mount("#express-checkout");

express.on("click", (event) => {
  event.resolve({
    lineItems: [
      { name: "City bike, one day", amount: 4500 },
      { name: "Helmet", amount: 490 },
      { name: "Voucher SUMMER", amount: 500 },
    ],
    shippingRates: [{ id: "harbor", amount: 0, displayName: "At the harbor" }],
  });
});

express.on("confirm", async (event) => {
  const { error } = await elements.submit();
  if (error) return event.paymentFailed({ reason: "declined" });
  await stripe.confirmPayment({ elements, clientSecret: await secret(), confirmParams: { return_url: location.href } });
});
