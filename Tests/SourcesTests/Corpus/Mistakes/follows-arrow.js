const makeTotal = () => ({ label: '', amount: '4.00' })
session.completeShippingMethodSelection({ newTotal: makeTotal() })
