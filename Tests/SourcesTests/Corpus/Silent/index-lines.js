const newLineItems = [{ label: 'A', amount: '1.00' }]
newLineItems[1] = fee
session.completeShippingMethodSelection({ newTotal: { label: 'Shop', amount: '3.00' }, newLineItems })
