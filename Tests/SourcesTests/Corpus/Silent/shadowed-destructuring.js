const newTotal = { label: '', amount: '' }
const onSelect = ({ newTotal, newLineItems }) => session.completePaymentMethodSelection({ newTotal, newLineItems })
