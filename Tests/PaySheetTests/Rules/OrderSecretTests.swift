import PaySheet
import Testing

@Suite struct OrderSecretTests {
    @Test("The length of a short secret is a number with its noun", arguments: [(1, "1 character, and"), (15, "15 characters, and")])
    func length(_ count: Int, _ words: String) throws {
        let text =
            #"{"status":0,"orderDetails":{"orderTypeIdentifier":"order.example","orderIdentifier":"1","webServiceURL":"https://shop.example","#
            + #""authenticationToken":""# + String(repeating: "a", count: count) + #""}}"#
        let result = AuthorizationResult.read(text.utf8)
        let finding = try #require(result.findings.first { $0.rule == .resultOrderEmpty })
        #expect(finding.message.contains("has " + words))
    }
}
