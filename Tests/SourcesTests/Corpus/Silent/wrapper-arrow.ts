export const completePaymentMethodSelection = (update: { total: number }) => bridge.send('completePaymentMethodSelection', update)
completePaymentMethodSelection({ total: -4 })
