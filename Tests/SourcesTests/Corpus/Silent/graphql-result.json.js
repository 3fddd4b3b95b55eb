export const mocks = [{
  request: { query: APPLE_PAY, variables: { input: { total: { label: '', amount: '-3' } } } },
  result: { data: { completePayment: { status: 'DONE', total: { label: '', amount: 'NaN' } } } },
}]
