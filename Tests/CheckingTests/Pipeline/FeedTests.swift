import PaySheet
import PaySheetChecking
import PaySheetReports
import Testing

/// What a feed makes of its inputs.
@Suite("Feed")
struct FeedTests {
    private static let capture =
        #"{"log":{"entries":[{"request":{"method":"POST","url":"https://shop.example/pay","postData":{"text":"#
        + JSONTree.text(carelessRequest).json + #"}},"response":{"content":{"text":"ok"}}}]}}"#

    private static let session = "import { request } from './request.js'\nnew ApplePaySession(3, request)\n"
    private static let exported = "export const request = " + carelessRequest + "\n"

    /// The items of a feed, each in a word and its path.
    private func items(_ inputs: [Input], _ files: [String: String], _ form: Feed.Form = Feed.Form()) throws -> [String] {
        let memory = Project().memory
        memory.add(.folder([".git"] + files.keys.sorted()), at: "/shop")
        for (name, text) in files { memory.add(.file([UInt8](text.utf8)), at: "/shop/" + name) }
        var feed = Feed(inputs, try CheckSettings(CheckOptions(), .all, memory.system), form, memory.system)
        var items: [String] = []
        while let item = feed.next() {
            switch item {
            case .unit(.job(let job), _):
                if case .records = job.content {
                    items.append("lines " + job.source.path)
                } else {
                    items.append("document " + job.source.path)
                }
            case .unit(.container(let open, let source), _): items.append(open.name + " " + source.path)
            case .unit(.source(_, _, let source), _), .unit(.documents(_, let source), _): items.append("source " + source.path)
            case .failure(let path, _): items.append("failure " + path)
            case .skipped(let file, _): items.append("skipped " + file.path)
            case .end(let source): items.append("end " + source.path)
            }
        }
        return items
    }

    @Test("A document, lines and what cannot be read come in the order of the inputs")
    func order() throws {
        let found = try items(
            [
                .document("/shop/a.json"), .missing("/shop/b.json", SystemFailure("no such file")), .records("/shop/c.ndjson"),
                .document("/shop/d.json"),
            ],
            ["a.json": carelessRequest, "c.ndjson": "{}\n{}\n"])
        #expect(
            found == ["document a.json", "end a.json", "failure /shop/b.json", "lines c.ndjson", "end c.ndjson", "failure /shop/d.json"])
    }

    @Test("A container is opened, unless the file is to be changed")
    func containers() throws {
        let inputs = [Input.document("/shop/a.har")]
        let opened = try items(inputs, ["a.har": Self.capture])
        #expect(opened.count == 2 && opened[0].hasPrefix("document a.har!/log/entries/0") && opened[1] == "end a.har")
        var form = Feed.Form()
        form.isForChange = true
        #expect(try items(inputs, ["a.har": Self.capture], form).first?.hasSuffix(" a.har") == true)
        #expect(try items([.candidate("/shop/e.har")], ["e.har": #"{"log":{"entries":[]}}"#]) == ["skipped e.har", "end e.har"])
    }

    @Test("What a file imports from another one comes before it, and once")
    func imports() throws {
        let inputs = [Input.source("/shop/pay.js", isNamed: true), .source("/shop/request.js", isNamed: true)]
        let found = try items(inputs, ["pay.js": Self.session, "request.js": Self.exported])
        #expect(found.prefix(2) == ["source request.js", "source pay.js"])
        // A file alone has no others.
        #expect(try items([inputs[0]], ["pay.js": Self.session, "request.js": Self.exported]) == ["source pay.js"])
    }

    @Test("A domain association file in its place makes copies elsewhere not count, wherever it comes")
    func domainFiles() throws {
        let name = "apple-developer-merchantid-domain-association"
        let inputs = [Input.domainFile("/shop/" + name), .document("/shop/a.json"), .domainFile("/shop/.well-known/" + name)]
        let found = try items(inputs, ["a.json": "{}"])
        #expect(found == ["document a.json", "end a.json", "failure /shop/.well-known/" + name])
    }

    @Test("Standard input is lines, source code or a document, and no path is a file")
    func standard() throws {
        var form = Feed.Form()
        form.standardName = "pay.js"
        form.isForChange = true
        #expect(try items([.standard], [:], form) == ["source pay.js"])
        form = Feed.Form()
        form.areRecords = true
        #expect(try items([.standard], [:], form) == ["end -"])
        #expect(try items([.standard], [:]) == ["document -", "end -"])
    }
}
