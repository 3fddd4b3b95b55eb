const shop = { countryCode: 'US', currencyCode: 'USX', supportedNetworks: ['visa'], merchantCapabilities: ['supports3DS'] }
new ApplePaySession(3, { ...shop, total: { label: 'Shop', amount: '1.00' } })
