chargebee.load('apple-pay').then(h => h.setPaymentIntent({ amount: 500, currency_code: 'usd' })); var ApplePay = true
