session.completeShippingMethodSelection({
  newTotal: { label: 'Shop', amount: '3.00' }, newLineItems: [{ label: 'A', amount: '1.00' }].concat(fees),
})
