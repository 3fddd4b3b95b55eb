let networks
networks = ['visa', 'american express']
new ApplePaySession(3, {
  countryCode: 'US', currencyCode: 'USD', supportedNetworks: networks, merchantCapabilities: ['supports3DS'], total: { label: 'Shop', amount: '1' },
})
