const configuration = {
  environment: 'test', clientKey: 'k', countryCode: 'DEU',
  paymentMethodsConfiguration: { applepay: { amount: { value: 1000, currency: 'eur' }, countryCode: 'XX', configuration: { merchantName: '' } } },
}
if (window.ApplePaySession) AdyenCheckout(configuration)
