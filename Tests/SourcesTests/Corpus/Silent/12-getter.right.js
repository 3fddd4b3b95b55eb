class Pay {
  get request() { return this.wrapped }
  set request(value) { this.wrapped = value }
  start() { new ApplePaySession(3, this.request) }
}
