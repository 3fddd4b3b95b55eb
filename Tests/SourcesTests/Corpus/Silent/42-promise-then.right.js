const request = new PaymentRequest([{ supportedMethods: 'https://apple.com/apple-pay', data: appleData }], details)
request.onshippingaddresschange = e => e.updateWith(ship(e).then(price => ({ total: price.total })))
chart.load().then(() => ({ total: 'x' }))
