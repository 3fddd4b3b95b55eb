const total = { label: '', amount: 'outer' }
function update() {
  if (cart) { var total = { label: 'Shop', amount: cart.total } }
  session.completePaymentMethodSelection({ newTotal: total })
}
