class Wallet {
  #apple: ApplePaySession | null = null
  start() { this.#apple = new ApplePaySession(3, this.request()) }
  done() { this.#apple?.completePayment({ status: 9 }) }
}
