const request = new PaymentRequest([{ supportedMethods: 'https://apple.com/apple-pay', data }], details)
request.onshippingaddresschange = event => {
  event.updateWith({ total: { label: 'Shop', amount: { currency: 'USD', value: '-1.00' } } })
}
