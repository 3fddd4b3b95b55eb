session.onpaymentauthorized = async event => {
  const status = await charge(event.payment) ? ApplePaySession.STATUS_SUCCESS : ApplePaySession.STATUS_FAILURE
  session.completePayment({ status })
}
