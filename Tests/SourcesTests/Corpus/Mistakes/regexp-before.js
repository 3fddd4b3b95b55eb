const clean = text => text.replace(/["'`{]/g, '').split(/[/]/)[0] / 2
if (/apple/.test(navigator.vendor)) {
  new ApplePaySession(3, { countryCode: 'US', currencyCode: 'USD', supportedNetworks: ['visa'], merchantCapabilities: ['supports3DS'], total: { label: 'Shop', amount: '+1.00' } })
}
