const request = { countryCode: 'US', currencyCode: 'USD', supportedNetworks: ['visa'], merchantCapabilities: ['supports3DS'] }
request.total = { label: 'Shop', amount: cart.total }
if (cart.ships) request.shippingMethods = methods
new ApplePaySession(3, request)
