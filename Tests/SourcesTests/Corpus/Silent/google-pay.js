// ApplePaySession is missing here, so Google Pay is offered.
const request = {
  apiVersion: 2, apiVersionMinor: 0,
  allowedPaymentMethods: [{ type: 'CARD', parameters: { allowedAuthMethods: ['PAN_ONLY'], allowedCardNetworks: ['VISA'] } }],
  transactionInfo: { totalPriceStatus: 'FINAL', totalPrice: '12.00', currencyCode: 'USD', countryCode: 'US' },
}
if (!window.ApplePaySession) new google.payments.api.PaymentsClient({ environment: 'TEST' }).loadPaymentData(request)
