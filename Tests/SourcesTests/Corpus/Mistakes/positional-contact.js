const total = { label: 'Shop', amount: 'zero' }
session.completeShippingContactSelection(ApplePaySession.STATUS_SUCCESS, [{ label: 'Post', amount: 'free', detail: '', identifier: 'p' }], total, [])
