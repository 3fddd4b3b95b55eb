const a = 'it is not closed
new ApplePaySession(3, options) // ApplePay
const b = "neither
