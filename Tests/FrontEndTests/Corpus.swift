import Foundation
import PaySheet
import PaySheetChecking
import PaySheetGuide
import PaySheetOrders
import TestSupport

/// Files of every form that a front end can meet.
enum Corpus {
    static let all: [Subject] = documents + texts + records + compressed + captures + packages + scripts + imports

    // MARK: Documents

    /// A document with a mistake for each topic of the rules of all catalogs, and for some a second one.
    private static let documents: [Subject] = {
        var subjects: [Subject] = []
        var counts: [String: Int] = [:]
        for card in CatalogList.all.cards {
            guard counts[card.topic, default: 0] < 2, let sample = card.bad.first else { continue }
            counts[card.topic, default: 0] += 1
            let name = sample.base.rawValue
            let ending = name.firstIndex(of: ".").map { String(name[$0...]) } ?? ".json"
            subjects.append(Subject(card.name.replacing("/", with: "-") + ending, sample.json))
        }
        let clean = ["request", "flow", "w3c", "payment", "order"].compactMap { SampleBase(rawValue: $0) }
        return subjects + clean.map { Subject("clean-" + $0.rawValue + ".json", $0.text) }
    }()

    // MARK: Texts

    /// A request with a country in lower case, and a total with one decimal.
    static let request =
        #"{"countryCode":"us","currencyCode":"USD","supportedNetworks":["visa"],"merchantCapabilities":["supports3DS"],"#
        + #""total":{"label":"Shop","amount":"12.5"}}"#

    private static let texts: [Subject] = [
        Subject("empty.json", ""), Subject("blank.json", " \n\n"), Subject("null.json", "null"), Subject("list.json", "[\(request)]"),
        Subject("package.json", #"{"name":"shop","version":"1.0.0","dependencies":{}}"#),
        Subject("comma.json", request.dropLast(2) + ",}}"), Subject("cut.json", String(request.dropLast(9))),
        Subject("comment.json", "// The request of the shop.\n" + request), Subject("comment.jsonc", "// The request.\n" + request),
        Subject("quotes.json", request.replacing("\"", with: "'")), Subject("two.json", request + "\n" + request),
        Subject("repeated.json", #"{"countryCode":"US","#.appending(request.dropFirst())),
        Subject("mark.json", [0xEF, 0xBB, 0xBF] + request.utf8), Subject("lines.json", request.replacing(",", with: ",\r\n")),
        Subject("wide.json", request.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }),
        Subject("latin.json", request.replacing("Shop", with: "Caf").utf8.flatMap { $0 == 0x66 ? [$0, 0xE9] : [$0] }),
        Subject("signs.json", request.replacing("Shop", with: "Café 🛒 e\u{301}")), Subject("text.json", "hello"),
        Subject("name.applepay.json", #"{"total":1}"#), Subject("nested/deep/request.json", request),
        Subject("request.txt", request), Subject("wrapped.json", #"{"data":{"request":\#(request)}}"#),
    ]

    private static let records: [Subject] = [
        Subject("a.ndjson", request + "\n\n" + request + "\n"), Subject("broken.ndjson", request + "\n{\n" + request),
        Subject("returns.applepay.ndjson", request + "\r\n" + request + "\r\n"), Subject("mixed.ndjson", request + "\n{\"a\":1}\n"),
    ]

    private static let compressed: [Subject] = [
        Subject("a.json.gz", TestGzip(request).bytes), Subject("lines.ndjson.gz", TestGzip(request + "\n" + request + "\n").bytes),
        Subject("capture.har.gz", TestGzip(capture).bytes), Subject("cut.json.gz", TestGzip(request).bytes.dropLast(9)),
        Subject("called.json", TestGzip(request).bytes),
    ]

    private static let capture =
        #"{"log":{"version":"1.2","entries":[{"request":{"method":"POST","url":"https://shop.example/pay","postData":{"text":"#
        + JSONTree.text(request).json + #"}},"response":{"content":{"text":"ok"}}}]}}"#

    private static let captures: [Subject] = [
        Subject("capture.har", capture), Subject("capture.json", capture), Subject("empty.har", #"{"log":{"entries":[]}}"#),
        Subject("server.log", "12:00 " + request + "\n12:01 done\n"),
    ]

    // MARK: Packages

    private static let packages: [Subject] = {
        func package(_ name: String, _ text: String) -> [UInt8] {
            (try? OrderPackage([OrderPackage.File(path: name, bytes: Array(text.utf8))]).archive()) ?? []
        }
        let order = SampleBase(rawValue: "order")?.text ?? CatalogList.all.cards.first { $0.topic == "wallet-order" }?.good.first?.base.text
        let pass = CatalogList.all.cards.first { $0.topic == "pass" }?.good.first?.base.text ?? "{}"
        let ticket = package("pass.json", pass)
        return [
            Subject("shop.order", package("order.json", order ?? "{}")), Subject("ticket.pkpass", ticket),
            Subject("tickets.pkpasses", (try? OrderPackage([OrderPackage.File(path: "a.pkpass", bytes: ticket)]).archive()) ?? []),
            Subject("broken.pkpass", "PK"),
        ]
    }()

    // MARK: Source code

    /// Committed source files in every language, of each ending the first few.
    private static let scripts: [Subject] = {
        var counts: [String: Int] = [:]
        return SourceCorpus.names("Mistakes").compactMap { name in
            let ending = String(name.drop { $0 != "." })
            counts[ending, default: 0] += 1
            guard counts[ending, default: 0] <= (ending == ".js" ? 12 : 3), let bytes = try? SourceCorpus.bytes(name) else { return nil }
            return Subject(name, bytes)
        } + [Subject("silent.js", "const shop = 1\n"), Subject("ApplePaySession.js", "new ApplePaySession(3, load())\n")]
    }()

    private static let session = "new ApplePaySession(3, request)\n"
    private static let exported = "export const request = " + request + "\n"

    private static let imports: [Subject] = [
        project("imports/named", ["pay.js": "import { request } from './request.js'\n" + session, "request.js": exported]),
        project(
            "imports/default",
            ["pay.js": "import request from './request'\n" + session, "request.js": "export default " + request + "\n"]),
        project("imports/json", ["pay.js": "import request from './request.json'\n" + session, "request.json": request]),
        project(
            "imports/chain",
            [
                "pay.js": "import { request } from './index.js'\n" + session, "index.js": "export { request } from './request.js'\n",
                "request.js": exported,
            ]),
        project("imports/typed", ["pay.ts": "import { request } from './request.js'\n" + session, "request.ts": exported]),
        project("imports/missing", ["pay.js": "import { request } from './other.js'\n" + session]),
        // An agent and an editor name the file that they work on, and the other one is beside it.
        Subject(
            "imports/alone",
            ["pay.js": [UInt8](("import { request } from './request.js'\n" + session).utf8), "request.js": [UInt8](exported.utf8)],
            checking: ["pay.js"]),
    ]

    private static func project(_ name: String, _ files: [String: String]) -> Subject {
        Subject(name, files.mapValues { [UInt8]($0.utf8) })
    }
}
