session.completeShippingContactSelection({
  newTotal: { label: 'Shop', amount: '12.00' },
  newShippingMethods: [{ label: 'Standard', detail: '3 days', amount: '-1.00', identifier: 'std' }],
})
