const request: ApplePayJS.ApplePayPaymentRequest = {
  countryCode: 'US', currencyCode: 'USD', merchantCapabilities: ['supports3DS'], supportedNetworks: ['visa', 'masterCard', 'amex'],
  lineItems: [{ label: 'Shirt', amount: '10.00' }, { label: 'Tax', amount: '0.80', type: 'final' }],
  total: { label: 'Shop', amount: '10.80', type: 'final' },
}
const session = new ApplePaySession(3, request)
session.onpaymentauthorized = () => session.completePayment({ status: ApplePaySession.STATUS_SUCCESS })
