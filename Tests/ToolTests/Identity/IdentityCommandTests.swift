import Foundation
import PaySheetGuide
import PaySheetIdentity
import Testing

@Suite("Identity documents in the command")
struct IdentityCommandTests {
    private static let certificate =
        (try? String(contentsOf: Repository.root.appendingPathComponent("Tests/TokensTests/Fixtures/processing.pem"), encoding: .utf8))
        ?? ""

    private let world = TestWorld([
        "record.json": IdentityGuide.record.text, "web.json": IdentityGuide.webRecord.text, "answer.b64": IdentitySample.answer,
        "other.json": IdentityGuide.record.text.replacing("A1B2C3D4E5", with: "A1B2C3D4E6"), "request.json": IdentityGuide.request.text,
        "shop.pem": certificate, "broken.b64": "gYGB", "long.cbor": String(repeating: "x", count: 5_000_000),
    ])

    @Test("envelope prints each step, and ends with 1 if one failed")
    func envelope() {
        #expect(world.run("identity", "envelope", "answer.b64", "--request", "record.json") == 0)
        #expect(world.output.contains("IV-04 passed: session transcript") && world.output.contains("IV-13 not done"))
        #expect(world.output.split(separator: "\n").filter { $0.hasPrefix("IV-") }.count == 13)
        #expect(world.run("identity", "envelope", "answer.b64", "--request", "record.json", "--certificate", "shop.pem") == 1)
        #expect(world.output.contains("IV-03 failed") && world.output.contains("IV-04 passed"))
        #expect(world.run("identity", "envelope", "answer.b64", "--request", "other.json", "--format", "json") == 1)
        #expect(world.output.contains("\"outcome\": \"failed\"") && world.output.contains("\"id\": \"IV-04\""))
        #expect(world.run("identity", "envelope", "broken.b64", "--request", "record.json") == 1)
        #expect(world.output.contains("IV-02 failed"))
        #expect(world.run("identity", "envelope", "long.cbor", "--request", "record.json") == 1)
    }

    private static func example(_ name: String) -> String {
        (try? String(contentsOf: Repository.root.appendingPathComponent("Examples/identity/" + name), encoding: .utf8)) ?? ""
    }

    private static let document = [
        "identity", "document", "content.b64", "--request", "record.json", "--certificate", "identity.pem", "--root", "root.pem", "--now",
        "2026-11-20",
    ]

    private static func documentWorld() -> TestWorld {
        TestWorld([
            "record.json": IdentityGuide.record.text, "content.b64": example("content.b64"), "identity.pem": example("identity.pem"),
            "root.pem": example("root.pem"), "answer.b64": IdentitySample.answer,
        ])
    }

    @Test("document prints each step and the elements, as the page shows, and says whether they can be trusted")
    func document() throws {
        let page = try String(contentsOf: Repository.root.appendingPathComponent("Docs/Identity.md"), encoding: .utf8)
        let world = Self.documentWorld()
        #expect(world.run(Self.document) == 0)
        #expect(page.contains("$ paysheet " + Self.document.joined(separator: " ") + "\n" + world.output + "```"), "\(world.output)")
        #expect(world.run(Self.document + ["--format", "json"]) == 0)
        #expect(world.output.contains("\"trusted\": true") && world.output.contains("\"value\": \"Jane\""))
        #expect(world.run(Self.document + ["--format", "sarif"]) == 0)
        #expect(!world.output.contains("Jane"))
        // Without a root, nothing is trusted, and nothing is wrong.
        #expect(world.run(Self.document.filter { $0 != "--root" && $0 != "root.pem" }) == 0)
        #expect(world.output.contains("IV-07 not done") && world.output.contains("\nnot trusted:\n"))
        world.files["content.b64"] = [UInt8](Self.example("content.b64").replacing("VmFsdWVkSmFuZ", with: "VmFsdWVkSm9uZ").utf8)
        #expect(world.run(Self.document) == 1)
        #expect(world.output.contains("IV-09 failed") && world.output.contains("\nnot trusted:\n"))
        #expect(world.run(Self.document + ["--format", "sarif"]) == 1)
        #expect(world.output.contains("identity-answer/digests"))
        #expect(world.run(["identity", "document", "answer.b64", "--request", "record.json"]) == 1)
        #expect(world.output.contains("IV-05 failed") && world.output.contains("not trusted: no elements"))
    }

