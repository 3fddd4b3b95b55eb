braintree.applePay.create({ client }, (err, instance) => {
  const paymentRequest = instance.createPaymentRequest({ total: { label: 'My Store', amount: '19.99' } })
  const session = new ApplePaySession(3, paymentRequest)
  session.begin()
})
