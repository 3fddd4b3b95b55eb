session?.completePaymentMethodSelection?.({ newTotal: { label: 'Shop', amount: 'a' } })
