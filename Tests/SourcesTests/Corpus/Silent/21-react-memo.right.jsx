const request = useMemo(() => ({ countryCode: 'US', currencyCode: 'USD', supportedNetworks: ['visa'], merchantCapabilities: ['supports3DS'],
  total: { label: 'Shop', amount: total } }), [total])
const pay = () => new ApplePaySession(3, request)
