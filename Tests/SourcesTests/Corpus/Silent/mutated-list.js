const lineItems = [{ label: 'Shirt', amount: '10.00' }]
if (gift) lineItems.push({ label: 'Wrapping', amount: '2.00' })
new ApplePaySession(3, {
  countryCode: 'US', currencyCode: 'USD', merchantCapabilities: ['supports3DS'], supportedNetworks: ['visa'],
  lineItems, total: { label: 'Shop', amount: '12.00' },
})
