const config = { request: { countryCode: 'US', currencyCode: 'USX', supportedNetworks: ['visa'], merchantCapabilities: ['supports3DS'],
  total: { label: 'Shop', amount: '1.00' } } }
const { request: own } = config
new ApplePaySession(3, own)
