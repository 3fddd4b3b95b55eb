const checkout = {
  start() { this.wallet = new ApplePaySession(3, load()) },
  done() { this.wallet.completePayment({ status: 0 }); this.shop.completePayment({ status: 9 }) },
}
