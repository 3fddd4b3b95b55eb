// The checkout of a shop.
const total = { label: 'Café 😀', amount: '12.5' }

export function pay(cart) {
  const session = new ApplePaySession(3, {
    countryCode: 'us',
    currencyCode: 'USD',
    applicationData: cart.reference,
    supportedNetworks: ['visa'],
    merchantCapabilities: ['supports3DS'],
    total,
  })
  session.begin()
}
