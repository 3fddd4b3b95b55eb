const Button = styled.button`-apple-pay-button-type: buy; -webkit-appearance: -apple-pay-button; /* apple-pay */`
export const theme = { total: { label: 'red', amount: 'blue' } }
