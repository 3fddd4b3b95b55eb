class Wallet {
  #apple: Adapter | null = null
  start() { this.#apple = new ApplePayAdapter(3) }
  done() { this.#apple?.completePayment({ status: 9 }) }
}
