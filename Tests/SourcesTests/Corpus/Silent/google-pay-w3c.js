if (!window.ApplePaySession) {
  const request = new PaymentRequest([{ supportedMethods: 'https://google.com/pay', data: { environment: 'TEST' } }],
    { total: { label: 'Sum', amount: { currency: 'usd', value: 'ten' } } })
  request.show()
}
