import PaySheet
import PaySheetChecking
import PaySheetReports
import PaySheetSources
import Testing

/// Findings about code: how they reach reports and editors.
struct FlowFindingTests {
    private static let code = """
        function pay(request) {
          const session = new ApplePaySession(14, request);
          session.onvalidatemerchant = async (event) => {
            session.completeMerchantValidation(await ask(event));
          };
          COMMENT
          session.onpaymentauthorized = (event) => { send(event.payment); };
          session.begin();
        }
        """

    private func findings(_ comment: String, _ configuration: String? = nil, at path: String = "/shop/pay.js") throws -> [String] {
        let language = try #require(SourceLanguage(path: path))
        return try Project(configuration: configuration).with(at: path) { session, source in
            let text = FlowFindingTests.code.replacing("COMMENT", with: comment)
            return session.inspect([UInt8](text.utf8), language, from: source, triesFixes: true)
                .flatMap { $0.document.findings.map { "\($0.finding.place.line) \($0.finding.rule.name) \($0.severity.word)" } }
        }
    }

    @Test("A finding about code has a line, and comments and configurations hide it")
    func hidden() throws {
        #expect(try findings("") == ["7 flow/unanswered error"])
        #expect(try findings("// paysheet-ignore flow/unanswered: the shop answers elsewhere") == [])
        #expect(try findings("", #"{"rules":{"flow/unanswered":"off"}}"#) == [])
        #expect(try findings("", #"{"rules":{"flow/unanswered":"info"}}"#) == ["7 flow/unanswered info"])
        #expect(try findings("", at: "/shop/tests/pay.js") == [])
    }
}
