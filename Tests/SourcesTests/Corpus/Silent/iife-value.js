const total = (() => { const sum = cart.sum(); return { label: sum ? 'Shop' : '', amount: sum } })()
session.completePaymentMethodSelection({ newTotal: total })
