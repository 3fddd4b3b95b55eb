const request = {
  countryCode: 'US', currencyCode: 'USD', merchantCapabilities: ['supports3DS'], supportedNetworks: ['visa'],
  total: { label: 'Shop', amount: '0' },
}
request.total.amount = cart.sum()
new ApplePaySession(3, request)
