function pay() {
  const request = { countryCode: 'US', supportedNetworks: ['visa'], merchantCapabilities: ['supports3DS'] };
  request.currencyCode = 'USX';
  request.total = { label: 'Shop', amount: cart.total };
  if (cart.ships) request.shippingMethods = cart.methods;
  return new ApplePaySession(3, request);
}
