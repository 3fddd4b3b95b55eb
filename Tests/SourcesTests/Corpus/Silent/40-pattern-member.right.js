const config = { request: load(), other: { total: -1 } }
const { request: own, other } = config
new ApplePaySession(3, own)
