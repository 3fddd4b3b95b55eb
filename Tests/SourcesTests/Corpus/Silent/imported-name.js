import { total, lineItems as newLineItems } from './cart.js'
session.completePaymentMethodSelection({ newTotal: total, newLineItems })
