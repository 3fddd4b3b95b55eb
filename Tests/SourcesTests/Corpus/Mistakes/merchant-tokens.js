new ApplePaySession(14, {
  countryCode: 'US', currencyCode: 'USD', supportedNetworks: ['visa'], merchantCapabilities: ['supports3DS'],
  total: { label: 'Shop', amount: '30.00' },
  multiTokenContexts: [{ merchantIdentifier: 'a', externalIdentifier: 'b', merchantName: 'Hotel', amount: '40.00' }],
})
