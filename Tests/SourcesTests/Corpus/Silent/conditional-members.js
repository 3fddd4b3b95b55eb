session.completePaymentMethodSelection({ newTotal: ok ? { label: '', amount: 'x' } : total, newLineItems: ok ? [] : items })
