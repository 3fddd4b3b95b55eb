new ApplePaySession(3, {
  countryCode: 'US', currencyCode: 'USD', merchantCapabilities: ['supports3DS'], supportedNetworks: ['visa'],
  lineItems: [...cartLines, { label: 'Shipping', amount: '3.00' }],
  total: { label: 'Shop', amount: '40.00' },
})
