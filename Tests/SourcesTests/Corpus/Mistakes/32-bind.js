const done = new ApplePaySession(3, load())
done.completePayment.bind(done)({ status: 9 })
