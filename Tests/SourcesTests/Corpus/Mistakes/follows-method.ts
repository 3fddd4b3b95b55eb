class Pay {
  start() { this.session = new ApplePaySession(3, this.makeRequest()) }
  makeRequest() {
    return { countryCode: 'US', currencyCode: 'USD', supportedNetworks: ['visa'], merchantCapabilities: ['supports3DS'], total: { label: 'Shop' } }
  }
}
