session.completePaymentMethodSelection({ newTotal: { label: 'Shop', amount: -12 } })
