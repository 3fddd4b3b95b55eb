session.completePaymentMethodSelection({ label: 'Shop', amount: '12.00' }, [{ label: 'Shirt', amount: '11.00' }])
