const line = (label, amount) => ({ label, amount, type: 'final' })
session.completePaymentMethodSelection({ newTotal: line('', 'x'), newLineItems: [line('a', 'b')] })
