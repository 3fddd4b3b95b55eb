import { PaymentRequest } from './models/payment-request'
const ApplePay = 'apple-pay'
const request = new PaymentRequest({ total: -1, currency: 'x', method: ApplePay })
