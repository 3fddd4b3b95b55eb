import PaySheet
import Testing

/// What may be asked when, and messages that are none.
struct LifecycleTests {
    @Test("The server states its capabilities and ends with 0 after shutdown")
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

    @Test("Without shutdown, exit and the end of the input end with 1", arguments: [true, false])
    func abrupt(_ exits: Bool) {
        var session = Session()
        if exits { session.notify("exit", "null") }
        #expect(session.run().status == 1)
    }

    @Test("The end of the input after shutdown ends with 0")
    func endAfterShutdown() {
        var session = Session()
        session.request("shutdown", "null")
        #expect(session.run().status == 0)
    }

    @Test(
        "The server uses the first position encoding that it knows",
        arguments: [
            (#"["utf-8","utf-16"]"#, "utf-8"), (#"["utf-16","utf-8"]"#, "utf-16"), (#"["utf-7","utf-32"]"#, "utf-32"), ("[]", "utf-16"),
            (#""utf-8""#, "utf-16"), ("[8]", "utf-16"),
        ])
    func encodings(_ offered: String, _ chosen: String) {
        let session = Session(#"{"general":{"positionEncodings":\#(offered)}}"#)
        #expect(session.run().result(1)?["capabilities"]?["positionEncoding"]?.string == chosen)
    }

    @Test("Before initialize, requests have an error and notifications have no effect")
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

    @Test("A second initialize is refused, and after shutdown everything except exit is refused")
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
        "An invalid message has an error without an identifier",
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

    @Test("The user is told of a document that is too long for a message")
    func tooLong() {
        var session = Session()
        session.raw("Content-Length: 67108865\r\n\r\n{")
        #expect(
            session.run().shown == [
                "paysheet: a message with 67108865 bytes is not read, because 67108864 are allowed; check large documents with paysheet check"
            ])
    }

    @Test("Unknown requests have an error, and unknown notifications and responses do not")
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
        "Parameters of the wrong type have an error", arguments: requests,
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
        "Positions of the wrong type have an error",
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

    @Test("Identifiers can be text")
    func textIdentifiers() {
        var session = Session()
        session.send(#"{"jsonrpc":"2.0","id":"a\"b","method":"shutdown"}"#)
        #expect(session.run().messages.last == JSONTree([UInt8](#"{"jsonrpc":"2.0","id":"a\"b","result":null}"#.utf8)))
    }
}
