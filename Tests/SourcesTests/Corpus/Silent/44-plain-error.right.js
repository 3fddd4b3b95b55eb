const session = new ApplePaySession(3, load())
session.completePayment({ status: 1, errors: [new ApplePayError('shippingContactInvalid', 'postalCode', 'Check the postal code')] })
session.completePayment({ status: 1, errors: answer.errors.map(e => new ApplePayError(e.code)) })
