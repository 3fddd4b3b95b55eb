global.ApplePaySession = jest.fn().mockImplementation(() => ({ begin: jest.fn(), completePayment: jest.fn() }))
it('pays', () => {
  expect(session.completePayment).toHaveBeenCalledWith({ status: 5, total: 'wrong' })
  expect(ApplePaySession).toHaveBeenCalledWith(3, { countryCode: 'ZZZ' })
})
