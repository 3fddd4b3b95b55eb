const open = () => new ApplePaySession(3, request)
session.onpaymentauthorized = () => {
  session.completePayment({ status: 'success' })
}
