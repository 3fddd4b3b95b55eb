new ApplePaySession(3, {
  countryCode: 'US', currencyCode: 'USD', merchantCapabilities: ['supports3DS'], supportedNetworks: ['visa'],
  lineItems: [{ label: 'Shirt', amount: '10.00' }], total: { label: 'Shop', amount: String(total) },
})
