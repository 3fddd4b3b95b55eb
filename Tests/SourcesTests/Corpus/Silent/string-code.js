const snippet = "new ApplePaySession(3, { total: { label: '', amount: 'x' } })"
const other = 'session.completePaymentMethodSelection({ newTotal: {} })'
