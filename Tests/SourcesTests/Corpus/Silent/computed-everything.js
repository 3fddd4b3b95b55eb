const session = new ApplePaySession(version, buildRequest(cart, settings))
session.onpaymentmethodselected = () => session.completePaymentMethodSelection(updateFor(cart))
session.onpaymentauthorized = e => pay(e).then(result => session.completePayment(result))
