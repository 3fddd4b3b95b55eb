export let total = { label: 'Shop', amount: '0.00' }
export const setTotal = value => { total = value }
session.completePaymentMethodSelection({ newTotal: total, newLineItems: [{ label: 'A', amount: '4.00' }] })
