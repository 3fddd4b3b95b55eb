function make() { return { label: '', amount: '' } }
make = other
session.completePaymentMethodSelection({ newTotal: make() })
