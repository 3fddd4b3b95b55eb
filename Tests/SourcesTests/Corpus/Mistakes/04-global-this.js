if (globalThis.ApplePaySession) new globalThis.ApplePaySession(3, { countryCode: 'US', currencyCode: 'USX', supportedNetworks: ['visa'], merchantCapabilities: ['supports3DS'],
  total: { label: 'Shop', amount: '1.00' } })
