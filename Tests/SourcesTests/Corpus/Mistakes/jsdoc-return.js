function request() {
  /** @type {ApplePayJS.ApplePayPaymentMethodUpdate} */
  return { newTotal: { label: 'Shop', amount: '1,234' } }
}
