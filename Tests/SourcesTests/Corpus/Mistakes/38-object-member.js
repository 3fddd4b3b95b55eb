const shop = {
  request: { countryCode: 'US', currencyCode: 'USX', supportedNetworks: ['visa'], merchantCapabilities: ['supports3DS'],
  total: { label: 'Shop', amount: '1.00' } },
  google: { request: { total: -1 }, pay() { google(this.request) } },
  pay() { new ApplePaySession(3, this.request) },
}
