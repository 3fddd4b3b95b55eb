const total = { label: 'Shop', amount: 'abc' }
const newLineItems = []
const update = { newTotal: total, newLineItems }
session.completePaymentMethodSelection(update)
