const request = new PaymentRequest([{ supportedMethods: 'https://apple.com/apple-pay', data: appleData }], details)
request.onshippingaddresschange = e => e.updateWith(new Promise(resolve => {
  resolve({ total: { label: 'Shop', amount: { currency: 'USD', value: '1,00' } } })
}))
