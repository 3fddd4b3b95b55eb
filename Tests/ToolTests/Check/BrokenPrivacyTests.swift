import PaySheetReports
import PaySheetShapes
import TestSupport
import Testing

/// A text that is broken anywhere shows no personal value, and hides nothing that is certainly not personal.
@Suite("Privacy of broken text")
struct BrokenPrivacyTests {
    @Test("With one lost, added or wrong character, no personal value is shown", arguments: Shapes.kinds)
    func mutations(_ kind: KindRow) throws {
        let shape = try #require(Shapes.shape(named: kind.shape))
        var numbers = SeededGenerator(seed: UInt64(Shapes.kinds.firstIndex { $0.name == kind.name } ?? 0))
        let texts = ["\"CANARY98769876\"", "\"Flat, CANARY98769876: 5\"", "98769876"].map { value in
            PersonalCanaries(value: value, other: "\"x\"").object(shape)
        }
        for round in 0..<TestScale.scaled(15) {
            var bytes = Array(texts[round % texts.count].utf8)
            if round % 4 == 3 { bytes = bytes.flatMap { $0 == UInt8(ascii: ",") ? [$0, 0x0A] : [$0] } }
            let place = Int.random(in: 0..<bytes.count, using: &numbers)
            let signs = Array("\"'`:,{}[]\\/xé\n".utf8)
            let sign = signs[Int.random(in: 0..<signs.count, using: &numbers)]
            switch round % 5 {
            case 0: bytes.remove(at: structural(bytes, from: place))
            case 1: bytes.insert(sign, at: place)
            case 2: bytes[structural(bytes, from: place)] = sign
            case 3: bytes.removeLast(bytes.count - place)
            default: bytes.removeFirst(place)
            }
            expectSilence(bytes, round % 2 == 0 ? kind.name : "auto", round)
        }
    }

    /// The next sign of structure: a mistake there matters most.
    private func structural(_ bytes: [UInt8], from place: Int) -> Int {
        bytes[place...].firstIndex { Array("\":,{}[]".utf8).contains($0) } ?? place
    }

    private func expectSilence(_ bytes: [UInt8], _ kind: String, _ turn: Int) {
        let formats = (0..<2).map { ReportFormat.allCases[(turn * 2 + $0) % ReportFormat.allCases.count].rawValue }
        let world = TestWorld(["a.json": ""])
        world.files["a.json"] = bytes
        let status = world.run(["check", "a.json", "--kind", kind] + formats.flatMap { ["--report", $0 + "=" + $0] })
        #expect(status < 2)
        for report in [world.output, world.errors] + formats.map({ world.text($0) ?? "" }) {
            let leak = report.split(separator: "\n").first { line in ["CANARY", "98769876"].contains { line.contains($0) } }
            #expect(leak == nil, "\(leak ?? "")\n\(String(decoding: bytes, as: UTF8.self))")
        }
        for command in [["anonymize", "a.json"], ["anonymize", "--ndjson", "a.json"], ["fmt", "--check", "a.json"]] {
            _ = world.run(command)
            let leak = ["CANARY", "98769876"].first { world.errors.contains($0) }
            #expect(leak == nil, "\(command): \(world.errors)\n\(String(decoding: bytes, as: UTF8.self))")
        }
    }

    /// A request that goes on.
    private static let request =
        #"{"countryCode":"US","currencyCode":"USD","supportedNetworks":["visa"],"merchantCapabilities":["supports3DS"],"#
        + #""total":{"label":"a","amount":"1.00"}"#

    struct Case: Sendable, CustomTestStringConvertible {
        let text: String
        var shown: [String] = []
        var hidden: [String] = []
        var testDescription: String { text }
    }

    @Test(
        "Excerpts of broken text hide personal values and show others",
        arguments: [
            Case(text: #"{"addressLines":["12 Street","SECRETFLAT":]}"#, shown: [#""•••","•••":]"#], hidden: ["SECRETFLAT", "Street"]),
            Case(
                text: #"{"supportedNetworks":["visa" "masterCard"],"total":{"label":"Jo","amount":"12.50"}, tru}"#,
                shown: [#"["visa" "masterCard"]"#, #""amount":"12.50""#], hidden: ["Jo"]),
            Case(text: #"const request = {"givenName":"Jo" "x"};"#, shown: ["const request = {"], hidden: ["Jo"]),
            Case(
                text: #"session.completePayment({"status":0,"errors":[],} ); // Jo"#, shown: ["session.completePayment({"], hidden: ["Jo"]),
            Case(text: #"{"givenName":"Ann", SECRET: 1, "x" 5}"#, shown: ["SECRET"], hidden: ["Ann"]),
            Case(text: #"{"givenName":"Ann" "y": 1, SECRET: 1, tru}"#, hidden: ["Ann", "SECRET"]),
            Case(text: #"{"addressLines":["1 Way],SECRET: 1}"#, hidden: ["Way", "SECRET"]),
            // Braces in place of brackets, and texts without names.
            Case(
                text: BrokenPrivacyTests.request + #","shippingContact":{"addressLines":{"12 SECRET","FLAT"},"locality":"B"}}"#,
                hidden: ["SECRET", "FLAT"]),
            Case(
                text: BrokenPrivacyTests.request + #","shippingContact":{"addressLines":{"12 SECRET" "FLAT"},"locality":"B"}}"#,
                hidden: ["SECRET", "FLAT"]),
            Case(
                text: BrokenPrivacyTests.request + #","shippingContact":{"givenName":"Jo","MARYSECRET","Doe"}}"#, hidden: ["SECRET", "Doe"]),
            // Base64 ends with the sign that assigns a value, and can be a key.
            Case(text: "-----BEGIN PRIVATE KEY-----\nMCwCAQEEJ1SECRET==\n-----END PRIVATE KEY-----\n", hidden: ["SECRET"]),
            Case(text: "MCwCAQEEJ1SECRET==", hidden: ["SECRET"]), Case(text: "MCwCAQEEJ1SECRET=\n", hidden: ["SECRET"]),
            Case(text: "KEY=MCwCAQEEJ1SECRET=\n", hidden: ["SECRET"]),
            Case(text: "{\"key\":\"x\nMCwCAQEEJ1SECRET=\ny\"}", hidden: ["SECRET"]),
            Case(text: "request = {\"total\":{\"label\":\"Jo\" x", shown: ["request = {"], hidden: ["Jo"]),
            Case(text: "# JoSECRET\n{\"countryCode\":\"US\",}", shown: ["countryCode"], hidden: ["SECRET"]),
            Case(text: #"{"phoneNumber":"1","emailAddress":Flat, SECRET: 5","givenName":"x"}"#, hidden: ["SECRET", "Flat"]),
            // A total, and a network without its list.
            Case(
                text: #"{"supportedNetworks":"visa","total":"12.50","currencyCode":"USD","#, shown: ["\"visa\"", "\"12.50\""], hidden: []),
            Case(text: #"{"total":{"amount":4111111111111111,}, x"#, shown: ["amount"], hidden: ["4111"]),
        ])
    func excerpts(_ test: Case) {
        let world = TestWorld(input: test.text)
        #expect(world.run("check", "-") == 1)
        for text in test.shown { #expect(world.output.contains(text), "\(world.output)") }
        for text in test.hidden { #expect(!world.output.contains(text), "\(world.output)") }
    }
}
