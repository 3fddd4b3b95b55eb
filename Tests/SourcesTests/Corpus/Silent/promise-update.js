if (ApplePaySession.canMakePayments()) request.onshippingaddresschange = e => e.updateWith(new Promise(resolve => resolve({ total: 5 })))
