class Pay {
  get request() {
    return { countryCode: 'US', currencyCode: 'USX', supportedNetworks: ['visa'], merchantCapabilities: ['supports3DS'],
  total: { label: 'Shop', amount: '1.00' } }
  }
  start() { new ApplePaySession(3, this.request) }
}
