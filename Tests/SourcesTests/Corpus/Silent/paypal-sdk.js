paypal.Applepay().config().then(config => {
  const session = new ApplePaySession(4, {
    countryCode: config.countryCode, merchantCapabilities: config.merchantCapabilities, supportedNetworks: config.supportedNetworks,
    currencyCode: 'USD', requiredShippingContactFields: ['name', 'phone', 'email', 'postalAddress'],
    requiredBillingContactFields: ['postalAddress'], total: { label: 'Demo', type: 'final', amount: '100.00' },
  })
})
