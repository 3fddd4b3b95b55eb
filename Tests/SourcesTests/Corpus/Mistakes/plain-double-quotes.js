var request = {
  "countryCode": "US",
  "currencyCode": "usd",
  "supportedNetworks": ["visa"],
  "merchantCapabilities": ["supports3DS"],
  "total": { "label": "Shop", "amount": "10.0" }
};
var session = new window.ApplePaySession(6, request);
