start({ countryCode: 'US', currencyCode: 'USX', supportedNetworks: ['visa'], merchantCapabilities: ['supports3DS'],
  total: { label: 'Shop', amount: '1.00' } })
function start(request) {
  request.shippingType = 'storePickup'
  return new ApplePaySession(3, request)
}
