const request = {
  countryCode: 'US', currencyCode: 'USD', supportedNetworks: ['visa'],
  total: { label: 'Shop', amount: '10.00' },
}
new ApplePaySession(4, request)
