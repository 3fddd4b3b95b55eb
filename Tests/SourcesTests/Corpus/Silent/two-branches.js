function totalFor(cart) {
  if (!cart) return { label: '', amount: '' }
  return { label: 'Shop', amount: cart.total }
}
session.completePaymentMethodSelection({ newTotal: totalFor(cart) })
