import PaySheet
import PaySheetGuide
import PaySheetTool
import Testing

@Suite("One document per line")
struct RecordTests {
    static let stream = Sample.clean + "\n\n" + "{\"total\": nope}\r\n" + Sample.clean.replacing("200.50", with: "200,50")

    @Test("Every line has its answer in order, including empty and invalid lines")
    func lines() throws {
        let world = TestWorld(input: RecordTests.stream)
        #expect(world.run("check", "--ndjson", "--format", "ndjson", "-") == 1)
        let lines = world.output.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
        #expect(lines.count == 5)
        #expect(lines[1].isEmpty && lines[4].isEmpty)
        let records = try [0, 2, 3].map { try JSON(lines[$0]) }
        #expect(records.map { $0["line"].int } == [1, 3, 4])
        #expect(records.allSatisfy { $0["schemaVersion"].int == 1 && !$0.names.contains("path") })
        #expect(records[0]["findings"].count == 0)
        #expect(records[1]["findings"].strings("rule").first?.hasPrefix("json/") == true)
        #expect(records[2]["findings"].strings("rule") == ["amount/format"])
        #expect(records[2]["findings"][0]["start"]["line"].int == 1)
        #expect(world.errors.isEmpty)
    }

    @Test("Empty lines keep their place when several reports are written, and are nothing in the others")
    func emptyLines() throws {
        let stream = "\n\n" + Sample.clean + "\n \n\n\n" + Sample.clean + "\n\n"
        let world = TestWorld(input: stream)
        #expect(world.run("check", "--ndjson", "--format", "json", "--report", "ndjson=out.ndjson", "-") == 0)
        #expect(try JSON(world.output)["documents"].list.map { $0["line"].int } == [3, 7])
        let records = String(decoding: try #require(world.files["out.ndjson"]), as: UTF8.self)
        let lines = records.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
        #expect(lines.map { $0.isEmpty } == [true, true, false, true, true, true, false, true, true])
    }

    @Test("A .ndjson file has the same findings in text and in one report")
    func files() throws {
        let world = TestWorld(["all.ndjson": RecordTests.stream])
        #expect(world.run("all.ndjson", "--format", "concise") == 1)
        #expect(world.output.contains("all.ndjson:3:11: error[json/"))
        #expect(world.output.contains("all.ndjson:4:"))
        #expect(world.run("all.ndjson") == 1)
        #expect(world.output.contains("\n 4 | …"))
        #expect(world.run("all.ndjson", "--format", "json", "--fail-on", "never") == 0)
        let report = try JSON(world.output)
        #expect(report["documents"].list.map { $0["line"].int } == [1, 3, 4])
        #expect(Set(report["documents"].list.flatMap { $0["findings"].strings("fingerprint") }).count >= 2)
        #expect(report["summary"]["documents"].int == 3)
    }

    /// Most records of documents without findings repeat an earlier one.
    @Test("A record does not depend on earlier records", arguments: [[], ["--kind", "ApplePayPaymentRequest"], ["--jobs", "3"]])
    func repeated(options: [String]) throws {
        let options = ["check", "--ndjson", "--format", "ndjson", "--ignore", "contexts/external-identifier"] + options + ["-"]
        var documents = RuleCard.ofDocuments.enumerated().compactMap { $0.offset % 3 == 0 ? $0.element.good.first?.json : nil }
            .filter { !$0.contains(0x0A) && !$0.contains(0x0D) }.map { String(decoding: $0, as: UTF8.self) }
        #expect(documents.count > 40)
        var alone: [String: String] = [:]
        for document in documents {
            let world = TestWorld(input: document)
            #expect(world.run(options) < 2)
            alone[document] = world.output
        }
        documents += ["[", "\t"] + documents.reversed() + documents
        let world = TestWorld(input: documents.joined(separator: "\n"))
        #expect(world.run(options) == 1)
        let lines = world.output.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
        #expect(lines.count == documents.count + 1)
        var compared = 0
        for (place, document) in documents.enumerated() {
            guard let expected = alone[document], expected.contains(#""findings":[]"#) else { continue }
            #expect(lines[place] + "\n" == expected.replacing(#""line":1,"#, with: #""line":\#(place + 1),"#))
            compared += 1
        }
        #expect(compared > 60)
    }

    @Test("Line numbers grow in a stream and start again in the next file", arguments: ["1", "2"])
    func numbers(jobs: String) throws {
        let lines = String(repeating: Sample.clean + "\n", count: 1003)
        let world = TestWorld(["one.ndjson": lines, "two.ndjson": lines])
        #expect(world.run("check", "one.ndjson", "two.ndjson", "--format", "ndjson", "--jobs", jobs) == 0)
        let records = world.output.split(separator: "\n").map { String($0) }
        let first = try #require(records.first)
        #expect(first.contains(#""line":1,"#))
        let expected = (1...1003).map { first.replacing(#""line":1,"#, with: #""line":\#($0),"#) }
        #expect(records == expected + expected)
    }

    /// The outcome of a document joins those around it, and must stay in its place.
    @Test("A record with findings keeps its content and its position", arguments: [1, 2, 7, 40], [[], ["--jobs", "2"]])
    func inTheirPlaces(oneWrongIn distance: Int, options: [String]) throws {
        let options = ["check", "--ndjson", "--ignore", "contexts/external-identifier"] + options
        func documents(_ samples: (RuleCard) -> [PaySheetGuide.Sample]) -> [String] {
            RuleCard.ofDocuments.compactMap { samples($0).first?.json }.filter { !$0.contains(0x0A) && !$0.contains(0x0D) }
                .map { String(decoding: $0, as: UTF8.self) }
        }
        let (right, wrong) = (documents { $0.good }, documents { $0.bad })
        let lines = (0..<180).map { place in
            place % 23 == 5 ? " " : place % distance == 0 ? wrong[place / distance % wrong.count] : right[place % 9]
        }
        // The answer to a line, without its number.
        func told(_ record: Substring, line: Int) -> String {
            String(record).replacing(#""line":\#(line),"#, with: "", maxReplacements: 1).replacing(/"fingerprint":"[0-9a-f]{16}"/, with: "")
        }
        let world = TestWorld(input: lines.joined(separator: "\n") + "\n")
        #expect(world.run(options + ["--format", "ndjson", "-"]) == 1)
        let records = world.output.split(separator: "\n", omittingEmptySubsequences: false)
        try #require(records.count == lines.count + 1)
        var alone: [String: String] = [:]
        for (place, line) in lines.enumerated() {
            if alone[line] == nil {
                let world = TestWorld(input: line + "\n")
                #expect(world.run(options + ["--format", "ndjson", "--fail-on", "never", "-"]) == 0)
                alone[line] = told(world.output.dropLast(), line: 1)
            }
            #expect(told(records[place], line: place + 1) == alone[line])
        }
        let wrongLines = records.indices.filter { records[$0].contains(#""rule":"#) }.map { $0 + 1 }
        let concise = TestWorld(input: lines.joined(separator: "\n"))
        #expect(concise.run(options + ["--format", "concise", "-"]) == 1)
        let named = concise.output.split(separator: "\n").compactMap { $0.split(separator: ":").dropFirst().first.flatMap { Int($0) } }
        #expect(named == named.sorted() && Set(named) == Set(wrongLines))
        let few = TestWorld(input: lines.joined(separator: "\n"))
        #expect(few.run(options + ["--format", "ndjson", "--only-findings", "-"]) == 1)
        let kept = few.output.split(separator: "\n")
        #expect(kept == wrongLines.map { records[$0 - 1] })
    }

    @Test(
        "An empty stream is complete and silent with --fail-on never",
        arguments: [("", ""), ("\n", "\n"), ("\n \r\n", "\n\n")])
    func withoutLines(_ stream: String, _ answers: String) {
        let world = TestWorld(input: stream)
        #expect(world.run("check", "--ndjson", "--format", "ndjson", "--fail-on", "never", "-") == 0)
        #expect(world.output == answers)
        #expect(world.errors.isEmpty)
    }

    @Test("Otherwise, a run without documents returns 2")
    func nothingToCheck() {
        for arguments in [["--ndjson", "-"], ["--fail-on", "never", "empty.ndjson"], ["--ndjson", "--fail-on", "never", "empty.ndjson"]] {
            let world = TestWorld(["empty.ndjson": ""], input: "")
            #expect(world.run(["check"] + arguments) == 2, "\(arguments)")
            #expect(world.errors == "paysheet: no document found\n")
        }
    }

    @Test("A co-process gets each answer before the next line is read")
    func coprocess() {
        let world = TestWorld()
        world.outputIsFile = false
        world.input = [Sample.clean + "\n", Sample.clean + "\n" + Sample.clean, "\n"].map { Array($0.utf8) }
        #expect(world.run("check", "--ndjson", "--format", "ndjson", "-") == 0)
        #expect(world.writesBeforeReading == [0, 1, 2, 3])
        let file = TestWorld()
        file.input = [Sample.clean + "\n", Sample.clean + "\n"].map { Array($0.utf8) }
        #expect(file.run("check", "--ndjson", "--format", "ndjson", "-") == 0)
        #expect(file.writesBeforeReading == [0, 0, 0])
    }

    @Test("Lines can be split anywhere", arguments: [1, 2, 3, 7, 64])
    func pieces(_ size: Int) {
        let whole = TestWorld(input: RecordTests.stream)
        let bytes = Array(RecordTests.stream.utf8)
        let cut = TestWorld()
        cut.input = stride(from: 0, to: bytes.count, by: size).map { Array(bytes[$0..<min($0 + size, bytes.count)]) }
        #expect(whole.run("check", "--ndjson", "--format", "ndjson", "-") == cut.run("check", "--ndjson", "--format", "ndjson", "-"))
        #expect(whole.output == cut.output)
    }

    @Test("A broken stream is a failure, and earlier lines are reported")
    func broken() {
        let world = TestWorld(["a.ndjson": Sample.clean])
        world.locked = ["b.ndjson"]
        #expect(world.run("a.ndjson", "b.ndjson", "--format", "ndjson") == 2)
        #expect(world.output.contains("\"line\":1"))
        #expect(world.errors.contains("b.ndjson: permission denied"))
    }

    @Test("Each whole document has a line with its path")
    func documents() throws {
        let world = TestWorld(["a.json": Sample.clean, "b.json": Sample.comma])
        #expect(world.run("a.json", "b.json", "--format", "ndjson") == 1)
        let records = try world.output.split(separator: "\n").map { try JSON(String($0)) }
        #expect(records.map { $0["path"].string } == ["a.json", "b.json"])
    }
}
