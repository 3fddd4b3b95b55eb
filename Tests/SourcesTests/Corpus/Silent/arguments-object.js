function start() { session.completePaymentMethodSelection({ newTotal: arguments[0], newLineItems: arguments[1] }) }
