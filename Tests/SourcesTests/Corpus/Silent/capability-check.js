if (window.ApplePaySession && ApplePaySession.canMakePayments()) document.body.classList.add('apple-pay')
ApplePaySession.canMakePaymentsWithActiveCard('merchant.example').then(show)
