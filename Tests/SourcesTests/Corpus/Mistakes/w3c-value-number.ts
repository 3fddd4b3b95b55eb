const request = new PaymentRequest([{ supportedMethods: 'https://apple.com/apple-pay', data }], {
  total: { label: 'Shop', amount: { currency: 'USD', value: '1O.00' } },
})
