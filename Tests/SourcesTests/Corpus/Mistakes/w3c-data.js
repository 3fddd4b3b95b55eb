new PaymentRequest([{
  supportedMethods: 'https://apple.com/apple-pay',
  data: { version: 3, merchantIdentifier: 'merchant.com.example', merchantCapabilities: ['supports3DS'], supportedNetworks: ['visa', 'mc'], countryCode: 'US' },
}], { total: { label: 'Shop', amount: { currency: 'USD', value: '10.00' } } }).show()
