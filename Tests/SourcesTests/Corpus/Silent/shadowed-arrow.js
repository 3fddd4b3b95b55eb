const amount = 'wrong'
export const update = amount => session.completePaymentMethodSelection({ newTotal: { label: 'Shop', amount } })
