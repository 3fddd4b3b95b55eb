import PaySheet
import PaySheetGuide
import PaySheetPasses
import TestSupport
import Testing

/// What is particular about the rules of passes, and how pass.json is recognized.
@Suite("Rules of passes")
struct PassRuleTests {
    @Test(
        "The reader recognizes a pass by its members, and finds nothing",
        arguments: [PassGuide.ticket.text, PassGuide.boardingPass.text])
    func recognition(_ text: String) {
        var reader = DocumentReader(catalogs: CatalogSet(.applePay, .passes))
        let result = reader.check(text.utf8)
        #expect(result.kind == .pass && result.findings.isEmpty, "\(Array(result.findings))")
    }

    @Test("A value is written as it was read, with unknown members and tags")
    func roundTrip() throws {
        for text in [
            PassGuide.ticket.text, PassGuide.boardingPass.text,
            PassGuide.ticket.text.replacing("\"semantics\":{", with: "\"x\":[1.50],\"semantics\":{\"newTag\":{\"a\":null},"),
        ] {
            let pass = try #require(WalletPass.read(text.utf8).value)
            #expect(pass.jsonText == text)
        }
    }

    @Test(
        "Members that a pass needs, and unknown words",
        arguments: [
            ("\"description\":\"Ticket for a play\",", "", "member/missing"),
            ("\"key\":\"event\",", "", "member/missing"),
            ("\"primaryFields\"", "\"primaryfields\"", "member/unknown"),
            ("PKBarcodeFormatQR", "PKBarcodeFormatITF", "code/unknown"),
            ("\"format\":\"PKBarcodeFormatQR\",", "", "member/missing"),
        ])
    func sharedRules(_ old: String, _ new: String, _ rule: String) {
        let text = PassGuide.ticket.text
        #expect(text.contains(old))
        let findings = Array(WalletPass.read(text.replacing(old, with: new).utf8).findings)
        #expect(findings.map { $0.rule.name } == [rule], "\(findings)")
    }

    @Test("Serial numbers, tokens and values of fields are in no finding")
    func secrets() {
        let text = PassGuide.ticket.text.replacing("k7Yx2mQ9sT4vW8zB1cD5", with: "SECRET").replacing(
            "2027-03-01T19:00+01:00", with: "SECRET")
        let findings = Array(WalletPass.read(text.utf8).findings)
        #expect(findings.map { $0.rule } == [.passFieldDate, .passToken])
        for finding in findings { #expect(!(finding.description + (finding.help ?? "")).contains("SECRET")) }
    }
}
