function makeRequest() {
  return { countryCode: 'US', currencyCode: 'USX', supportedNetworks: ['visa'], merchantCapabilities: ['supports3DS'],
  total: { label: 'Shop', amount: '1.00' } }
}
new ApplePaySession(3, makeRequest.call(shop))
session.completePayment.call(session, { status: 0 })
