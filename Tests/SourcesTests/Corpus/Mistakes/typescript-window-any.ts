const session = new (window as any).ApplePaySession(3, {
  countryCode: 'US' as string, currencyCode: <string>'USD', supportedNetworks: ['visa'] as const, merchantCapabilities: ['supports3DS'],
  total: { label: 'Shop', amount: '10 00' } as ApplePayJS.ApplePayLineItem,
})
