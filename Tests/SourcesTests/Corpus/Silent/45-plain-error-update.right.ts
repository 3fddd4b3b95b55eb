const errors = [] as ApplePayError[]
if (!served) errors.push(new ApplePayError('addressUnserviceable'))
session.completeShippingContactSelection({ newTotal: { label: 'Shop', amount: '1.00' }, errors })
