import { ApplePayPaymentRequest } from 'braintree-web'
const request: ApplePayPaymentRequest = { total: { label: '', amount: '' }, requiredBillingContactFields: ['nonsense'] }
export default request
