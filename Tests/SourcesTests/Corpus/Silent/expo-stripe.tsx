const { confirmPlatformPayPayment } = usePlatformPay() // ApplePay
confirmPlatformPayPayment(secret, { applePay: { cartItems: [{ label: '', amount: '14', paymentType: 'Immediate' }], merchantCountryCode: 'US', currencyCode: 'usd' } })
