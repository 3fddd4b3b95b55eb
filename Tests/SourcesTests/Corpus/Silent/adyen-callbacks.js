const applePay = checkout.create('applepay', {
  onShippingContactSelected: (resolve, reject, event) => resolve({ newTotal: { label: '', amount: 'x' } }),
  onAuthorized: (resolve, reject, event) => resolve(),
})
// ApplePaySession.STATUS_SUCCESS is set by the component.
