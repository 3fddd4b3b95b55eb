new ApplePaySession(3, {
  countryCode: 'US', currencyCode: undefined, supportedNetworks: ['visa'], merchantCapabilities: ['supports3DS'],
  total: { label: 'Shop', amount: '1.00' },
})
