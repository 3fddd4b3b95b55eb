const amount = 'bad'
for (const amount of amounts) session.completePaymentMethodSelection({ newTotal: { label: 'Shop', amount } })
