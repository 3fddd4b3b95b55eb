import { ApplePay } from '@capacitor/apple-pay'
await ApplePay.completePayment({ status: 'success', total: { amount: 1 } })
