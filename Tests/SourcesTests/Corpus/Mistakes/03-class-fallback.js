const Session = window.ApplePaySession || window.WebKitApplePaySession
const session = new Session(3, { countryCode: 'US', currencyCode: 'USX', supportedNetworks: ['visa'], merchantCapabilities: ['supports3DS'],
  total: { label: 'Shop', amount: '1.00' } })
