const total = { label: 'Shop', amount: '1.00' }
function update() {
  const total = { label: 'Shop', amount: 'inner' }
  session.completePaymentMethodSelection({ newTotal: total })
}
session.completePaymentMethodSelection({ newTotal: total })
