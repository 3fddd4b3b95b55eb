fetch('/cart').then(r => r.json()).then(cart => {
  const session = new ApplePaySession(3, {
    countryCode: 'US', currencyCode: 'USD', supportedNetworks: ['visa'], merchantCapabilities: ['supports3DS'],
    total: { label: 'Shop', amount: cart.total, typ: 'final' },
  })
  session.begin()
}).catch(console.error)
