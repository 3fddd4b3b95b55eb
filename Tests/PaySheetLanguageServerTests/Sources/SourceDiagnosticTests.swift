import PaySheet
import TestSupport
import Testing

/// Findings in source code while it is edited.
struct SourceDiagnosticTests {
    private func rules(_ text: String, at address: String = Sources.address, language: String = "javascript", files: [String: String] = [:])
        -> [String]
    {
        var session = Session(files: files)
        session.open(text, at: address, language: language)
        return session.run().rules(address)
    }

    private static let bare =
        "{ countryCode: 'US', currencyCode: 'USD', supportedNetworks: ['visa'], merchantCapabilities: ['supports3DS'], "
        + "total: { label: 'x', amount: '1.5' } }"

    private static let call = "new ApplePaySession(3, " + bare + ")"

    @Test(
        "Without a known file extension, the client's language name is used",
        arguments: [
            ("javascript", call), ("javascriptreact", call), ("typescript", call), ("typescriptreact", call), ("js", call), ("tsx", call),
            ("vue", "<script>\(call)</script>"), ("svelte", "<script>\(call)</script>"), ("html", "<script>\(call)</script>"),
            ("php", "<?php $a = 1; ?><script>\(call)</script>"), ("erb", "<script>\(call)</script>"), ("eruby", "<script>\(call)</script>"),
            ("liquid", "{% javascript %}\(call){% endjavascript %}"),
        ])
    func languages(_ language: String, _ text: String) {
        #expect(rules(text, at: "untitled:Untitled-1", language: language) == ["amount/one-decimal"])
    }

    @Test(
        "A text that is in no file has its findings beside other open texts that share values",
        arguments: ["untitled:b", "file:///work/pay"])
    func besideOthers(_ address: String) {
        let text = "export const version = 3; " + SourceDiagnosticTests.call
        var session = Session()
        session.open(text, at: "untitled:a", language: "javascript")
        session.open(text, at: "file:///work/a.js", language: "javascript")
        session.open(text, at: address, language: "javascriptreact")
        let outcome = session.run()
        for address in ["untitled:a", "file:///work/a.js", address] {
            #expect(outcome.rules(address) == ["amount/one-decimal"], "\(address)")
        }
    }

    @Test(
        "Calls of the SDKs of providers have findings",
        arguments: [
            (
                "a.js", "javascript",
                "const e = stripe.elements({ mode: 'payment', amount: 100, currency: 'EUR' }); e.create('expressCheckout', {});",
                ["stripe/currency-case"]
            ),
            (
                "a.js", "javascript",
                "payments.paymentRequest({ countryCode: 'CA', currencyCode: 'CAD', total: { label: 'T', amount: 100 } });",
                ["square/amount"]
            ),
            (
                "a.dart", "dart",
                "ApplePayButton(paymentItems: [PaymentItem(label: 'A', amount: '9.00'), PaymentItem(label: 'B', amount: '8.00')]);",
                ["flutter/items"]
            ),
        ])
    func providers(_ name: String, _ language: String, _ text: String, _ expected: [String]) {
        #expect(rules(text, at: "file:///work/" + name, language: language) == expected)
    }

    @Test("A finding about the shape links to the page of the provider")
    func providerPage() {
        var session = Session()
        session.open(
            "AdyenCheckout; new ApplePay(checkout, { amount: { value: 2340, currency: 'EUR' }, isExpress: [] });",
            at: "file:///work/a.js", language: "javascript")
        let links = session.run().published("file:///work/a.js").last?.compactMap { $0["codeDescription"]?["href"]?.string }
        #expect(links?.first?.hasPrefix("https://docs.adyen.com/") == true, "\(links ?? [])")
    }

