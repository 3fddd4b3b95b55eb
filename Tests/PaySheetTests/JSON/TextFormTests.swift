import PaySheet
import Testing

/// Texts of another form have one finding, with a remedy.
@Suite struct TextFormTests {
    private static let script = """
        // Apple Pay
        const request = {
          countryCode: 'US', currencyCode: 'USD', merchantCapabilities: ['supports3DS'],
          supportedNetworks: ['visa',], total: { label: 'Shop', amount: '1.00' },
        };
        """

    @Test(
        "A text in another format has one finding with a remedy",
        arguments: [
            (script, "JavaScript", "--from-js"), ("{\"status\":0}\n{\"status\":1}\n", "document a line", "--ndjson"),
            ("{\"status\":0}\r\n\r\n{\"status\":1}\r\n", "document a line", "--ndjson"),
            ("countryCode: US\ncurrencyCode: USD\nsupportedNetworks:\n  - visa\n", "YAML", "JSON"),
            ("---\n# request\ntotal:\n  label: Shop\n", "YAML", "JSON"), ("eyJjb3VudHJ5Q29kZSI6IlVTIn0=", "Base64", "decode"),
            ("eyJhbGciOiJIUzI1NiJ9.eyJhIjoxfQ.abc_def-g", "Web Token", "decode"), ("W3sic3RhdHVzIjowfV0K\n", "Base64", "decode"),
            ("token=%7B%22paymentData%22%3A1%7D&order=1", "form body", "member"), ("order[id]=1", "form body", "member"),
            ("{&quot;countryCode&quot;:&quot;US&quot;}", "HTML entities", "decode"), ("{&#34;a&#34;:1}", "HTML entities", "decode"),
            ("%7B%22countryCode%22%3A%22US%22%7D", "percent-encoded", "decode"),
            ("POST /pay HTTP/1.1\r\nHost: shop.example\r\n\r\n{\"status\":0}", "HTTP", "body"), ("HTTP/1.1 200 OK\n\n{}", "HTTP", "body"),
        ])
    func eachFormHasOneSentence(_ text: String, _ word: String, _ remedy: String) throws {
        var reader = DocumentReader()
        let faults = reader.check(text.utf8).findings.filter { $0.rule.name.hasPrefix("json/") }
        #expect(faults.map { $0.rule } == [RuleID(.otherFormat)])
        let fault = try #require(faults.first)
        #expect(fault.message.contains(word) && fault.help?.contains(remedy) == true)
    }

    @Test(
        "Compressed data has one finding that names the format",
        arguments: [
            ([0x1F, 0x8B, 0x08, 0x00], "gzip", "gunzip"), ([0x28, 0xB5, 0x2F, 0xFD, 0x04], "Zstandard", "unzstd"),
            ([0x50, 0x4B, 0x03, 0x04, 0x14], "ZIP", "unpack"),
        ] as [([UInt8], String, String)])
    func compressed(_ bytes: [UInt8], _ format: String, _ remedy: String) throws {
        var reader = DocumentReader()
        let findings = reader.check(bytes + Array("…{\"a\":1}".utf8)).findings
        #expect(findings.map { $0.rule } == [RuleID(.otherFormat)])
        let finding = try #require(findings.first)
        #expect(finding.message.contains(format) && finding.help?.contains(remedy) == true)
    }

    /// A few faults are explained one by one.
    @Test(
        "Other broken texts keep their own findings",
        arguments: [
            ("{\"a\":1,}", ["json/trailing-comma"]), ("{a:1}", ["json/unquoted-name"]), ("{\"a\":1} {\"b\":2}", ["json/text-after-end"]),
            ("{\"a\": 1 // x\n}", ["json/comment"]), ("", ["json/empty"]), ("<p>", ["json/markup"]), ("hello", ["json/unquoted-text"]),
            ("{\n\"a\":1\n}\n{\"b\":2}", ["json/text-after-end"]), ("\"countryCode\": \"US\"", ["json/text-after-end"]),
        ])
    func otherTextsKeepTheirFaults(_ text: String, _ rules: [String]) {
        var reader = DocumentReader()
        #expect(reader.check(text.utf8).findings.map { $0.rule.name } == rules)
    }

    @Test("An expression in a script has its own finding")
    func expressionsOfAScriptKeepTheirPlaces() {
        var reader = DocumentReader()
        let text = TextFormTests.script.replacing("'1.00'", with: "cart.total()")
        #expect(reader.check(text.utf8).findings.map { $0.rule.name } == ["json/other-format", "json/javascript-expression"])
    }

    @Test("A policy can allow JavaScript")
    func aPolicyCanReadJavaScript() {
        var reader = DocumentReader(policy: Policy().with { $0.readsJavaScript = true })
        let check = reader.check(TextFormTests.script.utf8, recovering: true)
        #expect(check.kind == .paymentRequest && check.findings.isEmpty)
        let broken = reader.check(TextFormTests.script.replacing("'1.00'", with: "'1,00'").utf8, recovering: true)
        #expect(broken.findings.map { $0.rule } == [.amountFormat])
        #expect(broken.safari != .notApplicable)
        #expect(reader.check("{a: 1 b: 2}".utf8).findings.map { $0.rule.name } == ["json/missing-comma"])
    }

    @Test("A document is found in a script")
    func anObjectIsFoundInAScript() throws {
        let script = """
            if (window.ApplePaySession) {
              button.style = { display: 'block' };
              const request = { countryCode: 'US', total: { label: 'Shop', amount: '1.00' } };
              const session = new ApplePaySession(3, request);
            }
            """
        let found = ScriptedDocument.document(in: Array(script.utf8), limits: Limits()) {
            String(decoding: $0, as: UTF8.self).contains("countryCode")
        }
        let text = String(decoding: try #require(found), as: UTF8.self)
        #expect(text.utf8.count == script.utf8.count)
        #expect(
            text.split(separator: "\n").filter { $0.contains(where: { $0 != " " }) } == [
                "                  { countryCode: 'US', total: { label: 'Shop', amount: '1.00' } } "
            ])
        #expect(ScriptedDocument.document(in: Array("f({a: 1})".utf8), limits: Limits()) { _ in false } == nil)
    }
}
