import PaySheetChecking
import PaySheetTool
import TestSupport
import Testing

@Suite("Compressed input")
struct CompressedInputTests {
    private static let lines = (0..<5).map { _ in Sample.clean + "\n" }.joined() + Sample.comma.filter { $0 != "\n" } + "\n"

    private static let har = """
        {"log":{"entries":[{"request":{"method":"GET","url":"https://shop.example/a"},"response":{"content":{"text":\
        "{\\"countryCode\\":\\"US\\",\\"currencyCode\\":\\"USD\\",\\"merchantCapabilities\\":[\\"supports3DS\\"],\
        \\"supportedNetworks\\":[\\"visa\\"],\\"total\\":{\\"label\\":\\"Trip\\",\\"amount\\":\\"200,50\\"}}"}}}]}}
        """

    /// Runs a check of a file and of the same file compressed, and expects that only the name differs.
    private static func compare(_ text: String, _ name: String, _ options: [String], _ method: TestGzip.Method, pieceSize: Int) {
        let plain = TestWorld([name: text])
        let status = plain.run(["check"] + options + [name])
        let world = TestWorld()
        world.pieceSize = pieceSize
        // Any name is good, because the first bytes decide.
        world.files[name] = TestGzip(text, method).bytes
        #expect(world.run(["check"] + options + [name]) == status)
        #expect(world.output == plain.output && world.errors == plain.errors)
    }

    @Test(
        "A compressed file has the report of its text",
        arguments: [
            ("a.ndjson", lines, ["--format", "ndjson"]), ("a.ndjson", lines, ["--format", "json", "--jobs", "3"]),
            ("a.txt", lines, ["--ndjson", "--format", "concise"]), ("a.json", Sample.clean, ["--format", "json"]),
            ("a.har", har, ["--format", "text"]), ("server.log", "12:00 \(Sample.clean)\n", ["--format", "text"]),
            ("a.ndjson", lines, ["--statistics"]), ("a.json", "{", ["--format", "concise"]), ("a.json", "", ["--format", "concise"]),
        ], [(TestGzip.Method.fixed, 1), (.stored(9), 100_000)])
    func sameReport(_ file: (name: String, text: String, options: [String]), _ way: (method: TestGzip.Method, pieceSize: Int)) {
        CompressedInputTests.compare(file.text, file.name, file.options, way.method, pieceSize: way.pieceSize)
    }

    @Test(
        "Compressed standard input is read",
        arguments: [["check", "--format", "concise", "-"], ["check", "--ndjson", "--format", "concise", "-"]])
    func standardInput(_ arguments: [String]) {
        let text = Sample.comma.filter { $0 != "\n" }
        let plain = TestWorld(input: text)
        let status = plain.run(arguments)
        let world = TestWorld()
        world.input = TestGzip(text).bytes.map { [$0] }
        #expect(world.run(arguments) == status && status == 1)
        #expect(world.output == plain.output && world.errors == plain.errors)
    }

