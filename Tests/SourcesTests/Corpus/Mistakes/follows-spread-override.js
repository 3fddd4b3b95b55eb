const base = { countryCode: 'GB', currencyCode: 'XXXX', supportedNetworks: ['visa'], merchantCapabilities: ['supports3DS'] }
new ApplePaySession(3, { ...base, currencyCode: 'GBP', total: { label: 'Shop', amount: '10.1' } })
