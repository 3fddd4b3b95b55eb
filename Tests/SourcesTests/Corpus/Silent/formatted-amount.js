new ApplePaySession(3, {
  countryCode: 'US', currencyCode: 'USD', supportedNetworks: ['visa'], merchantCapabilities: ['supports3DS'],
  total: { label: 'Shop', amount: (10).toFixed(2) }, lineItems: [{ label: 'A', amount: '10'.padEnd(5, '.00') }],
})
