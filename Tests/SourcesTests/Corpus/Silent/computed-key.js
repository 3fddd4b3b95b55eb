const amountKey = 'amount'
new ApplePaySession(3, {
  countryCode: 'US', currencyCode: 'USD', merchantCapabilities: ['supports3DS'], supportedNetworks: ['visa'],
  total: { label: 'Shop', [amountKey]: '5.00' },
})
