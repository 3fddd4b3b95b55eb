new ApplePaySession(3, {
  countryCode: 'JP', currencyCode: currencies[locale], merchantCapabilities: ['supports3DS'], supportedNetworks: ['jcb', 'visa'],
  total: { label: 'Shop', amount: '100.50' },
})
