const applePay = {
  supportedMethods: 'https://apple.com/apple-pay',
  data: { merchantIdentifier: 'merchant.com.example', merchantCapabilities: ['supports3DS'], supportedNetworks: ['visa'], countryCode: 'US' },
}
const googlePay = { supportedMethods: 'https://google.com/pay', data: { apiVersion: 2 } }
new PaymentRequest([googlePay, applePay], { total: { label: 'Shop', amount: { currency: 'USD', value: sum } } })
