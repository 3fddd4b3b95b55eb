const update = { newTotal: { label: 'Shop', amount: '3.00' }, newLineItem: [] }
delete update.newLineItem
session.completeShippingMethodSelection(update)
