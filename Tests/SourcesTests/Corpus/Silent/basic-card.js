// Not https://apple.com/apple-pay
const methods = [{ supportedMethods: 'basic-card', data: { supportedNetworks: ['visa', 'unknown-card'] } }]
const request = new PaymentRequest(methods, { total: { label: '', amount: { currency: 'XX', value: '-1' } } })
