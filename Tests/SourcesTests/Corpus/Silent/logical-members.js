session.completePaymentMethodSelection({ newTotal: cart.total || { label: '', amount: '0' }, newLineItems: cart.items ?? [] })
