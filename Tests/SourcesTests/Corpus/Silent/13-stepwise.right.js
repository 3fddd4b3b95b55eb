const request = {}
request.countryCode = 'US'
if (shop.euro) request.currencyCode = 'EUX'
else request.currencyCode = shop.currency
for (const key of keys) request[key] = shop[key]
if (cart) { request.total = { label: '', amount: '' } }
new ApplePaySession(3, request)
