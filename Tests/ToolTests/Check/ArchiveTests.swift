import PaySheetTool
import Testing

@Suite("Archives of records")
struct ArchiveTests {
    private static func wrapped(_ document: String) -> String {
        "\"" + document.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\""
    }

    private static let comma = Sample.comma.filter { $0 != "\n" }
    private static let archive = [
        #"{"id":1.50,"time":"2026-11-01T00:00:00Z","v":3,"body":\#(Sample.clean)}"#,
        #"{"id":"b\u0041","body":\#(wrapped(Sample.comma))}"#,
        #"{"id":null,"body":\#(wrapped(wrapped(Sample.clean))),"time":"soon","v":-1}"#,
        #"{"other":[1]}"#, "", "{nope", #"{"id":{"a":[1,2]},"body":\#(comma)}"#,
    ].joined(separator: "\n")

    private func records(_ world: TestWorld, _ options: String...) throws -> [JSON] {
        _ = world.run(["check", "all.ndjson", "--format", "ndjson", "--at", "/body"] + options)
        return try world.output.split(separator: "\n").map { try JSON(String($0)) }
    }

    @Test("The document is read at its pointer, and a record without it does not stop the run")
    func places() throws {
        let world = TestWorld(["all.ndjson": ArchiveTests.archive])
        let all = try records(world)
        #expect(world.output.split(separator: "\n", omittingEmptySubsequences: false).count == 8)
        #expect(all.map { $0["line"].int } == [1, 2, 3, 4, 6, 7])
        #expect(all.map { $0["kind"].string != nil } == [true, true, true, false, false, true])
        #expect(all[0]["findings"].count == 0 && all[2]["findings"].count == 0)
        #expect(all[1]["findings"].strings("rule") == ["amount/format"])
        // Places are those of the document.
        #expect(all[1]["findings"][0]["start"]["line"].int == 6)
        #expect(all[1]["findings"][0]["pointer"].string == "/total/amount")
        #expect(all[3]["findings"].strings("rule") == ["document/kind"])
        #expect(all[3]["absentAt"].string == "/body")
        #expect(all[4]["findings"].strings("rule").allSatisfy { $0.hasPrefix("json/") } && all[4]["findings"].count > 0)
        #expect(all[5]["findings"].strings("rule") == ["amount/format"])
        #expect(world.errors == "paysheet: all.ndjson:4: the record has no value at /body\n")
        #expect(world.run("all.ndjson", "--at", "/body", "--fail-on", "never") == 0)
    }

    @Test("Values of the record are repeated byte for byte")
    func carry() throws {
        let world = TestWorld(["all.ndjson": ArchiveTests.archive])
        _ = try records(world, "--carry", "id=/id", "--carry", "first=/other/0")
        let carried = world.output.split(separator: "\n").map { line in
            String(line.drop { $0 != "y" }.dropFirst(3).prefix(while: { $0 != "k" }).dropLast(2))
        }
        #expect(carried[0].hasPrefix(#"{"id":1.50}"#))
        #expect(carried[1].hasPrefix(#"{"id":"b\u0041"}"#))
        #expect(carried[2].hasPrefix(#"{"id":null}"#))
        #expect(carried[3].hasPrefix(#"{"first":1}"#))
        #expect(carried[4].hasPrefix("{}"))
        #expect(carried[5].hasPrefix(#"{"id":{"a":[1,2]}}"#))
        // Without the option there is no such member.
        #expect(try records(world).allSatisfy { !$0.names.contains("carry") })
    }

    @Test("A file with one document can be a record, and carried values are on one line")
    func files() throws {
        let world = TestWorld(["a.json": "{\n \"id\": [1,\n 2],\n \"body\": \(Sample.clean)}"])
        #expect(world.run("a.json", "--at", "/body", "--carry", "id=/id", "--format", "ndjson") == 0)
        #expect(world.output.contains(#""carry":{"id":[1, 2]}"#))
        #expect(try JSON(world.output)["kind"].string == "ApplePayPaymentRequest")
        #expect(world.run("a.json", "--at", "/body", "--carry", "id=/id", "--format", "json") == 0)
        #expect(try JSON(world.output)["documents"][0]["carry"]["id"].count == 2)
    }

