import PaySheetTool
import Testing

@Suite("diff")
struct DiffCommandTests {
    private func world(_ old: String, _ new: String) -> TestWorld { TestWorld(["old.json": old, "new.json": new]) }

    private let dearer = Sample.clean.replacing("200.50", with: "203.70")

    @Test("The exit status is 0 for no change, 1 for changes and 2 for failures")
    func statuses() {
        let same = world(Sample.clean, Sample.clean)
        #expect(same.run("diff", "old.json", "new.json") == 0)
        #expect(same.output == "nothing differs\n")
        let other = world(Sample.clean, dearer)
        #expect(other.run("diff", "old.json", "new.json") == 1)
        #expect(other.output == "the total rises from 200.50 to 203.70 USD\n")
        let hidden = world(Sample.clean, Sample.clean.replacing("\"supports3DS\"", with: "\"supports3DS\",\"supportsDebit\""))
        #expect(hidden.run("diff", "old.json", "new.json") == 0)
        #expect(hidden.output == "nothing that the shopper sees; technical: merchantCapabilities\n")
    }

    @Test("One of the two documents can come from standard input")
    func input() {
        let world = TestWorld(["new.json": dearer], input: Sample.clean)
        #expect(world.run("diff", "-", "new.json") == 1)
        #expect(world.run("diff", "-", "-") == 2)
        #expect(world.errors.contains("only one of the two documents can be standard input"))
        #expect(world.run("diff", "new.json") == 2)
    }

    @Test(
        "Documents that cannot be compared are refused",
        arguments: [
            ("{}", "the kind of this document is unknown"), ("{", "old.json:1:2: error[json/"),
            (#"{"label":"a""#, "old.json:1:"), (Sample.comma, "not compared; correct this first"),
            (#"{"status":1,"errors":[]}"#, "the sheet shows nothing of the kind ApplePayPaymentAuthorizationResult"),
            (
                #"{"details":{"total":{"label":"a","amount":{"currency":"USD","value":"1"}}},"methodData":[]}"#,
                "only documents of the same kind"
            ),
        ])
    func refused(_ old: String, _ words: String) {
        let world = world(old, Sample.clean)
        #expect(world.run("diff", "old.json", "new.json") == 2)
        #expect(world.errors.contains(words), "\(world.errors)")
        #expect(world.output.isEmpty)
    }

    @Test("A missing file is named together with the other file")
    func missing() {
        let world = TestWorld()
        #expect(world.run("diff", "a.json", "b.json") == 2)
        #expect(world.errors.contains("a.json: no such file") && world.errors.contains("b.json: no such file"))
    }

    @Test("JSON has old value, new value and difference of every change")
    func json() throws {
        let world = world(Sample.clean, dearer.replacing("\"visa\"", with: "\"visa\",\"amex\""))
        #expect(world.run("diff", "old.json", "new.json", "--format", "json") == 1)
        for piece in [
            "\"differs\": true", "\"subject\": \"total\"", "\"change\": \"changed\"", "\"amount\": \"200.50\"", "\"difference\": \"3.20\"",
            "\"subject\": \"network\"", "\"name\": \"amex\"", "\"new\": true", "\"technical\": []",
        ] {
            #expect(world.output.contains(piece), "\(piece) is not in \(world.output)")
        }
    }

    @Test("Values of contacts are shown only on request", arguments: ["text", "json"])
    func personal(_ format: String) {
        func with(_ name: String) -> String { Sample.clean.dropLast() + ",\"shippingContact\":{\"givenName\":\"" + name + "\"}}" }
        let world = world(with("CANARYOLD"), with("CANARYNEW"))
        #expect(world.run("diff", "old.json", "new.json", "--format", format) == 1)
        #expect(!world.output.contains("CANARY") && world.output.contains("given name"))
        #expect(world.run("diff", "old.json", "new.json", "--format", format, "--show-personal") == 1)
        #expect(world.output.contains("CANARYOLD") && world.output.contains("CANARYNEW"))
    }

    @Test("Labels cannot control a terminal")
    func hostile() {
        let world = world(Sample.clean, Sample.clean.replacing("\"Trip\"", with: "\"\\u001b[2J\\u202eTrip\\r\\n::error::x\""))
        #expect(world.run("diff", "old.json", "new.json") == 1)
        #expect(world.output.split(separator: "\n").count == 1)
        #expect(!world.output.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x202E || $0.value == 0x0D })
    }
}
