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

    @Test(
        "An anonymous list has method, scheme and host of a web address at most",
        arguments: [
            ("https://ann:pa55@shop.example/users/ann?key=secret", "GET https://shop.example", "GET https://shop.example/users/ann"),
            ("https://ann%40home.example:pa55@shop.example:8443/a", "GET https://shop.example:8443", "GET https://shop.example:8443/a"),
            ("ann:pa55@shop.example/users/ann", "entry 0", "GET shop.example/users/ann"), ("/users/ann", "entry 0", "GET /users/ann"),
            ("ann:pa55%40shop.example/users", "entry 0", "GET shop.example/users"), ("mailto:ann", "entry 0", "GET mailto:"),
            ("data:text/plain,pa55", "entry 0", "GET data:"), ("shop.example:8443/ann", "entry 0", "GET shop.example:8443/ann"),
            ("ftp://shop.example/ann", "entry 0", "GET ftp://shop.example/ann"), ("ann's shop", "entry 0", "GET ann's shop"),
            ("https://4111111111111111.example/", "entry 0", "GET https://4111111111111111.example/"),
            ("https:///ann", "entry 0", "GET https:///ann"),
            ("https://shop.example:411111/", "entry 0", "GET https://shop.example:411111/"),
        ])
    func addresses(_ address: String, _ anonymous: String, _ words: String) throws {
        for (options, expected) in [(["--anonymize"], anonymous), ([], words)] {
            let world = TestWorld(["a.har": ExtractCommandTests.archive([ExtractCommandTests.request], at: address)])
            #expect(world.run(["extract", "a.har", "--out", "out"] + options) == 0)
            let list = String(decoding: try #require(world.files["out/extracted.json"]), as: UTF8.self)
            #expect(list.contains("\"exchange\": \"" + expected + "\""), "\(list)")
            #expect(!list.contains("pa55") && !list.contains("secret") && !list.contains("home.example"))
        }
    }

    @Test(
        "An anonymous list has no name that the author of a capture chose",
        arguments: [
            (
                "a.json",
                #"{"info":{"_postman_id":"1"},"item":[{"name":"Ann","item":[{"name":"Pays","request":{"body":{"raw":BODY}}}]}]}"#,
                "entry 0", "/item/0/item/0/request/body/raw"
            ),
            ("a.log", #"12:00 {"ann@home.example":{"Ann":{"applePay":JSON}}}"#, "line 1", "/1@7/*/*/applePay"),
            ("a.log", #"{"body":"Ann=FORM&4111111111111111=FORM"}"#, "line 1", "/1/body/*"),
            ("a.log", #"{"method":"ANN","request":{"method":"ANN","url":"https://shop.example/"},"data":JSON}"#, "line 1", "/1/data"),
        ])
    func names(_ file: String, _ capture: String, _ exchange: String, _ place: String) throws {
        let request = try #require(JSONTree([UInt8](ExtractCommandTests.request.utf8))).json
        let text = capture.replacing("BODY", with: JSONTree.text(request).json).replacing("JSON", with: request)
            .replacing("FORM", with: request.replacing("\"", with: "%22").replacing(" ", with: "+"))
        let world = TestWorld([file: text])
        #expect(world.run("extract", file, "--out", "out", "--anonymize") == 0, "\(world.errors)")
        let list = String(decoding: try #require(world.files["out/extracted.json"]), as: UTF8.self)
        #expect(list.contains("\"exchange\": \"" + exchange + "\"") && list.contains("\"place\": \"" + place + "\""), "\(list)")
        #expect(!list.lowercased().contains("ann") && !list.contains("4111"))
        // A place is in reports, too. There only names that look personal are hidden.
        #expect(world.run("check", file) < 2)
        #expect(!world.output.contains("home.example") && !world.output.contains("4111"))
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
