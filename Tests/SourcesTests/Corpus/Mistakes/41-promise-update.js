const request = new PaymentRequest([{ supportedMethods: 'https://apple.com/apple-pay', data: appleData }], details)
request.onshippingaddresschange = e => e.updateWith(Promise.resolve({ total: { label: 'Shop', amount: { currency: 'USD', value: '1,00' } } }))
