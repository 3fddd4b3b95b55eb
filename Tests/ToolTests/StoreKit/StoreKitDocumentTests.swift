import Foundation
import PaySheet
import PaySheetChecking
import PaySheetGuide
import PaySheetStoreKit
import PaySheetTool
import Testing

/// The commands for documents, with a StoreKit configuration file.
@Suite("StoreKit configuration files as documents")
struct StoreKitDocumentTests {
    static let file = StoreKitGuide.base.text

    private func changed(_ from: String, _ to: String) -> String { Self.file.replacing(from, with: to, maxReplacements: 1) }

    @Test("check recognizes a file by its members, and finds files with the extension in folders")
    func check() {
        let world = TestWorld([
            "a.json": Self.file, "app/Store.storekit": Self.file, "app/Other.STOREKIT": changed("21000001\",\"type", "7\",\"type"),
            "app/text.txt": Self.file,
        ])
        #expect(world.run("check", "a.json") == 0)
        #expect(world.output.contains("a.json: no findings (checked as StoreKitConfiguration)"))
        #expect(world.run("check", "app") == 1)
        #expect(world.output.contains("2 documents") && world.output.contains("error[store-kit/group-mismatch]"), "\(world.output)")
        #expect(world.run("check", "--kind", "ApplePayPaymentRequest", "a.json") == 1)
    }

    @Test(
        "A file with the extension that is something else, or no JSON, is reported", arguments: ["{\"a\":1}", "{\"products\":[", "", "[]"])
    func other(_ text: String) {
        let world = TestWorld(["app/Store.storekit": text])
        #expect(world.run("check", "app") == 1)
        #expect(world.output.contains("app/Store.storekit"), "\(world.output)")
    }

    @Test(
        "The files of each version are recognized",
        arguments: [
            #"{"products":[],"settings":{},"subscriptionGroups":[],"version":{"major":1,"minor":0}}"#,
            #"{"identifier":"A","nonRenewingSubscriptions":[],"products":[],"settings":{},"subscriptionGroups":[],"version":{"major":3,"minor":0}}"#,
        ])
    func versions(_ text: String) {
        let world = TestWorld(["Store.storekit": text])
        #expect(world.run("check", "--fail-on", "info", "Store.storekit") == 0, "\(world.output)")
        #expect(world.output.contains("checked as StoreKitConfiguration"))
    }

