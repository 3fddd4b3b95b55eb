const errors = [{ code: 'addressUnserviceable', message: 'We ship to Europe only' }]
session.completeShippingContactSelection({ newTotal: { label: 'Shop', amount: '1.00' }, errors })
