const goods = [{ label: 'Shirt', amount: '10.00' }]
const fees = [{ label: 'Tax', amount: '1.00' }]
session.completePaymentMethodSelection({ newTotal: { label: 'Shop', amount: '12.00' }, newLineItems: [...goods, ...fees] })
