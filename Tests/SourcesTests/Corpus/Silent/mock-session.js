class ApplePaySession {
  constructor(version, request) { this.version = version; this.request = request }
  completePayment(result) { this.result = result }
}
const session = new ApplePaySession(1, { total: null })
session.begin()
