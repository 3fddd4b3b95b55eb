const session = new ApplePaySession(3, buildRequest())
session.onpaymentmethodselected = () => session.completePaymentMethodSelection({
  newTotal: { label: 'Shop', amount: '1.00' }, newShippingMethods: [],
})
