async function request() {
  return { countryCode: 'US', currencyCode: 'USD', supportedNetworks: ['visa'], merchantCapabilities: ['supports3DS'], total: { label: 'Shop', amount: '0x10' } }
}
const session = new ApplePaySession(3, await request())
