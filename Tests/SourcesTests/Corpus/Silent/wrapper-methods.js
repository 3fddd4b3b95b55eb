// Wraps an ApplePaySession.
wallet.completePaymentMethodSelection({ total: { label: '', amount: -1 }, items: [] })
wallet.completeShippingContactSelection({ address: 'x', errors: 'none' })
