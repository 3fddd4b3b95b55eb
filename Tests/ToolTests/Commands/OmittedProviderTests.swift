import PaySheetChecking
import PaySheetTool
import Testing

/// `--no-providers` in every command that reads documents.
@Suite("Commands without the documents of providers")
struct OmittedProviderTests {
    private static let json =
        #"{"country":"US","currency":"usd","total":{"label":"Dune","amount":19.99},"displayItems":[]}"#

    @Test(
        "The commands have the option",
        arguments: ["check", "fix", "fmt", "describe", "preview", "diff", "translate", "anonymize", "extract"])
    func option(_ name: String) {
        #expect(Command.named(name)?.options.filter { $0.name == "no-providers" }.count == 1)
    }

    @Test("A document of a provider is not recognized", arguments: ["translate", "describe", "preview"])
    func unread(_ name: String) {
        let world = TestWorld(["a.json": Self.json.replacing("19.99", with: "1999")])
        #expect(world.run(name, "a.json") == 0)
        #expect(world.run(name, "--no-providers", "a.json") != 0)
        #expect(world.output.isEmpty)
    }

    @Test("Documents of providers are not compared")
    func compared() {
        let world = TestWorld(["a.json": Self.json.replacing("19.99", with: "1999"), "b.json": Self.json.replacing("19.99", with: "2999")])
        #expect(world.run("diff", "a.json", "b.json") == 1)
        #expect(world.run("diff", "--no-providers", "a.json", "b.json") == 2)
    }

    @Test("Calls in source code are not translated")
    func source() {
        let script = "stripe.paymentRequest({ country: 'US', currency: 'usd', total: { label: 'Dune', amount: 1999 } });"
        let world = TestWorld(["a.js": script])
        #expect(world.run("translate", "a.js") == 0)
        #expect(world.run("translate", "--no-providers", "a.js") == 2)
    }

    @Test("A document of a provider is not fixed")
    func fixed() {
        let world = TestWorld(["a.json": Self.json])
        _ = world.run("fix", "--no-providers", "--include-risky", "a.json")
        #expect(world.text("a.json") == Self.json)
        #expect(world.run("fix", "--include-risky", "a.json") == 0)
        #expect(world.text("a.json") != Self.json)
    }

    @Test("A kind that is left out is a mistake of the call", arguments: ["check", "fix", "fmt", "translate"])
    func kind(_ name: String) {
        let world = TestWorld(["a.json": Self.json])
        #expect(world.run(name, "--no-providers", "--kind", "StripePaymentRequest", "a.json") == 2)
        #expect(world.errors.contains("StripePaymentRequest"))
        #expect(world.text("a.json") == Self.json)
    }
}
