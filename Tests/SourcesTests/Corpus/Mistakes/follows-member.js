const config = { applePay: { networks: ['visa', 'diners'], country: 'US' }, stripe: { key: 'x' } }
new ApplePaySession(3, {
  countryCode: config.applePay.country, currencyCode: 'USD', supportedNetworks: config.applePay.networks,
  merchantCapabilities: ['supports3DS'], total: { label: 'Shop', amount: '1.00' },
})
