const wallets = ['ApplePaySession', 'amazon']
amazonSession.completePayment({ status: 'Completed', total: -1 })
req.session.completePayment({ status: 'x' })
