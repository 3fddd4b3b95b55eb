import PaySheet
import Testing

/// The codes of an error, in the order in which Safari names them.
struct ErrorCodeListTests {
    @Test("The order is that of WebKit's test of ApplePayError")
    func order() throws {
        var reader = DocumentReader()
        let check = reader.check(Array(#"{"code":"x","message":"m"}"#.utf8), as: .paymentError)
        let finding = try #require(check.findings.first { $0.rule == .codeUnknown })
        let first = ["unknown", "shippingContactInvalid", "billingContactInvalid", "addressUnserviceable"]
        let last = ["couponCodeInvalid", "couponCodeExpired"]
        let help = try #require(finding.help)
        #expect(help.hasPrefix("write one of " + first.joined(separator: ", ")) && help.hasSuffix(last.joined(separator: ", ")))
        guard case .throws(let exception) = check.safari else {
            Issue.record("Safari throws")
            return
        }
        let quoted = { (words: [String]) in words.map { "\"" + $0 + "\"" }.joined(separator: ", ") }
        #expect(exception.text.contains("must be one of: " + quoted(first)) && exception.text.hasSuffix(quoted(last)))
        #expect(PaymentErrorCode.all.prefix(4).map { $0.rawValue } == first && PaymentErrorCode.all.suffix(2).map { $0.rawValue } == last)
    }
}
