const シ = { label: 'ショップ 🛍', amount: '１０' }; const x = '🛍🛍'; session.completePaymentMethodSelection({ newTotal: シ, newLineItems: [{ label: '🧾', amount: 'x' }] })
