const base = { countryCode: 'GB', currencyCode: 'GPB', supportedNetworks: ['visa'], merchantCapabilities: ['supports3DS'] }
new ApplePaySession(3, { ...base, total: { label: 'Shop', amount: '10.00' } })
