const part = { countryCode: 'US' } as ApplePayJS.ApplePayPaymentRequest
export const whole = merge(part, rest)
