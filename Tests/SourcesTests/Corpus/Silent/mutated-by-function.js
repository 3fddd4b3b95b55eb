const request = { countryCode: 'US', currencyCode: 'USD' }
addMerchant(request)
addTotal(request, cart)
new ApplePaySession(5, request).begin()
