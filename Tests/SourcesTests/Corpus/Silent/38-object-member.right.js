const shop = {
  request: { countryCode: '' },
  pay() { new ApplePaySession(3, this.request) },
}
shop.request = load()
