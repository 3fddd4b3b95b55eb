import PaySheet
import Testing

/// Findings in captured traffic, as people and other programs see them.
@Suite("Places of findings in captured traffic")
struct CapturedPlaceTests {
    /// A request that is wrong in one place, as a text in the third line, beside a secret.
    private static let document =
        #"{"countryCode":"US","currencyCode":"USD","merchantCapabilities":["supports3DS"],"supportedNetworks":["visaa"],"#
        + #""total":{"label":"Shop","amount":"10.00"}}"#
    private static let secret = "CANARY98769876"

    private static func archive(_ body: String) -> String {
        "{\"log\":{\"entries\":[\n{\"request\":{\"url\":\"https://a.example\",\n\"cookie\":\"\(secret)\",\"postData\":{\"text\":\(body)}}}\n]}}"
    }

    private static let files = [
        "a.har": archive(JSONTree.text(document).json),
        "c.har": archive(JSONTree.text(Base64.encode([UInt8](document.utf8))).json),
    ]

    @Test(
        "Formats for other programs name the file and its line",
        arguments: [
            ("sarif", #""uri":"a.har""#), ("sarif", #""startLine":3,"#),
            ("sarif", #""fullyQualifiedName":"/log/entries/0/request/postData/text/supportedNetworks/0""#),
            ("github", "file=a.har,line=3,"),
            ("gitlab", #""path": "a.har""#), ("gitlab", #""begin": 3"#), ("checkstyle", #"<file name="a.har">"#),
            ("checkstyle", #"line="3""#),
            ("concise", "a.har!/log/entries/0/request/postData/text:3:"),
        ])
    func formats(_ format: String, _ text: String) {
        let world = TestWorld(Self.files)
        #expect(world.run("check", "--format", format, "a.har") == 1)
        #expect(world.output.contains(text), "\(world.output)")
    }

    @Test("A body that is cut off is not passed over in silence", arguments: [1, 20, 40])
    func cutOff(_ count: Int) {
        let body = String(Self.document.dropLast(count)).replacing("visaa", with: "visa")
        let world = TestWorld(["a.har": Self.archive(JSONTree.text(body).json)])
        #expect(world.run("check", "--format", "concise", "a.har") == 1)
        #expect(world.output.contains("a.har!/log/entries/0/request/postData/text:3:") && world.output.contains("error[json/"))
        #expect(!world.output.contains(Self.secret) && !world.output.contains("no findings"), "\(world.output)")
    }

    @Test("A text that only begins like an object is not a document")
    func otherText() {
        let world = TestWorld(["a.har": Self.archive(JSONTree.text("{not json: countryCode, currencyCode").json)])
        _ = world.run("check", "--format", "concise", "a.har")
        #expect(!world.output.contains("error["), "\(world.output)")
    }

    @Test(
        "The line of a finding shows its document, and nothing beside it",
        arguments: ["text", "json", "html", "markdown", "junit", "sarif"])
    func excerpts(_ format: String) {
        let world = TestWorld(Self.files)
        #expect(world.run("check", "--format", format, "a.har", "c.har") == 1)
        #expect(!world.output.contains(Self.secret), "\(world.output)")
        #expect(!world.output.contains(String(Base64.encode([UInt8](Self.document.utf8)).prefix(40))))
        if format == "text" {
            #expect(world.output.contains(#"\"supportedNetworks\":[\"visaa\"]"#), "\(world.output)")
        }
    }
}