    @Test("A folder has compressed files, too")
    func folder() {
        let world = TestWorld(["d/plain.json": Sample.clean])
        let gzip = TestGzip(Sample.comma.filter { $0 != "\n" }).bytes
        for name in ["a.applepay.json.gz", "b.applepay.ndjson.gz", "c.json.gz", "notes.txt.gz", "log.ndjson.gz"] {
            world.files["d/" + name] = gzip
        }
        world.files["d/e.har.gz"] = TestGzip(CompressedInputTests.har).bytes
        world.files["d/x.json.gz"] = TestGzip("[1]").bytes
        #expect(world.run("check", "--format", "concise", "--verbose", "d") == 1)
        let places = world.output.split(separator: "\n").map { $0.prefix { $0 != ":" } }
        #expect(
            places.filter { $0.hasPrefix("d/") } == [
                "d/a.applepay.json.gz", "d/b.applepay.ndjson.gz", "d/c.json.gz", "d/e.har.gz!/log/entries/0/response/content/text",
            ])
        #expect(world.errors.contains("d/x.json.gz") && world.errors.contains("d/log.ndjson.gz") && !world.errors.contains("notes"))
    }

    @Test("Source code can be compressed, and no fix changes it", arguments: ["a.js.gz", "a.js", "-"])
    func sources(_ name: String) {
        let script = "new ApplePaySession(3, " + Sample.comma + ")"
        let world = TestWorld()
        world.files[name] = TestGzip(script).bytes
        world.input = [TestGzip(script).bytes]
        #expect(world.run("check", "--format", "concise", "--stdin-filepath", "b.js", name) == 1)
        #expect(world.output.contains("error[amount/format]"), "\(world.output)")
        guard name != "-" else { return }
        #expect(world.run("check", "--fix", name) == 1)
        #expect(world.errors.contains("decompress it first: gunzip") && world.files[name] == TestGzip(script).bytes)
    }

    // MARK: Faults

    @Test(
        "Of damaged lines, those before the fault are reported",
        arguments: [
            (0, "the gzip data ends too early, at byte ", 6), (1, "the gzip data is damaged, because the checksum before byte ", 6),
            (2, "other bytes follow the gzip data, which ends at byte ", 6), (3, "the gzip data ends too early, at byte ", 5),
        ])
    func damagedLines(_ fault: Int, _ message: String, _ count: Int) {
        let whole = TestGzip(CompressedInputTests.lines, .stored(50)).bytes
        let data = [
            Array(whole.dropLast(8)), TestGzip(CompressedInputTests.lines, .stored(50)) { $0.checksum = 1 }.bytes, whole + [1],
            // The end of the last line is missing, so that it is not a line.
            Array(whole.dropLast(9)),
        ][fault]
        let world = TestWorld()
        world.files["a.ndjson.gz"] = data
        #expect(world.run("check", "--format", "ndjson", "a.ndjson.gz") == 2)
        #expect(world.output.split(separator: "\n").count == count && world.output.contains("amount/format") == (count == 6))
        #expect(world.errors.hasPrefix("paysheet: a.ndjson.gz: " + message), "\(world.errors)")
    }

    @Test("A damaged document is not checked")
    func damagedDocument() {
        let world = TestWorld(["b.json": Sample.clean])
        world.files["a.json"] = Array(TestGzip(Sample.clean).bytes.prefix(40))
        #expect(world.run("check", "--format", "concise", "a.json", "b.json") == 2)
        #expect(world.errors.contains("a.json: the gzip data ends too early, at byte 40; copy the file again\n"))
        world.files["a.json"] = TestGzip(Sample.clean).header + [7]
        #expect(world.run("check", "a.json") == 2)
        #expect(world.errors.contains("a.json: the gzip data is damaged at byte 11; copy the file again\n"))
    }

    @Test("A failure of the system is named, not a fault of the data")
    func systemFailure() {
        let world = TestWorld()
        world.input = [Array(TestGzip(CompressedInputTests.lines).bytes.prefix(200))]
        world.inputFailure = SystemFailure("the disk is gone")
        #expect(world.run("check", "--ndjson", "-") == 2)
        #expect(world.errors.contains("the disk is gone") && !world.errors.contains("gzip"))
    }

    // MARK: Limits

    @Test("A document of much less data is not read beyond the limit of bytes")
    func bomb() {
        let world = TestWorld()
        let content = [UInt8](repeating: 0x20, count: 4 << 20)
        world.files["a.json"] = TestGzip(content).bytes
        var read = 0
        world.isReady = { true }
        let system = world.system
        let open = system.open
        system.open = { path in
            open(path).map { stream in
                ByteStream(isReady: stream.isReady) {
                    stream.next().map {
                        read += $0.count
                        return $0
                    }
                }
            }
        }
        guard case .success(let text) = system.text(of: "a.json", limit: 1000) else {
            Issue.record("unreadable")
            return
        }
        #expect(text.isCompressed && (1000...1000 + 65_536).contains(text.bytes.count))
        #expect(read < 2000)
        #expect(world.run("check", "--limit", "bytes=1000", "--format", "concise", "a.json") == 1)
        #expect(world.output.contains("json/too-large"))
        // The data can be longer than the text.
        let short = TestGzip(Sample.clean, .stored(2)) { $0.name = [UInt8](repeating: 65, count: 1000) }
        world.files["a.json"] = short.bytes
        #expect(world.run("check", "--limit", "bytes=\(short.content.count)", "--format", "concise", "a.json") == 0)
    }

    // MARK: Other commands

    @Test("Commands that write files do not change compressed ones")
    func writing() {
        let world = TestWorld()
        let data = TestGzip(CompressedInputTests.fixable).bytes
        world.files["d/a.json.gz"] = data
        #expect(world.run("fix", "d/a.json.gz") != 0)
        #expect(world.errors.hasSuffix("d/a.json.gz: it is gzip data; decompress it first: gunzip\n"))
        _ = world.run("fix", "d")
        #expect(world.run("check", "--fix", "--format", "concise", "d/a.json.gz") == 1)
        #expect(world.errors.contains("d/a.json.gz: not fixed, because it is gzip data; decompress it first: gunzip\n"))
        #expect(world.files["d/a.json.gz"] == data)
        #expect(world.run("check", "--report", "json=d/a.json.gz", "d") == 2)
        #expect(world.files["d/a.json.gz"] == data)
    }

    @Test("Commands that do not read compressed files say what to do", arguments: ["fix", "fmt"])
    func remedy(_ command: String) {
        let world = TestWorld()
        world.files["a.json"] = TestGzip(Sample.clean).bytes
        #expect(world.run(command, "a.json") != 0)
        #expect(world.errors.hasSuffix("decompress it first: gunzip\n"), "\(world.errors)")
    }

    @Test("Commands that read one document read a compressed one", arguments: ["preview", "describe", "diff"])
    func single(_ command: String) {
        let world = TestWorld(["b.json": Sample.clean])
        world.files["a.json"] = TestGzip(Sample.clean).bytes
        #expect(world.run([command, "a.json"] + (command == "diff" ? ["b.json"] : [])) == 0)
    }

    private static let fixable = Sample.comma

    @Test("A report does not offer a fix in a compressed file")
    func noFix() {
        let world = TestWorld(["a.json": CompressedInputTests.fixable])
        _ = world.run("check", "--format", "json", "a.json")
        #expect(world.output.contains("\"edits\""))
        world.files["a.json"] = TestGzip(CompressedInputTests.fixable).bytes
        _ = world.run("check", "--format", "json", "a.json")
        #expect(!world.output.contains("\"edits\"") && world.output.contains("amount/format"))
    }

    @Test("Captured traffic and lines are extracted and anonymized")
    func otherCommands() {
        let world = TestWorld()
        world.files["a.har.gz"] = TestGzip(CompressedInputTests.har).bytes
        #expect(world.run("extract", "a.har.gz") == 0)
        #expect(world.output.hasPrefix("a.har.gz!/log/entries/0/response/content/text\n"))
        world.files["server.log.gz"] = TestGzip("12:00 \(Sample.clean)\n").bytes
        #expect(world.run("extract", "server.log.gz") == 0)
        world.files["a.ndjson.gz"] = TestGzip(CompressedInputTests.lines).bytes
        #expect(world.run("anonymize", "a.ndjson.gz") == 0)
        #expect(world.output.split(separator: "\n").count == 6)
        world.files["a.json"] = TestGzip(Sample.clean).bytes
        #expect(world.run("anonymize", "a.json") == 0)
        #expect(world.output.hasPrefix("{\"countryCode\""))
    }

    @Test("Zstandard data and gzip in gzip keep the finding that names the format")
    func otherFormats() {
        let world = TestWorld()
        world.files["a.json"] = [0x28, 0xB5, 0x2F, 0xFD, 0x04]
        #expect(world.run("check", "--format", "concise", "a.json") == 1)
        #expect(world.output.contains("json/other-format"))
        world.files["a.json"] = TestGzip(TestGzip(Sample.clean).bytes).bytes
        #expect(world.run("check", "--format", "concise", "a.json") == 1)
        #expect(world.output.contains("json/other-format") && world.output.contains("gzip"))
    }
}
