session.onpaymentmethodselected = () => session.completePaymentMethodSelection({})
