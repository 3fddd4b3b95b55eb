class Pay {
  start() { new ApplePaySession(3, this.#makeRequest()) }
  #makeRequest() {
    return { countryCode: 'US', currencyCode: 'USX', supportedNetworks: ['visa'], merchantCapabilities: ['supports3DS'],
  total: { label: 'Shop', amount: '1.00' } }
  }
}
