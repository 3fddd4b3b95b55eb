const request = { countryCode: 'US', currencyCode: 'USD', supportedNetworks: ['visa', 'bank'] }
addTotal(request, cart)
new ApplePaySession(3, request)
