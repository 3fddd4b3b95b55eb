const request = {} as ApplePayJS.ApplePayPaymentRequest
request.countryCode = 'US'
request.total = makeTotal()
new ApplePaySession(3, request)