    @Test("Clock and version of a record override the command line")
    func clocks() throws {
        let world = TestWorld(["all.ndjson": ArchiveTests.archive])
        let all = try records(world, "--now-at", "/time", "--api-version-at", "/v", "--api-version", "9", "--now", "2030-01-01T00:00:00Z")
        #expect(all.map { $0["apiVersion"].int } == [3, 9, 9, 9, 9, 9])
        #expect(all[0]["now"].string == "2026-11-01T00:00:00Z")
        #expect(all[1...].allSatisfy { !$0.names.contains("now") })
        #expect(
            world.errors == """
                paysheet: all.ndjson:3: the value at /time is not a date and time such as 2026-11-21T00:00:00Z
                paysheet: all.ndjson:3: the value at /v is not a whole number from 0 to 4294967295
                paysheet: all.ndjson:4: the record has no value at /body

                """)
        let deferred =
            String(Sample.clean.dropLast()) + """
                ,"deferredPaymentRequest":{"paymentDescription":"Room","deferredBilling":{"label":"Room",\
                "amount":"200.50","paymentTiming":"deferred","deferredPaymentDate":"2026-12-01T00:00:00Z"},\
                "managementURL":"https://shop.example/x"}}
                """
        world.files["all.ndjson"] = Array(
            ["2026-11-01", "2027-11-01"].map { #"{"t":"\#($0)T00:00:00Z","body":\#(deferred)}"# }.joined(separator: "\n").utf8)
        let dated = try records(world, "--now-at", "/t")
        #expect(dated[0]["findings"].count < dated[1]["findings"].count)
    }

    @Test("The first incomplete records are named, and the others are counted")
    func remarks() {
        let world = TestWorld(["all.ndjson": String(repeating: "{}\n", count: 9)])
        #expect(world.run("all.ndjson", "--at", "/body", "-q") == 1)
        #expect(world.errors.split(separator: "\n").count == 4)
        #expect(world.errors.hasSuffix("paysheet: all.ndjson: 6 more such places\n"))
    }

    @Test("Documents without findings can be omitted from every report", arguments: ["ndjson", "json", "text", "concise"])
    func onlyFindings(_ format: String) throws {
        let world = TestWorld(["all.ndjson": ArchiveTests.archive, "b.json": Sample.clean])
        #expect(world.run("all.ndjson", "b.json", "--at", "/body", "--only-findings", "--format", format) == 1)
        switch format {
        case "ndjson":
            let lines = world.output.split(separator: "\n", omittingEmptySubsequences: false)
            #expect(lines.dropLast().allSatisfy { !$0.isEmpty })
            #expect(try lines.dropLast().map { try JSON(String($0))["line"].int } == [2, 4, 6, 7, nil])
        case "json":
            let report = try JSON(world.output)
            #expect(report["documents"].list.allSatisfy { $0["findings"].count > 0 })
            #expect(report["summary"]["documents"].int == 7)
        default: #expect(!world.output.contains("no findings"))
        }
    }

    @Test("A report without documents is complete")
    func nothing() throws {
        let world = TestWorld(["a.json": Sample.clean])
        #expect(world.run("a.json", "--only-findings", "--format", "json") == 0)
        let report = try JSON(world.output)
        #expect(report["documents"].count == 0 && report["summary"]["documents"].int == 1)
    }

    @Test(
        "Pointers follow RFC 6901",
        arguments: [
            ("/a~1b/m~0n/1", #"{"a/b":{"m~n":[0,DOC]}}"#, true), ("", "DOC", true), ("/a", #"{"a":1,"a":DOC}"#, true),
            ("/\u{00E9}", #"{"\u00e9":DOC}"#, true), ("/a/01", #"{"a":[0,DOC]}"#, false), ("/a/-", #"{"a":[DOC]}"#, false),
            ("/a/1", #"{"a":[DOC]}"#, false), ("/a/b", #"{"a":"b"}"#, false), ("/", #"{"":DOC}"#, true),
            ("/a/99999999999999999999", #"{"a":[DOC]}"#, false),
        ])
    func pointers(_ pointer: String, _ record: String, _ isThere: Bool) throws {
        let world = TestWorld(["all.ndjson": record.replacing("DOC", with: Sample.clean)])
        #expect(world.run("all.ndjson", "--at", pointer) == (isThere ? 0 : 1), "\(world.output)")
    }

    @Test(
        "An invalid pointer is rejected",
        arguments: [
            (["--at", "body"], "--at takes an RFC 6901 pointer such as /body, not \"body\""), (["--now-at", "/a~2"], "--now-at takes"),
            (["--api-version-at", "/a~"], "--api-version-at takes"), (["--carry", "id"], "--carry takes a name and an RFC 6901 pointer"),
            (["--carry", "=/id"], "--carry takes a name"), (["--carry", "a=/a", "--carry", "a=/b"], "--carry has the name \"a\" twice"),
        ])
    func refused(_ options: [String], _ message: String) {
        let world = TestWorld(["a.json": Sample.clean])
        #expect(world.run(["check", "a.json"] + options) == 2)
        #expect(world.errors.contains(message), "\(world.errors)")
    }
}
