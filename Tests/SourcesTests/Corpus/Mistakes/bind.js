session.completePaymentMethodSelection.bind(session)({ newTotal: {} })
const done = session.completePayment.call(session, { status: 'x' }), ApplePay = 1
