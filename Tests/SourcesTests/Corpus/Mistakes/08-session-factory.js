const open = request => new ApplePaySession(3, request)
const wallet = open(load())
wallet.completePayment({ status: 9 })
