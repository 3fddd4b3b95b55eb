import PaySheet
import PaySheetSources
import Testing

/// What scripts hand to the methods that end a session or answer the shopper.
@Suite("Results in scripts")
struct ResultCallTests {
    private func messages(_ call: String, version: Int = 3) throws -> [String] {
        let script = "const session = new ApplePaySession(\(version), request); " + call
        return try findings(in: [UInt8](script.utf8), "a.js").map { $0.finding.message }
    }

    @Test(
        "What is not a status is named",
        arguments: [
            ("session.completePayment('STATUS_FAILURE')", "text is read as 0"), ("session.completePayment(true)", "true is read as 1"),
            ("session.completePayment(false)", "false is read as 0"), ("session.completePayment()", "the call has no argument"),
        ])
    func noStatus(_ call: String, _ words: String) throws {
        let found = try messages(call)
        #expect(found.count == 1 && found[0].contains(words), "\(found)")
    }

    @Test(
        "A status and a result are right",
        arguments: [
            "session.completePayment(ApplePaySession.STATUS_FAILURE)", "session.completePayment(0)", "session.completePayment('1')",
            "session.completePayment({ status: ApplePaySession.STATUS_FAILURE })", "session.completePayment(status)",
            "session.completePayment(...statuses)", "order.completePayment('later')", "order.completePayment()",
        ])
    func statuses(_ call: String) throws { #expect(try messages(call) == []) }

    @Test(
        "An answer of an old version that reports a failure needs no total",
        arguments: [
            "session.completeShippingMethodSelection(ApplePaySession.STATUS_FAILURE, null, null)",
            "session.completeShippingContactSelection(ApplePaySession.STATUS_INVALID_SHIPPING_POSTAL_ADDRESS, [], null, null)",
            "session.completeShippingMethodSelection(status, null, null)",
        ])
    func failures(_ call: String) throws { #expect(try messages(call, version: 2) == []) }

    @Test("The methods in an answer that reports a failure are checked")
    func failuresWithMethods() throws {
        let call =
            "session.completeShippingContactSelection(ApplePaySession.STATUS_FAILURE, [{ label: 'Post', amount: '1,00' }], null, null)"
        #expect(try messages(call, version: 2).contains { $0.contains("1,00") })
    }

    @Test("An answer of an old version that reports a success needs a total")
    func success() throws {
        #expect(try !messages("session.completeShippingMethodSelection(ApplePaySession.STATUS_SUCCESS, null, null)", version: 2).isEmpty)
    }
}
