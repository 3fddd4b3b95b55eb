class GooglePay {
  constructor() { this.request = { countryCode: 'XX', total: -1 } }
  start() { google(this.request) }
}
class Pay {
  constructor() { this.request = load() }
  start() { new ApplePaySession(3, this.request) }
}
