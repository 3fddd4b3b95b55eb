session.completeShippingMethodSelection({
  newTotal: { label: 'Shop', amount: '3.00' }, newLineItems: [['a', 1], ['b', 3]].map(([label, amount]) => ({ label, amount: amount.toFixed(2) })),
})
