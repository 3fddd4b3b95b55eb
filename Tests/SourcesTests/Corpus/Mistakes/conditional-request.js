const request = isGift
  ? { countryCode: 'US', currencyCode: 'USD', supportedNetworks: ['visa'], merchantCapabilities: ['supports3DS'], total: { label: 'Gift', amount: 'free' } }
  : null
new ApplePaySession(3, isGift ? { countryCode: 'U', currencyCode: 'USD', supportedNetworks: ['visa'], merchantCapabilities: ['supports3DS'], total: { label: 'A', amount: '1.00' } } : other)
