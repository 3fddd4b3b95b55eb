function makeTotal() { return { label: 'Shop', amount: '-4.00' } }
session.completePaymentMethodSelection({ newTotal: makeTotal() })
