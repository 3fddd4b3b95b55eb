session.completePaymentMethodSelection({ label: 'Shop', amount: '12.00' }, [{ label: 'Shirt', amount: '12.00' }])
session.completeShippingMethodSelection(0, { label: 'Shop', amount: '12.00' }, [{ type: 'final', label: 'Shirt', amount: '12.00' }])
