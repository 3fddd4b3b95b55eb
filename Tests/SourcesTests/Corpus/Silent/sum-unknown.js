new ApplePaySession(3, {
  countryCode: 'US', currencyCode: 'USD', merchantCapabilities: ['supports3DS'], supportedNetworks: ['visa'],
  lineItems: [{ label: 'Shirt', amount: '10.00' }, { label: 'Tax', amount: tax.toFixed(2) }],
  total: { label: 'Shop', amount: '12.00' },
})
