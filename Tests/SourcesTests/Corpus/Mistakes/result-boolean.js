const open = () => new ApplePaySession(3, request)
applePaySession.completePayment({ status: false, errors: [] })
