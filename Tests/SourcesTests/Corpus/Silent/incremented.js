let amount = -1
amount += cart.sum
session.completePaymentMethodSelection({ newTotal: { label: 'Shop', amount } })
