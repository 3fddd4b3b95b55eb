session.completeShippingContactSelection({
  newTotal: { label: 'Shop', amount: '12.00' }, errors: [{ code: 'addressInvalid', message: 'We do not deliver there' }],
})
