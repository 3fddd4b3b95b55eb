class Config {
  static request = { countryCode: '' }
}
Config.request = load()
new ApplePaySession(3, Config.request)
