const request = new PaymentRequest([{ supportedMethods: 'https://apple.com/apple-pay', data: appleData }], details)
request.onshippingaddresschange = e => e.updateWith(ship(e).then(price => ({ total: { label: price.label, amount: { currency: 'USD', value: '1,00' } } })))
