interface ApplePayPaymentRequest { id: number; label: string }
export const row: ApplePayPaymentRequest = { id: 4, label: '' }
