const stripe = Stripe('pk_test_abc')
const paymentRequest = stripe.paymentRequest({
  country: 'US', currency: 'usd',
  total: { label: 'Demo total', amount: 1099 },
  requestPayerName: true, requestPayerEmail: true,
})
// Shows Apple Pay where the browser has it: window.ApplePaySession decides.
paymentRequest.canMakePayment().then(result => { if (result && result.applePay) mount() })
