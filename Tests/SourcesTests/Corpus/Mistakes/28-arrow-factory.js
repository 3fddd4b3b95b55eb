const create = (version, request) => new ApplePaySession(version, request)
create(3, { countryCode: 'US', currencyCode: 'USX', supportedNetworks: ['visa'], merchantCapabilities: ['supports3DS'],
  total: { label: 'Shop', amount: '1.00' } }).begin()
