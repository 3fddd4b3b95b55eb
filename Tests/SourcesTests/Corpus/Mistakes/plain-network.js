var session = new ApplePaySession(3, {
  countryCode: 'US',
  currencyCode: 'USD',
  supportedNetworks: ['visa', 'mastercard'],
  merchantCapabilities: ['supports3DS'],
  total: { label: 'Shop', amount: '10.00' }
});
