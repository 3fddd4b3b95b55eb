session.onpaymentauthorized = async e => {
  const status = await charge(e) ? ApplePaySession.STATUS_SUCCESS : ApplePaySession.STATUS_ERROR
  session.completePayment({ status })
}
