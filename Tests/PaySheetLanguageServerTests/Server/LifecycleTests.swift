import PaySheet
import Testing

/// What may be asked when, and messages that are none.
struct LifecycleTests {
    @Test("the server says what it can, and ends with 0 after shutdown")
    func ordinary() {
        var session = Session()
        let shutdown = session.request("shutdown", "null")
        session.notify("exit", "null")
        let outcome = session.run()
        let capabilities = outcome.result(1)?["capabilities"]
        #expect(capabilities?["textDocumentSync"]?["change"]?.int == 2)
        #expect(capabilities?["positionEncoding"]?.string == "utf-16")
        #expect(outcome.result(1)?["serverInfo"]?["name"]?.string == "paysheet")
        #expect(outcome.result(shutdown) == .null)
        #expect(outcome.status == 0)
    }

    @Test("without shutdown, exit is a failure, and so is the end of the input", arguments: [true, false])
    func abrupt(_ exits: Bool) {
        var session = Session()
        if exits { session.notify("exit", "null") }
        #expect(session.run().status == 1)
    }

    @Test("the end of the input after shutdown is no failure")
    func endAfterShutdown() {
        var session = Session()
        session.request("shutdown", "null")
        #expect(session.run().status == 0)
    }

    @Test(
        "the first encoding that the server knows counts",
        arguments: [
            (#"["utf-8","utf-16"]"#, "utf-8"), (#"["utf-16","utf-8"]"#, "utf-16"), (#"["utf-7","utf-32"]"#, "utf-32"), ("[]", "utf-16"),
            (#""utf-8""#, "utf-16"), ("[8]", "utf-16"),
        ])
    func encodings(_ offered: String, _ chosen: String) {
        let session = Session(#"{"general":{"positionEncodings":\#(offered)}}"#)
        #expect(session.run().result(1)?["capabilities"]?["positionEncoding"]?.string == chosen)
    }

    @Test("before initialize requests have an error, and notifications no effect")
    func early() {
        var session = Session(nil)
        let hover = session.request("textDocument/hover", Session.at(0, 0))
        session.open(Documents.oneDecimal)
        let outcome = session.run()
        #expect(outcome.errors(of: hover) == [-32002])
        #expect(outcome.messages.count == 1)
    }

    @Test("exit before initialize ends the server")
    func earlyExit() {
        var session = Session(nil)
        session.notify("exit", "null")
        session.request("initialize", "{}")
        let outcome = session.run()
        #expect(outcome.status == 1)
        #expect(outcome.messages.isEmpty)
    }

    @Test("a second initialize is refused, and after shutdown everything but exit")
    func late() {
        var session = Session()
        let again = session.request("initialize", "{}")
        session.request("shutdown", "null")
        let hover = session.request("textDocument/hover", Session.at(0, 0))
        session.open(Documents.oneDecimal)
        let outcome = session.run()
        #expect(outcome.errors(of: again) == [-32600])
        #expect(outcome.errors(of: hover) == [-32600])
        #expect(outcome.published().isEmpty)
    }

    @Test(
        "a message that is none has an error without an identifier",
        arguments: [
            ("", -32700), ("{", -32700), ("nonsense", -32700), ("[]", -32600), ("1", -32600), ("{}", -32600),
            (#"{"jsonrpc":"1.0","method":"x"}"#, -32600), (#"{"jsonrpc":"2.0"}"#, -32600), (#"{"jsonrpc":"2.0","method":1}"#, -32600),
            (#"{"jsonrpc":"2.0","method":"shutdown","id":null}"#, -32600), (#"{"jsonrpc":"2.0","method":"shutdown","id":[1]}"#, -32600),
            (#"[{"jsonrpc":"2.0","method":"shutdown","id":1}]"#, -32600), ("\u{FEFF}{}", -32700),
        ])
    func invalid(_ content: String, _ code: Int) {
        var session = Session()
        session.send(content)
        let symbols = session.request("shutdown", "null")
        let outcome = session.run()
        #expect(outcome.errors(of: nil) == [code])
        #expect(outcome.result(symbols) == .null)
    }

    @Test("unknown requests have an error; unknown notifications and answers have none")
    func unknown() {
        var session = Session()
        let unknown = session.request("textDocument/rename", "{}")
        session.notify("textDocument/unknown", "{}")
        session.notify("$/setTrace", #"{"value":"off"}"#)
        session.send(#"{"jsonrpc":"2.0","id":"paysheet-1","result":null}"#)
        let outcome = session.run()
        #expect(outcome.errors(of: unknown) == [-32601])
        #expect(outcome.messages.count == 2)
    }

    private static let requests = [
        "textDocument/hover", "textDocument/completion", "textDocument/codeAction", "textDocument/formatting",
        "textDocument/documentSymbol",
        "textDocument/inlayHint", "textDocument/codeLens", "textDocument/diagnostic",
    ]

    @Test(
        "parameters of the wrong type have an error", arguments: requests,
        ["null", "[]", "1", "{}", #"{"textDocument":1}"#, #"{"textDocument":{"uri":1}}"#, #"{"textDocument":{"uri":"file:///other"}}"#])
    func wrongTypes(_ method: String, _ params: String) {
        var session = Session()
        session.open(Documents.clean)
        let wrong = session.request(method, params)
        let right = session.request("shutdown", "null")
        let outcome = session.run()
        #expect(outcome.errors(of: wrong) == [-32602])
        #expect(outcome.result(right) == .null)
    }

    @Test(
        "positions of the wrong type have an error",
        arguments: [
            #"{"line":-1,"character":0}"#, #"{"line":0}"#, #"{"line":"0","character":0}"#, #"{"line":0.5,"character":0}"#, "null",
            #"{"line":99999999999,"character":0}"#,
        ])
    func wrongPositions(_ position: String) {
        var session = Session()
        session.open(Documents.clean)
        let wrong = session.request(
            "textDocument/hover", #"{"textDocument":{"uri":"\#(Session.address)"},"position":\#(position)}"#)
        #expect(session.run().errors(of: wrong) == [-32602])
    }

    @Test("identifiers can be text")
    func textIdentifiers() {
        var session = Session()
        session.send(#"{"jsonrpc":"2.0","id":"a\"b","method":"shutdown"}"#)
        #expect(session.run().messages.last == JSONTree([UInt8](#"{"jsonrpc":"2.0","id":"a\"b","result":null}"#.utf8)))
    }
}
