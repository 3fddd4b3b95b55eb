import { lines, reference } from './cart.js'

const networks = ['visa', 'masterCard', 'amexx']

export function pay() {
  return new ApplePaySession(3, {
    countryCode: 'US',
    currencyCode: 'USD',
    merchantCapabilities: ['supports3DS'],
    supportedNetworks: networks,
    lineItems: lines(),
    applicationData: reference,
    total: { label: 'Harbor Books', amount: '38.5' },
  })
}
