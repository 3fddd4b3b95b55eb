export function start() {
  const request = {
    countryCode: 'DE', currencyCode: 'EUR', supportedNetworks: ['visa', 'girocard'], merchantCapabilities: ['supports3DS'],
    total: { label: 'Laden', amount: 12.5 },
  }
  return new ApplePaySession(11, request)
}