    @Test("describe says what up, down and sideways mean")
    func describe() {
        let world = TestWorld(["a.storekit": Self.file, "bad.storekit": changed(#""P1Y""#, "7")])
        #expect(world.run("describe", "a.storekit") == 0)
        let plus = "com.example.app.plus."
        for sentence in [
            "The file has the version 5.0, 2 products without renewal, and 3 subscriptions in 1 group.",
            "com.example.app.stickers, bought once, costs 1.99.",
            "The group \"Plans\" has 3 subscriptions on 2 levels; a person has one of them at a time.",
            "Level 1: \(plus)monthly costs 4.99 and renews after 1 month; it begins with 1 week for nothing and has 2 other offers.",
            "Up, to a smaller level number: starts at once; the unused part is refunded.",
            "Down, to a larger level number: starts at the next renewal.",
            "From \(plus)monthly: sideways at the next renewal to \(plus)yearly and down at the next renewal to com.example.app.basic.monthly.",
            "From com.example.app.basic.monthly: up at once to \(plus)monthly and up at once to \(plus)yearly.",
        ] { #expect(world.output.contains(sentence + "\n"), "\(world.output)") }
        #expect(world.run("describe", "--format", "json", "a.storekit") == 0)
        #expect(world.output.contains("\"sentences\": ["))
        #expect(world.run("describe", "bad.storekit") == 1)
        #expect(world.errors.contains("bad.storekit: not described; correct this first"))
        #expect(world.run("preview", "a.storekit") == 2)
    }

    @Test(
        "diff says what a subscriber notices",
        arguments: [
            (
                #""displayPrice":"49.99""#, #""displayPrice":"59.99""#,
                "com.example.app.plus.yearly, price: 49.99 before, 59.99 now; subscribers keep"
            ),
            (#""displayPrice":"49.99""#, #""displayPrice":"39.99""#, "subscribers pay it from their next renewal on"),
            (#""displayPrice":"1.99""#, #""displayPrice":"2.99""#, "people who buy from now on pay it"),
            (#""P1Y""#, #""P6M""#, "plus.yearly, duration: 1 year before, 6 months now"),
            (#""groupNumber":2"#, #""groupNumber":3"#, "basic.monthly, level: 2 before, 3 now"),
            (
                #""subscriptionPeriod":"P1W""#, #""subscriptionPeriod":"P2W""#,
                "plus.monthly, introductory offer: 1 week for nothing before, P2W for nothing now"
            ),
            ("com.example.app.season", "com.example.app.winter", "com.example.app.season is gone: people can no longer buy it."),
            ("com.example.app.season", "com.example.app.winter", "com.example.app.winter is new: 9.99."),
            (#""familyShareable":true"#, #""familyShareable":false"#, "stickers, family sharing: on before, off now; families lose it."),
        ])
    func diff(_ from: String, _ to: String, _ sentence: String) {
        let world = TestWorld(["a.storekit": Self.file, "b.storekit": changed(from, to)])
        #expect(world.run("diff", "a.storekit", "b.storekit") == 1)
        #expect(world.output.contains(sentence), "\(world.output)")
        #expect(world.run("diff", "--format", "json", "a.storekit", "b.storekit") == 1)
        #expect(world.output.contains("\"differs\": true"))
    }

    @Test("diff is silent about what people do not notice")
    func same() {
        let world = TestWorld(["a.storekit": Self.file, "b.storekit": changed("\"_locale\":\"en_US\"", "\"_locale\":\"de\"")])
        #expect(world.run("diff", "a.storekit", "a.storekit") == 0)
        #expect(world.output == "nothing differs\n")
        #expect(world.run("diff", "a.storekit", "b.storekit") == 0)
        #expect(world.output == "nothing that a person who buys notices\n")
    }

    @Test("fix, fmt, anonymize and schema accept the files")
    func rewriting() {
        let key = "-----BEGIN PRIVATE KEY-----\\nMHcCAQEEIEv8xQ\\n-----END PRIVATE KEY-----"
        let world = TestWorld([
            "app/a.storekit": changed("\"displayPrice\":\"1.99\"", "\"displayPrice\":1.99"),
            "group.storekit": changed("\"subscriptionGroupID\":\"21000001\"", "\"subscriptionGroupID\":\"1\""),
            "key.storekit": changed(
                ",\"version\"",
                ",\"subscriptionOffersKeyPair\":{\"id\":\"K7K7K7\",\"privateKey\":\"\(key)\"},\"version\""
            ).replacing("\"_locale\"", with: "\"_developerTeamID\":\"ABCDE12345\",\"_locale\""),
        ])
        #expect(world.run("fix", "app") == 0)
        #expect(world.text("app/a.storekit") == Self.file)
        #expect(world.run("fix", "group.storekit") == 0)
        #expect(world.text("group.storekit") == Self.file)
        #expect(world.run("fmt", "app/a.storekit") == 0)
        #expect(world.run("fmt", "--check", "app/a.storekit") == 0)
        #expect(world.run("anonymize", "key.storekit") == 0)
        for text in ["MHcCAQEEIEv8xQ", "K7K7K7", "ABCDE12345", "BEGIN PRIVATE"] {
            #expect(!world.output.contains(text), "\(text) is in the output")
        }
        #expect(world.output.contains("com.example.app.plus.monthly"))
        #expect(world.run("schema", "StoreKitConfiguration") == 0)
        #expect(world.output.contains("\"title\": \"StoreKitConfiguration\"") && world.output.contains("\"type\": \"null\""))
    }

    @Test("explain finds rules by name, topic and source")
    func explain() {
        let world = TestWorld()
        #expect(world.run("explain", "store-kit/several-groups") == 0)
        #expect(world.run("explain", "store-kit") == 0)
        #expect(world.output.contains("store-kit/offer-id"))
        for (source, rule) in [("SK-020", "code/unknown"), ("SK-013", "store-kit/several-groups"), ("SG-005", "store-kit/level-price")] {
            #expect(world.run("explain", source) == 0)
            #expect(world.output.contains(rule), "\(source)")
        }
    }

    @Test("Examples have no findings")
    func examples() {
        let world = TestWorld()
        #expect(world.run("example", "storekit", "--count", "60", "--ndjson") == 0)
        let check = TestWorld(input: world.output)
        #expect(check.run("check", "--ndjson", "--select", "advice", "--fail-on", "info", "-") == 0, "\(check.output)")
        #expect(check.output.contains("60 documents"))
    }

    @Test("An example broken by a rule has only its finding", arguments: StoreKitGuide.cards.map { $0.name })
    func broken(_ rule: String) throws {
        let world = TestWorld()
        #expect(world.run("example", "--break", rule, "--seed", "9") == 0, "\(world.errors)")
        let check = TestWorld(input: world.output)
        _ = check.run("check", "--select", "advice", "--format", "json", "-")
        #expect(check.output.contains("\"rule\": \"\(rule)\""), "\(check.output)")
    }

    @Test("Ten million bytes and deep nesting end in findings")
    func hostile() {
        let products = String(repeating: "{\"a\":1},", count: 600_000)
        let world = TestWorld([
            "long.storekit": "{\"products\":[\(products){}],\"version\":{\"major\":1,\"minor\":0}}",
            "deep.storekit": "{\"version\":" + String(repeating: "{\"major\":", count: 50_000),
        ])
        #expect(world.run("check", "long.storekit", "--max-findings", "10") == 1)
        #expect(world.run("check", "deep.storekit") == 1)
    }
}
