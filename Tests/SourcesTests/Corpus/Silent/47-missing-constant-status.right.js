class ApplePaySession { static STATUS_FAILED = 1 }
session.completePayment({ status: ApplePaySession.STATUS_FAILED })
