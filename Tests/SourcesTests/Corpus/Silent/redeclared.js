var total = { label: '', amount: 'x' }
var total = cart.total
session.completePaymentMethodSelection({ newTotal: total })
