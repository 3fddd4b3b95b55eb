async function makeRequest() {
  const total = await cart.total()
  return { countryCode: 'US', currencyCode: 'USX', supportedNetworks: ['visa'], merchantCapabilities: ['supports3DS'],
  total: { label: 'Shop', amount: total } }
}
const pay = async () => new ApplePaySession(3, await makeRequest())
