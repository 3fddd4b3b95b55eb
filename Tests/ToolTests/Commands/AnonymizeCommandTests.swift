import PaySheetTool
import Testing

@Suite("anonymize")
struct AnonymizeCommandTests {
    private let contact = #"{"givenName":"Jo","emailAddress":"jo@shop.de"}"#
    private let anonymous = #"{"givenName":"Ab","emailAddress":"ab@aaab.example"}"#

    @Test("Input comes from a file, standard input or no operand")
    func inputs() {
        let world = TestWorld(["a.json": contact], input: contact)
        #expect(world.run("anonymize", "a.json") == 0)
        #expect(world.output == anonymous && world.errors.isEmpty)
        #expect(world.run("anonymize", "-") == 0)
        #expect(world.output == anonymous)
        let other = TestWorld(input: contact)
        #expect(other.run("anonymize") == 0)
        #expect(other.output == anonymous)
        #expect(world.run("anonymize", "a.json", "b.json") == 2)
    }

    @Test("The output file is written in one step")
    func output() {
        let world = TestWorld(["a.json": contact])
        #expect(world.run("anonymize", "a.json", "-o", "b.json") == 0)
        #expect(world.text("b.json") == anonymous && world.output.isEmpty)
        world.locked = ["c.json"]
        #expect(world.run("anonymize", "a.json", "--output", "c.json") == 2)
        #expect(world.errors == "paysheet: c.json: permission denied\n")
    }

    @Test("Text that is not JSON is refused without showing any of it", arguments: ["{\"givenName\":\"CANARY\",}", "CANARY", ""])
    func refused(_ text: String) {
        let world = TestWorld(["a.json": text, "b.json": "old"])
        #expect(world.run("anonymize", "a.json", "-o", "b.json") == 2)
        #expect(world.errors.contains("only JSON can be anonymized, correct it first"))
        #expect(!world.errors.contains("CANARY") && world.output.isEmpty && world.text("b.json") == "old")
    }

    @Test("Records stay one per line with the same replacements, and a broken one stops nothing")
    func records() {
        let world = TestWorld(input: "{\"givenName\":\"Jo\"}\n\n{\"givenName\":\n{\"givenName\":\"Al\"}\n{\"givenName\":\"Jo\"}")
        #expect(world.run("anonymize", "--ndjson", "-") == 2)
        #expect(world.output == "{\"givenName\":\"Ab\"}\n\n\n{\"givenName\":\"Ac\"}\n{\"givenName\":\"Ab\"}\n")
        #expect(world.errors.hasPrefix("paysheet: standard input:3:1:"))
        let file = TestWorld(["a.ndjson": contact + "\n"])
        #expect(file.run("anonymize", "a.ndjson") == 0)
        #expect(file.output == anonymous + "\n")
    }

    @Test("An unknown document is replaced completely, and a message says so")
    func unknown() {
        let world = TestWorld(input: #"{"who":"Jo Doe"}"#)
        #expect(world.run("anonymize") == 0)
        #expect(world.output == #"{"who":"Aa Aab"}"# && world.errors.contains("every text and every number was replaced"))
    }

    @Test("Labels are replaced only on request")
    func labels() {
        let world = TestWorld(["a.json": Sample.clean])
        #expect(world.run("anonymize", "a.json") == 0)
        #expect(world.output == Sample.clean)
        #expect(world.run("anonymize", "a.json", "--labels") == 0)
        #expect(world.output == Sample.clean.replacing("Trip", with: "Aaab"))
    }

    @Test("Lost findings are named up to a limit")
    func changes() {
        let named = Sample.clean.replacing("Trip", with: "Total")
        let world = TestWorld(["a.json": named, "b.ndjson": Sample.clean + "\n" + named + "\n"])
        #expect(world.run("anonymize", "--labels", "a.json") == 0)
        #expect(world.errors == "paysheet: a.json: findings that disappeared: total/name at /total/label\n")
        #expect(world.run("anonymize", "--labels", "b.ndjson") == 0)
        #expect(world.errors == "paysheet: b.ndjson:2: findings that disappeared: total/name at /total/label\n")
        let many = TestWorld(["c.ndjson": String(repeating: named + "\n", count: 103)])
        #expect(many.run("anonymize", "--labels", "c.ndjson") == 0)
        #expect(many.errors.split(separator: "\n").count == 101)
        #expect(many.errors.hasSuffix("paysheet: c.ndjson: 3 more changes of findings\n"))
    }

    @Test(
        "Data of other payment methods and address errors are replaced",
        arguments: [
            #"{"methodData":[{"supportedMethods":"https://pay.example/x","data":"SECRET-A"}],"details":{}}"#,
            #"{"methodData":[{"supportedMethods":"https://pay.example/x","data":{"label":"SECRET-A","type":"SECRET-B"}}],"details":{}}"#,
            #"{"methodData":[],"details":{"modifiers":[{"supportedMethods":"https://pay.example/x","data":["SECRET-A"]}]}}"#,
            #"{"shippingAddressErrors":{"city":"SECRET-A","recipient":"SECRET-B"},"error":"SECRET-C","total":{"label":"SECRET-D"}}"#,
        ])
    func others(_ text: String) {
        for command in [["anonymize", "--labels", "a.json"], ["anonymize", "--labels", "--ndjson", "a.json"]] {
            let world = TestWorld(["a.json": text])
            #expect(world.run(command) == 0)
            #expect(!world.output.isEmpty && !world.output.contains("SECRET") && !world.errors.contains("SECRET"), "\(world.output)")
        }
    }
}
