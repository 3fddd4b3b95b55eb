const done = new ApplePaySession(3, load())
const finish = done.completePayment.bind(done)
other.bind(done)({ status: 9 })
