const methods = [{
  supportedMethods: 'https://apple.com/apple-pay',
  data: { version: 3, merchantIdentifier: 'merchant.com.example', merchantCapabilities: ['supports3DS'], supportedNetworks: ['visa'], countryCode: 'US' },
}]
const details = { total: { label: 'Shop', amount: { currency: 'DOLLARS', value: '10.00' } } }
const request = new PaymentRequest(methods, details, { requestPayerName: true })