    @Test("A folder with pages and apps of providers has the findings that a check has", arguments: ProviderFolder.files.keys.sorted())
    func providerFolder(_ path: String) throws {
        let text = try #require(ProviderFolder.files[path])
        let address = "file:///work/" + path
        var session = Session()
        let languages = ["js": "javascript", "json": "json", "dart": "dart", "html": "html"]
        session.open(text, at: address, language: try #require(languages[String(path.split(separator: ".").last ?? "")]))
        let found = session.run().published(address).last?.map { diagnostic in
            let line = diagnostic["range"]?["start"]?["line"]?.int ?? -1
            return path + ":" + String(line + 1) + " " + (diagnostic["code"]?.string ?? "")
        }
        #expect(found == ProviderFolder.findings.filter { $0.hasPrefix(path + ":") })
    }

    @Test(
        "A known file extension overrides the client's language name",
        arguments: [("checkout.js.erb", "html", call), ("a.vue", "html", "<script setup>\(call)</script>"), ("a.mts", "plaintext", call)])
    func paths(_ name: String, _ language: String, _ text: String) {
        #expect(rules(text, at: "file:///work/" + name, language: language) == ["amount/one-decimal"])
    }

    @Test(
        "Other text and literals that do not reach Apple Pay have no findings",
        arguments: [
            ("a.md", "markdown", call), ("a.py", "python", call), ("untitled", "", call), ("a.js", "javascript", bare),
            ("a.js", "javascript", "const request = " + bare), ("a.html", "html", "<p>\(call)</p>"), ("a.js", "javascript", ""),
        ])
    func silent(_ name: String, _ language: String, _ text: String) {
        #expect(rules(text, at: "file:///work/" + name, language: language) == [])
    }

    /// The copies would be 2³⁰ values.
    @Test("Objects that are doubled again and again do not keep the editor from the others")
    func doubled() {
        let names = (0..<30).map { "const v\($0 + 1)={...v\($0),...v\($0)};" }.joined(separator: "\n")
        let text = "const v0={a:1};\n" + names + "\nnew ApplePaySession(3,v30);\n" + SourceDiagnosticTests.call
        #expect(rules(text) == ["amount/one-decimal"])
    }

    @Test("A type annotation marks a literal as a document")
    func declared() {
        let text = "/** @type {ApplePayJS.ApplePayPaymentRequest} */\nconst request = " + SourceDiagnosticTests.bare
        #expect(rules(text) == ["amount/one-decimal"])
    }

    @Test(
        "Comments with a reason hide findings",
        arguments: [
            ("// paysheet-ignore amount/one-decimal: the provider rounds", 0), ("/* paysheet-ignore amount: rounds */", 0),
            ("// paysheet-ignore amount/one-decimal", 1), ("// paysheet-ignore country: no", 1),
        ])
    func comments(_ comment: String, _ count: Int) {
        #expect(rules(comment + "\n" + SourceDiagnosticTests.call).count == count)
    }

    @Test("The configuration of the project is used")
    func configuration() {
        let ignore = #"{"ignore":[{"rule":"amount/one-decimal","glob":"*.js","reason":"the provider rounds"}]}"#
        #expect(rules(Sources.oneDecimal, files: [".paysheet.json": ignore]) == [])
        #expect(rules(Sources.clean, files: [".paysheet.json": #"{"expectCountry":"DE"}"#]) == ["country/expected"])
    }

    @Test("After edits, the findings match the new code, even while it is incomplete")
    func edits() {
        var session = Session()
        session.open(Sources.clean, at: Sources.address, language: "javascript")
        session.change("1:51-1:53", to: "5", version: 2, at: Sources.address)
        session.change("1:52-1:52", to: "0", version: 3, at: Sources.address)
        session.change("4:2-4:2", to: "const { = `${", version: 4, at: Sources.address)
        session.change("4:2-4:15", to: "", version: 5, at: Sources.address)
        let published = session.run().published(Sources.address).map { $0.map { $0["code"]?.string ?? "" } }
        #expect(published.count == 5)
        #expect(published[0] == [])
        #expect(published[1].contains("amount/one-decimal"))
        #expect(published[2] == ["total/sum"])
        #expect(published[4] == published[2])
    }

    @Test("Every document of a file is checked with the version of its session")
    func several() {
        let text = """
            new ApplePaySession(1, \(SourceDiagnosticTests.bare.replacing("'visa'", with: "'mada'")))
            new ApplePaySession(14, \(SourceDiagnosticTests.bare.replacing("'visa'", with: "'mada'")))
            """
        let rules = rules(text)
        #expect(rules.filter { $0 == "amount/one-decimal" }.count == 2)
        #expect(rules.filter { $0 != "amount/one-decimal" }.count == 1)
    }
}
