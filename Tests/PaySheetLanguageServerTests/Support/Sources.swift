/// Source code for the tests.
enum Sources {
    static let address = "file:///work/pay.js"

    /// A request without a finding, with a value that the program computes and one that is elsewhere in the file.
    static let clean = """
        const networks = ['visa', 'masterCard']
        const total = { label: 'Harbor Books', amount: '38.06' }

        export function pay(cart) {
          const session = new ApplePaySession(3, {
            countryCode: 'US',
            currencyCode: 'USD',
            applicationData: cart.data,
            supportedNetworks: networks,
            merchantCapabilities: ['supports3DS'],
            lineItems: [{ label: 'Book', amount: '30.00' }, { label: 'Tax', amount: '8.06' }],
            total,
          })
          session.onpaymentmethodselected = () => session.completePaymentMethodSelection({ newTotal: total })
          start(session)
        }

        """

    /// The same with one decimal.
    static let oneDecimal = clean.replacing("'38.06'", with: "'38.5'").replacing("'30.00'", with: "'30.44'")
}
