const request = new PaymentRequest([{ supportedMethods: 'https://apple.com/apple-pay', data: appleData }], details)
request.show().then(response => response.complete(ok ? 'success' : 'fail'))
task.complete('succes')
