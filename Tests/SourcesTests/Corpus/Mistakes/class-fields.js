class Wallet {
  #session = null
  static request = { countryCode: 'US' }
  open() {
    this.#session = new ApplePaySession(3, { countryCode: 'US', currencyCode: 'USD', supportedNetworks: ['visa'], merchantCapabilities: ['supports3DS'], total: { label: 'Shop', amount: '1.2345' } })
  }
}
