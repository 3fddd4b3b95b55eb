const session = new ApplePaySession(3, load())
session.completePayment(ApplePaySession.STATUS_ERROR)
