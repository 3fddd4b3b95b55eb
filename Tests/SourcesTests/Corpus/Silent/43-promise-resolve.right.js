const request = new PaymentRequest([{ supportedMethods: 'https://apple.com/apple-pay', data: appleData }], details)
request.onshippingaddresschange = e => e.updateWith(new Promise(resolve => setTimeout(resolve, 100, { total: 'x' })))
