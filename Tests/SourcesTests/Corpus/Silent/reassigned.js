let total = { label: '', amount: '' }
if (cart) total = cart.total
new ApplePaySession(3, {
  countryCode: 'US', currencyCode: 'USD', merchantCapabilities: ['supports3DS'], supportedNetworks: ['visa'], total,
})
