export class ApplePayError extends Error { static code = 'ApplePayError'; total = { label: '' } }
throw new ApplePayError('shippingContactInvalid')
