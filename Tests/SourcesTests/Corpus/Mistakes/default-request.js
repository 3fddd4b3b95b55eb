new ApplePaySession(3, options.request || {
  countryCode: 'US', currencyCode: 'USD', supportedNetworks: ['Visa'], merchantCapabilities: ['supports3DS'], total: { label: 'A', amount: '1.00' },
})
