// new ApplePaySession(3, { total: { label: '' } })
/* session.completePaymentMethodSelection({ newTotal: { amount: 'x' } }) */
export const nothing = null
