class Pay {
  constructor(options) { this.options = options }
  start() { new ApplePaySession(3, this.options.request) }
}
new Pay({ total: -1 }).start()
