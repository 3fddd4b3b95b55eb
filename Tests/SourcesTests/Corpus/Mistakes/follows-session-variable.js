const pay = new ApplePaySession(3, request)
pay.onpaymentauthorized = () => pay.completePayment({ status: 4 })
