const a = `never closed ${ApplePaySession
new ApplePaySession(3, {
