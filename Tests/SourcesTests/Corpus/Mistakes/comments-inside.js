new ApplePaySession(3, {
  countryCode: 'US', // the country
  /* currencyCode: 'EUR', */
  currencyCode: 'USD',
  supportedNetworks: [
    // 'visa',
    'masterCard', /* more */ 'elektron',
  ],
  merchantCapabilities: ['supports3DS'],
  total: { label: 'Shop', amount: '10.00' },
})
