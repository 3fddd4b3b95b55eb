class Pay {
  constructor(request) { this.request = request }
  start() { new ApplePaySession(3, this.request) }
}
new Pay({ countryCode: 'US', currencyCode: 'USX', supportedNetworks: ['visa'], merchantCapabilities: ['supports3DS'],
  total: { label: 'Shop', amount: '1.00' } }).start()
