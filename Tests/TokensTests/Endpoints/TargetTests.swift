import PaySheetTokens
import Testing

@Suite("Targets of requests")
struct TargetTests {
    @Test(
        "Segments are split before they are decoded",
        arguments: [
            ("/", [""]), ("/a", ["a"]), ("/a/", ["a", ""]), ("/a//b", ["a", "", "b"]), ("/a%2Fb/c", ["a/b", "c"]),
            ("/caf%C3%A9", ["café"]), ("/a%20b+c", ["a b+c"]), ("/%2e%2E/x", ["..", "x"]), ("/a?x=1/2", ["a"]),
            ("https://shop.example/a/b", ["a", "b"]), ("http://shop.example:8080/a?b", ["a"]), ("/a%252Fb", ["a%2Fb"]),
        ])
    func segments(_ text: String, _ segments: [String]) { #expect(Target(text)?.segments == segments) }

    @Test(
        "Invalid targets and hostile escapes are refused",
        arguments: [
            "", "a", "*", "a/b", "/%", "/%2", "/%zz", "/%2G", "/%C0%AF", "/%FF", "/%ED%A0%80", "/%00", "/a%0Ab", "/a\u{7F}", "/a#b",
            "/a?x=%",
            "https://shop.example", "ftp://shop.example/a", "https://shop.example?a/b", "https://shop.example#/b", "/%F4%90%80%80",
        ])
    func refused(_ text: String) { #expect(Target(text) == nil) }

    @Test("The query has names and values")
    func query() {
        #expect(Target("/a?x=1&y=%26&z&&=2")?.query == [.init("x", "1"), .init("y", "&"), .init("z", nil), .init("", "2")])
    }

    @Test("Encoding and decoding keep a segment", arguments: ["", "a", "a/b", "..", "100 %", "注文-42", "~-._", "?#&="])
    func encoding(_ text: String) throws {
        let encoded = PercentEncoding.encoded(text)
        #expect(PercentEncoding.decoded(encoded.utf8) == text)
        #expect(try #require(Target("/" + encoded)).segments == [text])
    }

    @Test("Header names are case-insensitive, and the first one is used")
    func headers() {
        var headers = Headers([.init("Content-Type", "a"), .init("content-type", "b")])
        headers.add("Allow", "GET")
        #expect(headers["CONTENT-TYPE"] == "a")
        #expect(headers["allow"] == "GET")
        #expect(headers["x"] == nil)
        // Only letters have a case.
        #expect(Headers([.init("a[b", "1")])["a{b"] == nil)
    }

    @Test("Secrets with equal bytes are equal")
    func comparison() {
        #expect(ConstantTime.isEqual("token".utf8, "token".utf8))
        #expect(!ConstantTime.isEqual("token".utf8, "tokeN".utf8))
        #expect(!ConstantTime.isEqual("token".utf8, "toke".utf8))
        #expect(ConstantTime.isEqual([], []))
    }
}
