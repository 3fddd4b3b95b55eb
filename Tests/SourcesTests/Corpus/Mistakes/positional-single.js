session.completePaymentMethodSelection({ label: 'Shop', amount: '-12.00' })
