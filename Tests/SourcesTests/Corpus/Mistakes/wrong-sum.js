new ApplePaySession(3, {
  countryCode: 'US', currencyCode: 'USD', supportedNetworks: ['visa'], merchantCapabilities: ['supports3DS'],
  lineItems: [
    { label: 'Shirt', amount: '10.00' },
    { label: 'Tax', amount: '0.80' },
  ],
  total: { label: 'Shop', amount: '10.90' },
}).begin()
