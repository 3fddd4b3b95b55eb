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

    private static let access = [
        "issuing", "access", "--app", "Bank", "--team", "A1B2C3D4E5", "--adam-id", "1234567890", "--bundle-id", "com.example.bank",
    ]

    @Test("access takes data with the form of Stripe's examples")
    func access() {
        #expect(world.run(Self.access) == 0)
        #expect(world.output.contains("one request for each set"))
        #expect(world.run(Self.access + ["--format", "json"]) == 0)
        #expect(world.output.contains("\"complete\": true"))
    }

    @Test(
        "access names the one value that has another form, and does not print it",
        arguments: [
            ("app", " "), ("team", "A1B2C3D4E"), ("team", "a1b2c3d4e5"), ("adam-id", ""), ("adam-id", "id42"), ("bundle-id", "wallet"),
            ("bundle-id", "com..bank"), ("bundle-id", "com.example.my bank"),
        ])
    func access(_ name: String, _ value: String) throws {
        var arguments = Self.access
        let place = try #require(arguments.firstIndex(of: "--" + name))
        arguments[place + 1] = value
        #expect(world.run(arguments) == 1)
        #expect(world.output.split(separator: "\n").count == 1 && world.output.hasPrefix("--" + name + ": "), "\(world.output)")
        #expect(value.utf8.count < 4 || !world.output.contains(value))
        #expect(world.run(arguments + ["--format", "json"]) == 1)
        #expect(world.output.contains("\"subject\": \"\(name)\""))
    }

    @Test("Examples have no findings as their kinds", arguments: [("issuing-card", "IssuingCard"), ("ephemeral-key", "EphemeralKey")])
    func examples(_ name: String, _ kind: String) {
        #expect(world.run("example", name) == 0)
        let first = world.output
        world.files["example.json"] = Array(first.utf8)
        #expect(world.run("check", "--kind", kind, "--fail-on", "info", "example.json") == 0, "\(world.output)")
        #expect(world.run("example", name, "--seed", "2") == 0)
        #expect(world.output != first)
    }

    @Test(
        "A broken example has the finding of its rule",
        arguments: [("issuing/contact", "IssuingCard"), ("issuing/lifetime", "EphemeralKey")])
    func broken(_ rule: String, _ kind: String) {
        #expect(world.run("example", "--break", rule, "--seed", "3") == 0)
        world.files["broken.json"] = Array(world.output.utf8)
        _ = world.run("check", "--kind", kind, "--format", "concise", "broken.json")
        #expect(world.output.contains("[" + rule + "]"), "\(world.output)")
    }

    @Test(
        "Mistakes of usage are named",
        arguments: [
            [], ["sell"], ["decide"], ["decide", "--card", "card.json"], ["steps"], ["steps", "--country", "XX"],
            ["steps", "--country", "US", "--device", "no"], ["decide", "--card", "card.json", "--device", "yes", "--push"],
            ["access"], ["access", "--app", "Bank"], ["steps", "--country", "US", "--team", "A1B2C3D4E5"], ["steps", "more"],
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
