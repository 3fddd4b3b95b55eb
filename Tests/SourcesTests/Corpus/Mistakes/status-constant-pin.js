const session = new ApplePaySession(3, request)
session.completePayment({ status: ApplePaySession.STATUS_PIN_REQUIRED })
