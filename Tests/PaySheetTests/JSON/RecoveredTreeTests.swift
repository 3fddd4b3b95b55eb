import PaySheet
import Testing

@Suite("The tree of a text that is almost JSON")
struct RecoveredTreeTests {
    private func tree(_ text: String) -> JSONTree {
        let bytes = Array(text.utf8)
        return JSONTree(SourceText(bytes), RecoveringScanner.scan(bytes, limits: Limits()).nodes)
    }

    @Test(
        "canonical strings, members in order, undefined left out",
        arguments: [
            (" { \"b\" : 1 , \"a\" : [ ] } ", "{\"b\":1,\"a\":[]}"), ("[\"\\u00e9\\/\\u0041\\u001F\\u007f\"]", "[\"é/A\\u001f\u{7F}\"]"),
            ("['say \"hi\"\\n']", "[\"say \\\"hi\\\"\\n\"]"), ("{a:undefined}", "{}"), ("{a:1,b:undefined,c:2}", "{\"a\":1,\"c\":2}"),
            ("{a:undefined,b:undefined,c:[undefined]}", "{\"c\":[null]}"), ("undefined", "null"),
            ("{when:new Date('2027-03-01')}", "{\"when\":\"2027-03-01\"}"), ("[True,None]", "[true,null]"),
            ("const r = {a:{b:{}}};", "{\"a\":{\"b\":{}}}"), ("[\"a\tb\"]", "[\"a\\tb\"]"), ("[\"\u{1}\"]", "[\"\\u0001\"]"),
        ])
    func minified(text: String, expected: String) { #expect(tree(text).json == expected) }
}
