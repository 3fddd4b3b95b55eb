const help = `Call new ApplePaySession(3, { total: {} }) and session.completePayment({ status: 9 })`
