const request = cart => {
  const lines = cart.lines.map(line => { return { label: line.name, amount: line.price } })
  return { countryCode: 'US', currencyCode: 'USD', supportedNetworks: ['visa'], merchantCapabilities: ['support3DS'], lineItems: lines,
    total: { label: 'Shop', amount: cart.total } }
}
new ApplePaySession(3, request(cart)).begin()
