// Runs without ApplePaySession.
api.completePayment({ orderId: 12, status: 'captured' })
this.completePayment({ invoice: 'a' })
checkout.completePayment(total, items)
