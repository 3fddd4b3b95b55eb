define(['jquery', 'cart'], function ($, cart) {
  'use strict';
  return { start: function () { return new ApplePaySession(3, { countryCode: 'US', currencyCode: '', supportedNetworks: ['visa'], merchantCapabilities: ['supports3DS'], total: cart.total }); } };
});
