const session = new ApplePaySession(3, load())
session.completePayment({ status: 1, errors: [{ code: 'shippingContactInvalid', contactField: 'postalCode', message: 'Check the postal code' }] })
