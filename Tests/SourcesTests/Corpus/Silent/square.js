const paymentRequest = payments.paymentRequest({ countryCode: 'US', currencyCode: 'USD', total: { amount: '1.00', label: 'Total', pending: false } })
const applePay = await payments.applePay(paymentRequest) // ApplePay
