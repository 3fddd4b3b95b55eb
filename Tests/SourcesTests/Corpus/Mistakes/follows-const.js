const SHOP = 'Shop'
const AMOUNT = '10.555'
const total = { label: SHOP, amount: AMOUNT }
const request = { countryCode: 'US', currencyCode: 'USD', supportedNetworks: ['visa'], merchantCapabilities: ['supports3DS'], total }
new ApplePaySession(3, request)
