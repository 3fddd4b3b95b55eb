const { newTotal } = { newTotal: { label: '', amount: '' } }
session.completePaymentMethodSelection({ newTotal })
