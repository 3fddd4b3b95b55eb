const ApplePaySession = window.wallets.ApplePaySession
new ApplePaySession(3, { total: -1 })
