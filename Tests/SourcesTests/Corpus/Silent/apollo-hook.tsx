const [completePayment] = useMutation(APPLE_PAY_MUTATION)
export const pay = () => completePayment({ variables: { status: 'nope', total: { amount: 1 } } }) // ApplePay
