const session = new ApplePaySession(3, load())
session.completePayment({ status: window.ApplePaySession.STATUS_FAILED })
