function start(total = { label: '', amount: '-1' }) { session.completePaymentMethodSelection({ newTotal: total }) }
