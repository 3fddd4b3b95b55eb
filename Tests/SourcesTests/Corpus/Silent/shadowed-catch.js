const errors = 'none'
try { await ship() } catch (errors) {
  session.completeShippingContactSelection({ errors, newTotal: { label: 'Shop', amount: '1.00' } })
}
