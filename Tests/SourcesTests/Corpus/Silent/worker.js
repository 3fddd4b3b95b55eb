self.addEventListener('canmakepayment', e => e.respondWith(true))
self.addEventListener('paymentrequest', e => e.respondWith({ methodName: 'https://apple.com/apple-pay', details: { total: '' } }))
