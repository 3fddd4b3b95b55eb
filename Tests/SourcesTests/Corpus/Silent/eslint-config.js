module.exports = { globals: { ApplePaySession: 'readonly', PaymentRequest: 'readonly' }, rules: { total: ['error', { amount: -1 }] } }
