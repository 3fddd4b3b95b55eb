class Pay {
  start() { new ApplePaySession(3, this.#makeRequest()) }
  #makeRequest() { return { ...this.#options, currencyCode: 'USD' } }
  makeRequest() { return { currencyCode: 'none' } }
}
