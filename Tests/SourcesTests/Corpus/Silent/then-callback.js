getUpdate().then(session.completePaymentMethodSelection)
if (typeof session.completePaymentMethodSelection === 'function') console.log({ newTotal: 1 })
