const defaults = { countryCode: 'US', merchantCapabilities: ['supports3DS'], supportedNetworks: ['visa', 'visa'] }
const request = Object.assign({}, defaults, { currencyCode: 'USD', total: { label: 'Shop', amount: '10.00' } })
new ApplePaySession(3, request)
