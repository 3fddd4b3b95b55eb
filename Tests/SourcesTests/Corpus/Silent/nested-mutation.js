const cart = { pay: { newTotal: { label: 'Shop', amount: '' } } }
cart.pay.newTotal.amount = sum()
session.completePaymentMethodSelection(cart.pay)
