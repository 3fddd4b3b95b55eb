const { ApplePaySession } = require('./fake-session')
new ApplePaySession(3, { total: -1 })
