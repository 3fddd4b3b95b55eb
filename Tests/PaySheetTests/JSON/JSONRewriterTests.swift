import PaySheet
import Testing

@Suite("Rewriting as JSON")
struct JSONRewriterTests {
    private func rewrite(_ text: String, _ style: JSONRewriter.Style = .minified) -> String {
        let bytes = Array(text.utf8)
        let recovered = RecoveringScanner.scan(bytes, limits: Limits())
        return String(decoding: JSONRewriter.json(from: bytes, nodes: recovered.nodes, style: style), as: UTF8.self)
    }

    @Test(
        "Minified JSON has canonical strings, ordered members and no undefined values",
        arguments: [
            (" { \"b\" : 1 , \"a\" : [ ] } ", "{\"b\":1,\"a\":[]}"), ("[\"\\u00e9\\/\\u0041\\u001F\\u007f\"]", "[\"é/A\\u001f\u{7F}\"]"),
            ("['say \"hi\"\\n']", "[\"say \\\"hi\\\"\\n\"]"), ("{a:undefined}", "{}"), ("{a:1,b:undefined,c:2}", "{\"a\":1,\"c\":2}"),
            ("{a:undefined,b:undefined,c:[undefined]}", "{\"c\":[null]}"), ("undefined", "null"),
            ("{when:new Date('2027-03-01')}", "{\"when\":\"2027-03-01\"}"), ("[True,None]", "[true,null]"),
            ("const r = {a:{b:{}}};", "{\"a\":{\"b\":{}}}"), ("[\"a\tb\"]", "[\"a\\tb\"]"), ("[\"\u{1}\"]", "[\"\\u0001\"]"),
        ])
    func minified(text: String, expected: String) { #expect(rewrite(text) == expected) }

    @Test("Pretty JSON has two spaces a level and empty containers on one line")
    func pretty() {
        #expect(
            rewrite("{a:[1,{b:{}}],c:[],d:undefined}", .pretty) == """
                {
                  "a": [
                    1,
                    {
                      "b": {}
                    }
                  ],
                  "c": []
                }
                """)
    }

    @Test("Without nodes, the text is empty")
    func nothing() { #expect(JSONRewriter.json(from: [], nodes: [], style: .pretty).isEmpty) }
}
