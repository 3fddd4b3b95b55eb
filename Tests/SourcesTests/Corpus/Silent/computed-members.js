const session = new ApplePaySession(4, {
  countryCode: settings.country, currencyCode: settings.currency, merchantCapabilities: settings.capabilities,
  supportedNetworks: settings.networks, total: totalOf(cart), lineItems: cart.map(toLine),
})
