const open = () => new ApplePaySession(3, request)
class Pay { finish() { this.session.completePayment({ status: 0, error: [] }) } }
