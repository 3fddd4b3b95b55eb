new ApplePaySession(3, {
  countryCode: shop.country, currencyCode: shop.currency, supportedNetworks: shop.networks, merchantCapabilities: ['supports3DS'],
  lineItems: [{ label: 'Shirt', amount: price }, { label: '', amount: '1.00' }],
  total: { label: 'Shop', amount: sum },
})
