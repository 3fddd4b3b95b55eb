import PaySheet
import PaySheetDocuments
import PaySheetGuide
import Testing

@Suite("Documents in captured traffic")
struct CaptureTests {
    /// Captured traffic with one document in it.
    struct Case: Sendable, CustomTestStringConvertible {
        let fileName: String
        let text: String
        let form: CaptureForm
        let place: String
        let exchange: String

        var testDescription: String { fileName + " " + place }
    }

    private static let request = JSONTree([UInt8](SampleBase.request.text.utf8))?.json ?? ""
    private static func quoted(_ text: String) -> String { JSONTree.text(text).json }
    private static let base64 = Base64.encode([UInt8](request.utf8))
    private static let percent = request.utf8.map { byte in "%" + String(byte >> 4, radix: 16) + String(byte & 15, radix: 16) }.joined()

    private static func archive(_ members: String, url: String = "https://shop.example/pay?secret=1") -> String {
        """
        {"log":{"version":"1.2","creator":{},"entries":[{"request":{"method":"PUT","url":"x"},"response":{}},\
        {"request":{"method":"POST","url":"\(url)"},\(members)}]}}
        """
    }

    static let cases: [Case] = {
        let body = "/log/entries/1/response/content/text"
        let posted = "POST https://shop.example/pay"
        func har(_ content: String, _ place: String = "") -> Case {
            Case(
                fileName: "a.har", text: archive("\"response\":{\"content\":{\(content)}}"), form: .httpArchive, place: body + place,
                exchange: posted)
        }
        let deep = quoted("{\"a\":" + quoted("{\"b/c\":[0,\(request)]}") + "}")
        return [
            har("\"text\":" + quoted(request)),
            har("\"text\":" + quoted("  [1,{\"data\":" + request + "}]"), "/1/data"),
            har("\"text\":" + deep, "/a/b~1c/1"),
            har("\"encoding\":\"base64\",\"text\":" + quoted(base64)),
            har("\"text\":" + quoted(percent)),
            har("\"text\":" + quoted("a=1&request%5B%5D=" + percent + "&b=2"), "/request[]"),
            har("\"text\":" + quoted("{\"token\":\"" + base64 + "\"}"), "/token"),
            har("\"text\":" + quoted("{\"token\":\"" + Base64.encode([UInt8]("{\n".utf8) + request.utf8.dropFirst()) + "\"}"), "/token"),
            Case(
                fileName: "shop.postman_collection.json",
                text: """
                    {"info":{"schema":"https://schema.getpostman.com/json/collection/v2.1.0/collection.json"},"item":[{"name":"Pay","item":[\
                    {"name":"Start","request":{"body":{"mode":"raw","raw":\(quoted(request))}}}]}]}
                    """, form: .postmanCollection, place: "/item/0/item/0/request/body/raw", exchange: "Pay / Start"),
            Case(
                fileName: "export.json",
                text: "{\"collection\":{\"info\":{\"_postman_id\":\"1\"},\"item\":[{\"response\":[{\"body\":\(quoted(request))}]}]}}",
                form: .postmanCollection, place: "/collection/item/0/response/0/body", exchange: "0"),
            Case(
                fileName: "trace.network",
                text: """
                    {"type":"context-options","version":8}
                    {"type":"resource-snapshot","snapshot":{"request":{"method":"POST","url":"https://shop.example/pay#x",\
                    "postData":{"text":\(quoted(request))}}}}
                    """, form: .trace, place: "/2/snapshot/request/postData/text", exchange: "POST https://shop.example/pay"),
            Case(
                fileName: "server.LOG", text: "start {x} {\"a\":1} }\n\n12:00 INFO body={} request=\(request) done\n", form: .log,
                place: "/3@28", exchange: "line 3"),
            Case(
                fileName: "lines.txt", text: "{\"level\":\"info\",\"body\":\(quoted(request))}\n", form: .log, place: "/1/body",
                exchange: "line 1"),
        ]
    }()

    @Test("A document in a capture is found with its place and its exchange", arguments: cases)
    func found(_ test: Case) throws {
        let capture = try #require(Capture.read(test.text, test.fileName))
        #expect(capture.form == test.form)
        let document = try #require(capture.documents.first)
        #expect(capture.documents.count == 1)
        #expect(document.place == test.place)
        #expect(document.exchange == test.exchange)
        #expect(document.kind == .paymentRequest)
        #expect(JSONTree(document.bytes)?.json == CaptureTests.request)
    }

    @Test(
        "Other texts are not captures",
        arguments: [
            ("a.json", CaptureTests.request), ("a.json", "{\"log\":true}"), ("a.json", "{\"type\":\"x\",\"version\":1}"), ("a.har", "[1]"),
            ("a.har", ""), ("a.har", "{\"log\":{\"entries\":["), ("a.js", "const a = " + CaptureTests.request), ("log", "{\"a\":1}"),
        ])
    func notCaptures(_ name: String, _ text: String) {
        #expect(Capture.read(text, name) == nil)
    }

    @Test(
        "Text that may not be a document is not reported as one",
        arguments: [
            "{}", "{\"status\":1,\"errors\":[]}", "{\"label\":\"Total\",\"amount\":\"1.00\"}", "{\"countryCode\":\"US\"}", "not JSON",
            "%7Bx",
            "eyJ", "{\"total\":{\"label\":\"a\"}",
        ])
    func uncertain(_ body: String) throws {
        let text = CaptureTests.archive("\"response\":{\"content\":{\"text\":\(CaptureTests.quoted(body))}}")
        let capture = try #require(Capture.read(text, "a.har"))
        #expect(capture.documents.isEmpty)
        #expect(capture.exchanges == 2)
    }

    @Test("Hostile captures are read to their end", arguments: ["{", "{\"a\":", "{\"{", "{}", "\"{"])
    func hostile(_ piece: String) throws {
        let text = String(repeating: piece, count: 20_000) + "\n" + CaptureTests.request
        let capture = try #require(Capture.read(text, "a.log"))
        #expect(capture.documents.map { $0.place } == ["/2"])
    }
}

extension Capture {
    fileprivate static func read(_ text: String, _ name: String) -> Capture? {
        let bytes = [UInt8](text.utf8)
        return CaptureForm(bytes, named: name).flatMap { Capture(bytes, as: $0, catalogs: [.applePay]) }
    }
}
