const a = new ApplePaySession(3, { countryCode: 'US', currencyCode: 'USD', supportedNetworks: ['visa'], merchantCapabilities: ['supports3DS'], total: { label: 'A', amount: 'x' } })
const b = new ApplePaySession(3, { countryCode: 'US', currencyCode: 'USD', supportedNetworks: ['visa'], merchantCapabilities: ['supports3DS'], total: { label: 'B', amount: 'y' } })
