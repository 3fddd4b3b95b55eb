const request = {
  countryCode: 'US', currencyCode: 'USD', supportedNetworks: ['visa', 'bank'], merchantCapabilities: ['supports3DS'],
  total: { label: 'Shop', amount: '1' },
}
request.total.amount = cart.total
console.log(request)
new ApplePaySession(3, request)
