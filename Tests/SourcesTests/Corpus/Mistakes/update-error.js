session.completeShippingContactSelection({
  newTotal: { label: 'Shop', amount: '12.00' },
  errors: [new ApplePayError('shippingContactInvalid', 'zipCode', 'We do not deliver there')],
})
