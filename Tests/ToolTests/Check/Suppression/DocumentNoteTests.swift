import Testing

@Suite("Notes of a document")
struct DocumentNoteTests {
    private static let note = #""$comment": "paysheet-ignore amount/one-decimal: the provider rounds""#

    private static func request(_ member: String = "", item: String = "") -> String {
        #"{"countryCode":"US","currencyCode":"USD","supportedNetworks":["visa"],"merchantCapabilities":["supports3DS"],"#
            + (member.isEmpty ? "" : member + ",") + #""lineItems":[{"label":"A","amount":"0.5"# + "\"" + (item.isEmpty ? "" : "," + item)
            + #"}],"total":{"label":"Shop","amount":"0.5"}}"#
    }

    @Test("A note with a reason hides findings of its object")
    func hides() throws {
        let world = TestWorld(["a.json": DocumentNoteTests.request(DocumentNoteTests.note)])
        #expect(world.run("check", "--format", "json", "a.json") == 0)
        let document = try JSON(world.output)["documents"][0]
        #expect(document["findings"].count == 0)
        #expect(document["suppressed"].count == 2)
        #expect(document["suppressed"][0]["rule"].string == "amount/one-decimal")
        #expect(document["suppressed"][0]["source"].string == "comment")
        #expect(document["suppressed"][0]["reason"].string == "the provider rounds")
        #expect(world.errors.isEmpty)
    }

    @Test("A note in an item applies to the item")
    func nested() {
        let world = TestWorld(["a.json": DocumentNoteTests.request(item: DocumentNoteTests.note)])
        #expect(world.run("check", "--format", "concise", "a.json") == 0)
        #expect(world.output.contains("amount/one-decimal"))
        #expect(!world.output.contains("member/unknown"))
        #expect(world.output.split(separator: "\n").filter { $0.contains("[amount/one-decimal]") }.count == 1)
    }

    @Test(
        "Every form of check respects notes",
        arguments: [
            ["check", "--format", "concise", "a.json"], ["check", "--ndjson", "--format", "concise", "a.json"],
            ["check", "--ndjson", "--statistics", "a.json"],
        ])
    func counts(_ words: [String]) {
        let world = TestWorld(["a.json": DocumentNoteTests.request(DocumentNoteTests.note) + "\n"])
        #expect(world.run(words + ["--fail-on", "warning"]) == 0)
        #expect(!world.output.contains("amount/one-decimal"))
    }

    @Test(
        "A note that hides nothing is reported",
        arguments: [
            ("paysheet-ignore total/sum: why", "a.json:1: no finding needs this paysheet-ignore for total/sum; remove it"),
            ("paysheet-ignore total/sum", "a.json:1: paysheet-ignore total/sum hides nothing without a reason; add one after a colon"),
            ("paysheet-ignore", "a.json:1: paysheet-ignore needs a rule and a reason, such as paysheet-ignore total/sum: why"),
        ])
    func unused(_ text: String, _ message: String) {
        for amount in ["0.5", "0.50"] {
            let request = DocumentNoteTests.request("\"$comment\":\"\(text)\"").replacing("\"0.5\"", with: "\"\(amount)\"")
            let world = TestWorld(["a.json": request])
            _ = world.run("check", "a.json")
            #expect(world.errors.contains(message))
            #expect(!world.output.contains("member/unknown"))
        }
    }

    @Test("Another comment is a member that Safari ignores")
    func other() {
        let world = TestWorld(["a.json": DocumentNoteTests.request(#""$comment":"for the test shop""#)])
        _ = world.run("check", "--format", "concise", "a.json")
        #expect(world.output.contains("member/unknown"))
    }

    @Test("A finding that a note hides is not fixed", arguments: [["fix"], ["check", "--fix"]])
    func notFixed(_ command: [String]) {
        let request = DocumentNoteTests.request(item: DocumentNoteTests.note)
        let world = TestWorld(["a.json": request])
        #expect(world.run(command + ["a.json"]) == 0)
        #expect(world.text("a.json") == request.replacing(#""Shop","amount":"0.5""#, with: #""Shop","amount":"0.50""#))
    }

    @Test("A note with dangerous text hides nothing and is shown as text")
    func dangerous() {
        let world = TestWorld(["a.json": DocumentNoteTests.request(#""$comment":"paysheet-ignore \u001b[31mtotal/sum: x\u202e""#)])
        _ = world.run("check", "a.json")
        #expect(!world.errors.contains("\u{1B}") && !world.errors.contains("\u{202E}"))
    }
}
