var ApplePay = { request: { countryCode: 'US', currencyCode: 'USD', supportedNetworks: 'visa', merchantCapabilities: ['supports3DS'], total: { label: 'Shop', amount: '1.00' } } }
new ApplePaySession(3, ApplePay.request)
