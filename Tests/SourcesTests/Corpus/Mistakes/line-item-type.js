new ApplePaySession(3, {
  countryCode: 'US', currencyCode: 'USD', supportedNetworks: ['visa'], merchantCapabilities: ['supports3DS'],
  lineItems: [{ type: 'finale', label: 'Shirt', amount: '1.00' }], total: { label: 'Shop', amount: '1.00', type: 'pending' },
})
