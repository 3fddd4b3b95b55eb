function a() { function make() { return { label: 'A', amount: '1.00' } } return make() }
function b() { function make() { return { label: '', amount: 'x' } } return make }
session.completePaymentMethodSelection({ newTotal: make() })
