import PaySheetChecking
import PaySheetTool
import Testing

@Suite("The complete command in the web module")
struct CommandDoorTests {
    private struct Run {
        var entries: [(kind: String, name: String, content: String)] = []

        init(_ arguments: String...) { entries = arguments.map { ("a", "", $0) } }

        func with(_ kind: String, _ name: String = "", _ content: String) -> Run {
            var run = self
            run.entries.append((kind, name, content))
            return run
        }

        var bytes: [UInt8] {
            entries.flatMap { entry in
                [UInt8](entry.kind.utf8) + Run.piece(entry.name) + Run.piece(entry.content)
            }
        }

        private static func piece(_ text: String) -> [UInt8] {
            let length = text.utf8.count
            return [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: length >> $0) } + Array(text.utf8)
        }

        /// The answer by kind, with names.
        func answer() -> [(kind: String, name: String, content: String)] {
            let bytes = CommandDoor.answer(self.bytes, zoneOffset: { zone, _ in zone == "Europe/Paris" ? .offset(3600) : .unknown })
            var answer: [(kind: String, name: String, content: String)] = []
            var place = 0
            func piece() -> String {
                let length = (0..<4).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
                place += 4 + length
                return String(decoding: bytes[place - length..<place], as: UTF8.self)
            }
            while place < bytes.count {
                let kind = String(decoding: [bytes[place]], as: UTF8.self)
                place += 1
                let name = piece()
                answer.append((kind, name, piece()))
            }
            return answer
        }

        subscript(_ kind: String) -> [String] { answer().filter { $0.kind == kind }.map { $0.name.isEmpty ? $0.content : $0.name } }
    }

    private static let request =
        #"{"countryCode":"US","currencyCode":"USD","merchantCapabilities":["supports3DS"],"supportedNetworks":["visa"],"total":{"label":"Shop","amount":"-1.00"}}"#

    @Test("An empty path is not the current folder")
    func emptyPath() {
        let run = Run("check", "").with("d", "/", "request.json\n").with("f", "/request.json", Self.request)
        #expect(run["s"] == ["2"])
        #expect(run["g"] == ["paysheet: : no such file\n"])
        #expect(run["n"] == [])
    }

    @Test("Arguments return output and status")
    func version() {
        let run = Run("--version")
        #expect(run["s"] == ["0"])
        #expect(run["o"][0].hasPrefix("paysheet "))
        #expect(run["g"] == [""])
        #expect(Run()["s"] == ["2"])
    }

    @Test("Standard input is read")
    func input() {
        let run = Run("check", "--no-config", "--format", "concise", "-").with("i", "", "[")
        #expect(run["s"] == ["1"])
        #expect(run["o"][0].contains("json/"))
        #expect(run["n"].isEmpty)
    }

    @Test("The answer names missing paths until the run has all of them")
    func needs() {
        var run = Run("check", "--format", "concise", "requests").with("w", "", "/work")
        var rounds = 0
        while !run["n"].isEmpty, rounds < 20 {
            for path in run["n"] {
                switch path {
                case "/work/requests": run = run.with("d", path, "a.json\nb.txt\nsub\n")
                case "/work/requests/sub": run = run.with("l", path, "/other")
                case "/other": run = run.with("d", path, "")
                case "/work/requests/a.json": run = run.with("f", path, Self.request)
                case "/work/requests/b.txt": run = run.with("f", path, "")
                default: run = run.with("x", path, "")
                }
            }
            rounds += 1
        }
        #expect(run["n"].isEmpty)
        #expect(run["s"] == ["1"])
        #expect(run["o"][0].hasPrefix("requests/a.json:1:") && run["o"][0].contains("error[total/negative]"))
    }

    @Test("The answer has the files to write, and a protected file stays unchanged")
    func writes() throws {
        let text = #"{"countryCode":"us"}"#
        let run = Run("fix", "--kind", "ApplePayPaymentRequest", "a.json").with("f", "/a.json", text).with("d", "/", "a.json\n")
        #expect(run["f"] == ["/a.json"])
        #expect(run.answer().first { $0.kind == "f" }?.content == #"{"countryCode":"US"}"#)
        #expect(run["g"][0].contains("fixed a.json: 1 finding"))
        let refused = Run("check", "a.json").with("r", "/a.json", "permission denied").with("d", "/", "a.json\n")
        #expect(refused["s"] == ["2"])
        #expect(refused["g"][0].contains("a.json: permission denied"))
        let folder = Run("example", "--break", "total/negative", "--out", "x").with("d", "/", "")
        #expect(folder["d"].contains("/x"))
        #expect(folder["f"].contains("/x/manifest.json"))
    }

    @Test("An output replaces a link to nothing, and no file with several hard links")
    func links() {
        let request = Self.request.replacing("US", with: "us")
        let shared = Run("fix", "a.json").with("h", "/a.json", request).with("d", "/", "a.json\n")
        #expect(shared["s"] == ["2"])
        #expect(shared["g"] == ["paysheet: a.json: it has several hard links; first replace it by a copy\n"])
        #expect(shared["f"].isEmpty)
        let link = Run("preview", "--as", "svg", "-o", "b.svg", "a.json").with("f", "/a.json", request).with("d", "/", "a.json\nb.svg\n")
        #expect(link.with("l", "/b.svg", "/etc/b.svg").with("d", "/etc", "")["f"] == ["/b.svg"])
        let outside = link.with("w", "", "/work").with("f", "/work/a.json", request).with("d", "/work", "a.json\nb.svg\n")
        #expect(outside.with("l", "/work/b.svg", "/c.svg").with("f", "/c.svg", "")["f"].isEmpty)
        let folder = Run("example", "basic", "--out", "x").with("d", "/", "x\n").with("l", "/x", "/gone").with("x", "/gone", "")
        #expect(folder["d"].isEmpty && folder["g"] == ["paysheet: x: /x is not a folder\n"])
    }

    @Test("Circular links end", arguments: ["/a", "/a/b"])
    func circularLinks(path: String) {
        let run = Run("check", path).with("l", "/a", "/b").with("l", "/b", "/a").with("d", "/", "a\nb\n")
        #expect(run["s"] == ["2"])
        #expect(run["g"][0].contains("no such file"))
    }

    @Test("Environment, clock and time zones are used")
    func surroundings() {
        let example = Run("example", "deferred")["o"][0]
        #expect(Run("check", "--no-config", "-").with("i", "", example).with("e", "PAYSHEET_FORMAT", "ndjson")["o"][0].hasPrefix("{"))
        let now = Run("check", "--no-config", "--format", "json", "--now", "today", "-").with("i", "", example).with("t", "", "1800000000")
        #expect(now["o"][0].contains(#""now": "2027-01-15T08:00:00Z""#))
        #expect(Run("describe", "--zone", "Europe/Paris", "-").with("i", "", example)["s"] == ["0"])
        #expect(Run("describe", "--zone", "America/New_York", "-").with("i", "", example)["s"] == ["2"])
    }

    @Test(
        "Truncated and unknown entries are an error",
        arguments: [
            [0x61], [0x61, 0, 0, 0, 0, 9, 0, 0, 0], [0x61, 255, 255, 255, 255], [0x7A, 0, 0, 0, 0, 0, 0, 0, 0],
        ] as [[UInt8]])
    func broken(bytes: [UInt8]) {
        let answer = CommandDoor.answer(bytes, zoneOffset: { zone, _ in zone == "Europe/Paris" ? .offset(3600) : .unknown })
        #expect(String(decoding: answer, as: UTF8.self).contains("Docs/Web-module.md"))
    }
}
