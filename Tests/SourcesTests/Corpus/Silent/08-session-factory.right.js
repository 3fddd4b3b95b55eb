const open = request => new ApplePayWallet(3, request)
const wallet = open(load())
wallet.completePayment({ status: 9 })