    @Test("The page shows what envelope prints, and the sentences of describe")
    func page() throws {
        let page = try String(contentsOf: Repository.root.appendingPathComponent("Docs/Identity.md"), encoding: .utf8)
        let world = TestWorld([
            "record.json": IdentityGuide.record.text, "identity.cer": Self.certificate, "answer.cbor": IdentitySample.mistaken,
        ])
        let command = ["identity", "envelope", "answer.cbor", "--request", "record.json", "--certificate", "identity.cer"]
        #expect(world.run(command) == 1)
        #expect(page.contains("$ paysheet " + command.joined(separator: " ") + "\n" + world.output))
        #expect(world.run("describe", "record.json") == 0)
        #expect(page.contains(world.output))
    }

    @Test("transcript prints digits, for an app with a certificate")
    func transcript() {
        #expect(world.run("identity", "transcript", "web.json") == 0)
        #expect(world.output.hasPrefix("transcript: 83f6f6826564636170695820f909037a"))
        #expect(world.run("identity", "transcript", "record.json") == 2)
        #expect(world.errors.contains("--certificate"))
        #expect(world.run("identity", "transcript", "record.json", "--certificate", "shop.pem", "--format", "json") == 0)
        #expect(world.output.contains("\"transcript\": \"83f6f685781c"))
    }

    @Test("expect lists names, and describe says what is kept")
    func expect() {
        #expect(world.run("identity", "expect", "record.json") == 0)
        #expect(world.output.contains("age at least 18: org.iso.18013.5.1/age_over_18, org.iso.18013.5.1/age_in_years"))
        #expect(world.run("identity", "expect", "web.json") == 2)
        #expect(world.run("describe", "record.json") == 0)
        #expect(world.output.contains("age at least 18: never stored."))
        #expect(world.run("describe", "request.json") == 0)
        #expect(world.output.contains("given_name: stored."))
    }

    @Test("check detects the kinds, and anonymize replaces the nonce")
    func check() {
        #expect(world.run("check", "record.json", "web.json", "request.json") == 0)
        #expect(world.run("anonymize", "record.json") == 0)
        #expect(!world.output.contains("AAECAwQF"))
        #expect(world.run("example", "identity") == 0)
        #expect(world.output.contains("willNotStore"))
    }

    @Test(
        "Other documents with members of these names stay what they are",
        arguments: [
            (#"{"nonce":"AAEC","merchantIdentifier":"AB12","merchantSessionIdentifier":"SSH1"}"#, "MerchantSession"),
            (#"{"nonce":"AAEC","merchantIdentifier":"merchant.com.example"}"#, "MerchantSession"),
            (#"{"mediation":"required","publicKey":{"challenge":"AAEC","rpId":"a.example"}}"#, "unknown"),
            (#"{"protocol":"mqtt","data":{"topic":"a"}}"#, "unknown"), (#"{"protocol":"https","data":{}}"#, "unknown"),
            (#"{"origin":"https://a.example","nonce":"AAEC"}"#, "unknown"),
        ])
    func others(_ text: String, _ kind: String) {
        let world = TestWorld(["a.json": text])
        #expect(world.run("check", "a.json") == (kind == "unknown" ? 1 : 0))
        #expect(world.output.contains(kind == "unknown" ? "the kind of this document is unknown" : "checked as \(kind)"))
    }

    @Test(
        "What is not an answer is said so",
        arguments: [
            ([], 1, "there are no bytes"), ([0x20, 0x0A], 1, "there are bytes after"),
            ([UInt8](repeating: 0, count: 9), 1, "there are bytes after"),
            ([UInt8](#" {"response": "o2lhb"}"#.utf8), 2, "this is JSON; give the CBOR of the answer, or the text of its response"),
        ] as [([UInt8], Int32, String)])
    func notAnAnswer(_ bytes: [UInt8], _ status: Int32, _ words: String) {
        world.files["answer"] = bytes
        #expect(world.run("identity", "envelope", "answer", "--request", "record.json") == status)
        #expect((world.output + world.errors).contains(words))
    }

    @Test(
        "Mistakes of usage are named",
        arguments: [
            [], ["open", "answer.b64"], ["envelope", "answer.b64"], ["envelope", "answer.b64", "--request", "request.json"],
            ["expect", "record.json", "--request", "record.json"], ["expect", "record.json", "--certificate", "shop.pem"],
            ["envelope", "-", "--request", "-"], ["expect", "answer.b64"], ["document", "answer.b64"],
            ["document", "answer.b64", "--request", "record.json", "--root", "none.pem"],
            ["document", "answer.b64", "--request", "record.json", "--now", "yesterday"],
            ["envelope", "answer.b64", "--request", "record.json", "--root", "shop.pem"],
            ["envelope", "answer.b64", "--request", "record.json", "--now", "today"],
            ["envelope", "none.cbor", "--request", "record.json"],
        ])
    func usage(_ arguments: [String]) {
        #expect(world.run(["identity"] + arguments) == 2)
        #expect(!world.errors.isEmpty)
    }
}
