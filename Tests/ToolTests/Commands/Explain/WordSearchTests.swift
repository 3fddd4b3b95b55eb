import PaySheet
import PaySheetChecking
import PaySheetTool
import Testing

@Suite("Search by words of explain")
struct WordSearchTests {
    private static func search(_ words: String) throws -> JSON {
        let world = TestWorld()
        #expect(world.run("explain", words, "--format", "json") == 0, "\(world.errors)")
        return try JSON(world.output)
    }

    @Test(
        "A question leads to the right thing first or second",
        arguments: [
            ("how do I test without a device", "Docs/Testing-without-a-device.md"),
            ("trial then monthly", "Examples/Documents/recurring/free-trial-then-monthly.applepay.json"),
            ("currency of contexts", "ApplePayPaymentTokenContext.md"), ("how to renew my certificate", "Docs/Certificates.md"),
            ("split the payment between merchants", "paysheet help split"), ("which rules are about networks", "paysheet explain network"),
            ("apple wallet orders", "Docs/Wallet-orders.md"), ("supportsEMV", "paysheet explain capability/emv"),
        ])
    func questions(_ words: String, _ next: String) throws {
        let results = try Self.search(words)["results"].list.prefix(2).compactMap { $0["next"].string }
        #expect(results.contains { $0.contains(next) }, "\(results)")
    }

    @Test(
        "A symptom leads to a page first, second or third",
        arguments: [
            ("apple pay button not showing on chrome", "Docs/Browsers.md#other-browsers"),
            ("Apple Pay Visible on iPad Chrome but Not on MacOS Chrome", "Docs/Browsers.md#other-browsers"),
            ("Apple Pay is not showing up in the checkout page", "Docs/Browsers.md#when-no-button-appears"),
            ("Invalid shipping address for UK", "Docs/Contacts.md#when"),
            ("Invalid shipping address for UK and Apple Pay", "Docs/Contacts.md#when"),
            ("shipping address postal code redacted", "Docs/Contacts.md#when"),
            ("opens Wallet instead of the sheet", "Docs/Browsers.md#when-no-button-appears"),
            ("Apple pay redirects to Apple Wallet not to Apple pay on Real device", "Docs/Browsers.md#when-no-button-appears"),
            ("in a webview", "Docs/Browsers.md#in-a-web-view"), ("webview", "Docs/Browsers.md#in-a-web-view"),
            ("ApplePaySession not working in InAppBrowser", "Docs/Browsers.md#in-a-web-view"),
            ("some payments lack eciIndicator and onlinePaymentCryptogram after decryption", "paysheet explain decrypted/eci"),
        ])
    func symptoms(_ words: String, _ next: String) throws {
        let found = try Self.search(words)
        let results = found["results"].list.prefix(3).compactMap { $0["next"].string }
        #expect(results.contains { $0.hasPrefix(next) }, "\(results)")
        #expect(found["guess"].bool == true)
    }

    @Test("A word that no entry has does not hide a page, and the answer is a guess")
    func unknownWord() throws {
        let found = try Self.search("the weather in chrome")
        #expect(found["results"][0]["next"].string == "Docs/Browsers.md#other-browsers" && found["guess"].bool == true)
        #expect(found["results"].count <= 3)
    }

    @Test("The types of one provider do not come first in a question without a provider")
    func providers() throws {
        let found = try Self.search("Apple Pay is not showing up in the checkout page")
        #expect(found["results"][0]["next"].string?.hasPrefix("Docs/") == true)
    }

    @Test("At most eight results, each with a different place that goes on, and a guess is called one")
    func form() throws {
        let found = try Self.search("amount of the shipping method")
        let next = found["results"].list.compactMap { $0["next"].string }
        #expect((1...8).contains(next.count) && Set(next).count == next.count)
        #expect(next.allSatisfy { $0.hasPrefix("paysheet ") || $0.contains("/") })
        let world = TestWorld()
        #expect(world.run("explain", "weather of the currency in contexts") == 0)
        #expect(world.output.hasPrefix("Not a known message and not a rule. Perhaps "))
        #expect(try Self.search("weather of the currency in contexts")["guess"].bool == true)
        #expect(try Self.search("testing a checkout")["guess"].bool == false)
    }

    @Test("Endings and capital letters of words do not matter", arguments: ["TESTING CHECKOUTS", "test a checkout", "tests of checkouts"])
    func endings(_ words: String) throws {
        #expect(try Self.search(words)["results"][0]["next"].string == "Docs/Testing-a-checkout.md")
    }

    @Test("A text with a slash is a rule only if it has the form of a name")
    func slash() {
        for text in ["and/or what is the weather", "application/json; charset", "a/b/c"] {
            let world = TestWorld()
            _ = world.run("explain", text)
            #expect(!world.errors.contains("unknown rule"), "\(world.errors)")
        }
    }

    @Test(
        "If nothing fits, it says so",
        arguments: [
            "what is the weather", "what does error 417 mean", "hello world", "how do I bake a cake", "x", "how do I", "💳",
            String(repeating: "shipping ", count: 100),
        ])
    func nothing(_ words: String) {
        let world = TestWorld()
        #expect(world.run("explain", words) == 2)
        #expect(world.output.isEmpty && world.errors.contains("\"; paysheet explain --list lists all rules"), "\(world.errors)")
    }
}
