import { methods } from './apple-pay-methods.js'
new PaymentRequest(methods, { total: { label: '', amount: { currency: 'XX', value: 'a' } } }).show()
