import PaySheet
import PaySheetGuide
import Testing

@Suite("extract")
struct ExtractCommandTests {
    private static let contact = "{\"shippingContact\":{\"emailAddress\":\"ann@home.example\"},"
    private static let request = SampleBase.request.text
    private static let personal = contact + request.dropFirst()

    private static func archive(_ bodies: [String], at address: String = "https://shop.example/a?key=secret") -> String {
        let entries = bodies.map { body in
            "{\"request\":{\"method\":\"GET\",\"url\":\"\(address)\"},\"response\":{\"content\":{\"text\":"
                + JSONTree.text(body).json + "}}}"
        }
        return "{\"log\":{\"creator\":{},\"entries\":[" + entries.joined(separator: ",") + "]}}"
    }

    private func world(_ bodies: [String] = [request, personal]) -> TestWorld {
        TestWorld(["a.har": ExtractCommandTests.archive(bodies)])
    }

    @Test("The list has place, kind and exchange without the query")
    func list() {
        let world = world()
        #expect(world.run("extract", "a.har") == 0)
        #expect(world.output.hasPrefix("a.har!/log/entries/0/response/content/text\n    ApplePayPaymentRequest, "))
        #expect(world.output.contains("GET https://shop.example/a\n"))
        #expect(!world.output.contains("secret"))
        #expect(world.run("extract", "a.har", "--format", "json") == 0)
        #expect(JSONTree(world.written.joined()) != nil || world.output.contains("\"documents\""))
    }

    @Test("Documents are written to files that check finds", arguments: [false, true])
    func files(_ isAnonymous: Bool) throws {
        let world = world()
        #expect(world.run(["extract", "a.har", "--out", "out"] + (isAnonymous ? ["--anonymize"] : [])) == 0)
        #expect(world.files["out/001-ApplePayPaymentRequest.applepay.json"] != nil)
        let second = String(decoding: try #require(world.files["out/002-ApplePayPaymentRequest.applepay.json"]), as: UTF8.self)
        #expect(second.contains("ann@home.example") != isAnonymous)
        #expect(isAnonymous || second == ExtractCommandTests.personal + "\n")
        let list = String(decoding: try #require(world.files["out/extracted.json"]), as: UTF8.self)
        #expect(list.contains("\"file\": \"002-ApplePayPaymentRequest.applepay.json\""))
        #expect(world.run("check", "out", "--fail-on", "error") == 0)
        #expect(world.output.contains("2 documents"))
    }

    @Test("The list has no password of an address, and no name if it is anonymous", arguments: [false, true])
    func address(_ isAnonymous: Bool) throws {
        let address = "https://ann:pa55@shop.example:8443/users/ann@home.example/pay?t=1"
        let world = TestWorld(["a.har": ExtractCommandTests.archive([ExtractCommandTests.request], at: address)])
        #expect(world.run(["extract", "a.har", "--out", "out"] + (isAnonymous ? ["--anonymize"] : [])) == 0)
        let list = String(decoding: try #require(world.files["out/extracted.json"]), as: UTF8.self)
        #expect(list.contains("GET https://shop.example:8443" + (isAnonymous ? "\"" : "/users/ann@home.example/pay\"")))
        #expect(!list.contains("pa55") && list.contains("home.example") != isAnonymous)
    }

    @Test("A list shows the beginning of a very long address", arguments: [100, 5000])
    func longAddress(_ count: Int) {
        let address = "https://shop.example/" + String(repeating: "a", count: count)
        let world = TestWorld(["a.har": ExtractCommandTests.archive([ExtractCommandTests.request], at: address)])
        #expect(world.run("extract", "a.har") == 0)
        #expect(world.output.contains(address) == (count < 2048))
        #expect(world.output.contains("GET https://shop.example/aaa"))
        #expect(world.output.contains("a…\n") == (count > 2048))
    }

    @Test("Existing files are replaced only with --force")
    func existing() {
        let world = world()
        world.files["out/extracted.json"] = [0x7B, 0x7D]
        #expect(world.run("extract", "a.har", "--out", "out") == 2)
        #expect(world.files["out/extracted.json"] == [0x7B, 0x7D])
        #expect(world.files["out/001-ApplePayPaymentRequest.applepay.json"] == nil)
        #expect(world.run("extract", "a.har", "--out", "out", "--force") == 0)
        #expect(world.files["out/extracted.json"] != [0x7B, 0x7D])
    }

    @Test("check reads captured traffic and names the place")
    func check() {
        let world = world([ExtractCommandTests.request.replacing("\"US\"", with: "\"usa\"")])
        #expect(world.run("check", "a.har", "--format", "concise") == 1)
        #expect(world.output.contains("a.har!/log/entries/0/response/content/text:"))
        #expect(world.output.contains("country/unknown"))
    }

    @Test("A capture without documents is skipped with a reason")
    func empty() {
        let world = world(["{}"])
        #expect(world.run("check", "a.har") == 2)
        #expect(world.errors.contains("it is a HAR file without a document of a known kind"))
        #expect(world.run("extract", "a.har") == 1)
        #expect(world.errors.contains("no document of a known kind; it is a HAR file with 1 exchange"))
    }

    @Test(
        "Mistakes have a message",
        arguments: [
            (["extract", "none.har"], "none.har"), (["extract", "a.json"], "it is not a HAR file"),
            (["extract", "a.har", "--anonymize"], "--anonymize needs --out"), (["extract", "a.har", "--out="], "--out needs the name"),
            (["extract", "a.har", "b.har"], "name one file"), (["extract", "cut.har"], "HAR file with invalid JSON"),
        ])
    func mistakes(_ arguments: [String], _ message: String) {
        let world = world()
        world.files["a.json"] = [UInt8](SampleBase.request.text.utf8)
        world.files["cut.har"] = [UInt8](ExtractCommandTests.archive([ExtractCommandTests.request]).utf8.dropLast(3))
        #expect(world.run(arguments) == 2)
        #expect(world.errors.contains(message), "\(world.errors)")
    }
}
