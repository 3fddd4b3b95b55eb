new ApplePaySession(3, {
  countryCode: `US`, currencyCode: `USD`, supportedNetworks: [`visa`], merchantCapabilities: [`supports3DS`],
  total: { label: `Shop ${name}`, amount: `10.000` },
})
