new ApplePaySession(3, {
  countryCode: 'US', currencyCode: 'USD', merchantCapabilities: ['supports3DS'], supportedNetworks: ['visa'],
  total: { label: 'Shop', amount: '' + price }, applicationData: btoa('order ' + id),
})
