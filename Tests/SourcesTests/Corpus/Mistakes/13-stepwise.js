const request = {}
request.countryCode = 'US'
request.currencyCode = 'USX'
request.supportedNetworks = ['visa']
request.merchantCapabilities = ['supports3DS']
request.total = { label: 'Shop', amount: '1.00' }
new ApplePaySession(3, request)
