let newLineItems = []
if (cart.fee) { newLineItems = [cart.fee] }
session.completeShippingMethodSelection({ newTotal: { label: 'Shop', amount: '3.00' }, newLineItems })
