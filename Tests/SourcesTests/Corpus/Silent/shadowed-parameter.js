const total = { label: '', amount: -1 }
function start(total) {
  return new ApplePaySession(3, {
    countryCode: 'US', currencyCode: 'USD', merchantCapabilities: ['supports3DS'], supportedNetworks: ['visa'], total,
  })
}
