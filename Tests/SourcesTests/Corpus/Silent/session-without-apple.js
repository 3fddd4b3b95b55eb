// Not ApplePaySession
session.completePayment({ status: 'done' })
