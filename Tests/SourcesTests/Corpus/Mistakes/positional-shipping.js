session.completeShippingMethodSelection(ApplePaySession.STATUS_SUCCESS, { label: '', amount: '12.00' }, [])
