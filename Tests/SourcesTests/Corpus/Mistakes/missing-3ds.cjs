const request = {
  countryCode: 'US', currencyCode: 'USD', supportedNetworks: ['visa'], merchantCapabilities: ['supportsCredit'],
  total: { label: 'Shop', amount: '10.00' },
}
module.exports = () => new ApplePaySession(4, request)
