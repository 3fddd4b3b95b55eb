const request = {
  countryCode: 'JP', currencyCode: 'JPY', supportedNetworks: ['jcb'], merchantCapabilities: ['supports3DS'],
  total: { label: 'Shop', amount: '100.50' },
}
new ApplePaySession(3, request)
