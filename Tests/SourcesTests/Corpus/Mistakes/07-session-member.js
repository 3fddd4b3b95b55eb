const checkout = {
  start() { this.wallet = new ApplePaySession(3, load()) },
  done() { this.wallet.completePayment({ status: 9 }) },
}
