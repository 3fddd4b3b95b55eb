function pay() {
  const request = { countryCode: 'US', currencyCode: 'USD', supportedNetworks: ['visa'], merchantCapabilities: ['supports3DS'] };
  const session = new ApplePaySession(3, fill(request));
  request.total = { label: '', amount: 'later' };
  return session;
}
