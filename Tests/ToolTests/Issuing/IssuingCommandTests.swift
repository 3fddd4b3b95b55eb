import PaySheetGuide
import PaySheetIssuing
import Testing

@Suite("Card provisioning in the command")
struct IssuingCommandTests {
    private let world = TestWorld(["card.json": IssuingGuide.card.text, "key.json": IssuingGuide.key.text, "bad.json": "{\"id\":1}"])

    @Test("decide prints the decision and its reasons")
    func decide() {
        #expect(world.run("issuing", "decide", "--card", "card.json", "--device", "yes") == 0)
        #expect(world.output.hasPrefix("show\n") && world.output.contains("pass an empty primaryAccountIdentifier"))
        #expect(world.run("issuing", "decide", "--card", "card.json", "--device", "no") == 1)
        #expect(world.output == "hide\nthe device cannot add the card, or has it already\n")
        #expect(world.run("issuing", "decide", "--card", "card.json", "--device", "yes", "--platform", "samsung", "--format", "json") == 1)
        #expect(world.output.contains("\"show\": false"))
        #expect(world.run("issuing", "decide", "--card", "bad.json", "--device", "yes") == 2)
    }

    @Test("steps lists the approvals")
    func steps() {
        #expect(world.run("issuing", "steps", "--country", "US", "--platform", "apple") == 0)
        #expect(world.output.hasPrefix("1. let Apple approve the program"))
        #expect(world.run("issuing", "steps", "--country", "DE", "--push", "--format", "json") == 0)
        #expect(world.output.contains("\"stripe\",\n    \"apple\",\n    \"entitlement\""))
        #expect(world.run("issuing", "steps", "--country", "US", "--platform", "samsung", "--push") == 1)
    }

    @Test(
        "Mistakes of usage are named",
        arguments: [
            [], ["sell"], ["decide"], ["decide", "--card", "card.json"], ["steps"], ["steps", "--country", "XX"],
            ["steps", "--country", "US", "--device", "no"], ["decide", "--card", "card.json", "--device", "yes", "--push"],
        ])
    func usage(_ arguments: [String]) {
        #expect(world.run(["issuing"] + arguments) == 2)
        #expect(!world.errors.isEmpty)
    }

    @Test("check takes the kinds, and never shows a secret")
    func check() {
        #expect(world.run("check", "--kind", "EphemeralKey", "--now", "2020-04-10T22:30:00Z", "key.json") == 0)
        #expect(world.output.contains("checked as EphemeralKey"))
        #expect(world.run("check", "--kind", "EphemeralKey", "--now", "2026-11-28T00:00:00Z", "--fail-on", "warning", "key.json") == 1)
        #expect(world.output.contains("issuing/expired") && !world.output.contains("ek_test_1"))
        #expect(world.run("check", "--kind", "IssuingCard", "card.json") == 0)
        #expect(world.run("anonymize", "--kind", "EphemeralKey", "key.json") == 0)
        #expect(!world.output.contains("ek_test_1") && !world.output.contains("ic_1GWQp6EESaYspYZ9uSEZOcq9"))
    }
}
