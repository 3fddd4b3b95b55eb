const request = isGift ? { ...gift, total: { label: 'Gift', amount: '1.00' } } : shop.request
new ApplePaySession(3, request)
const google = isGift ? { total: -1 } : { total: -2 }
