const REQUEST = Object.freeze({
  countryCode: 'US', currencyCode: 'USD', supportedNetworks: ['visa'], merchantCapabilities: ['supports3DS'],
  total: Object.freeze({ label: 'Shop', amount: '-10.00' }),
})
new ApplePaySession(3, REQUEST)
