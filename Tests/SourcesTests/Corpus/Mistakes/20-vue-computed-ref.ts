const request = computed(() => ({ countryCode: 'US', currencyCode: 'USX', supportedNetworks: ['visa'], merchantCapabilities: ['supports3DS'],
  total: { label: 'Shop', amount: cart.total } }))
const start = () => new ApplePaySession(3, request.value)
