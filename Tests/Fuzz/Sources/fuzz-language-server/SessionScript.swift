import FuzzSupport
import PaySheet

/// Makes the messages of a session of bytes.
struct SessionScript {
    private var choices: Choices
    /// The numbers of the requests.
    private(set) var requests: [Int] = []
    private var address = "file:///work/a.json"

    init(_ bytes: [UInt8]) { choices = Choices(bytes) }

    /// The first message of every session.
    static let start = message(#"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"rootUri":"file:///work","capabilities":{}}}"#)

    static func message(_ content: String) -> [UInt8] { [UInt8]("Content-Length: \(content.utf8.count)\r\n\r\n\(content)".utf8) }

    private static let document =
        #"{"countryCode":"us","currencyCode":"USD","supportedNetworks":["visa"],"merchantCapabilities":["supports3DS"],"#
        + #""lineItems":[{"label":"x","amount":"1.5"}],"total":{"label":"x","amount":"1.5"}}"#

    /// A script with a request that has what the document has.
    private static let source =
        "const total={label:'x',amount:'1.5'}\nnew ApplePaySession(3,{countryCode:'us',currencyCode:'USD',supportedNetworks:['visa'],"
        + "merchantCapabilities:['supports3DS'],lineItems:[{label:a,amount:'1.5'}],total})\n"

    private static let methods = [
        "hover", "completion", "codeAction", "formatting", "documentSymbol", "inlayHint", "codeLens", "diagnostic",
    ]

    /// A session with more messages says nothing new, and takes longer.
    private static let mostSteps = 40

    mutating func stream() -> [UInt8] {
        var steps = 0
        let encoding = ["utf-8", "utf-16", "utf-32"][choices.below(3)]
        requests.append(0)
        var stream = SessionScript.message(
            #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"capabilities":{"general":{"positionEncodings":["\#(encoding)"]},"#
                + #""textDocument":{"codeAction":{"codeActionLiteralSupport":{}},"completion":{"completionItem":{"snippetSupport":true}}}}}}"#
        )
        let language = ["json", "jsonc", "jsonl", "javascript"][choices.below(4)]
        let isSource = language == "javascript"
        if isSource { address = "file:///work/a.js" }
        let text = JSONTree.text(isSource ? SessionScript.source : SessionScript.document).json
        stream += SessionScript.message(
            #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"\#(address)","languageId":"#
                + #""\#(language)","version":1,"text":\#(text)}}}"#)
        while !choices.isAtEnd, steps < SessionScript.mostSteps {
            stream += step()
            steps += 1
        }
        return stream
    }

    private mutating func step() -> [UInt8] {
        switch choices.below(5) {
        case 0, 1: return change()
        case 2, 3: return request()
        // Too short to end the server.
        default: return SessionScript.message(String(decoding: choices.bytes(choices.below(24)), as: UTF8.self))
        }
    }

    private mutating func change() -> [UInt8] {
        let (from, to) = (place(), place())
        let text = JSONTree.text(String(decoding: choices.bytes(choices.below(12)), as: UTF8.self)).json
        return SessionScript.message(
            #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"\#(address)","version":2},"#
                + #""contentChanges":[{"range":{"start":\#(from),"end":\#(to)},"text":\#(text)}]}}"#)
    }

    private mutating func request() -> [UInt8] {
        let number = requests.count
        requests.append(number)
        let method = SessionScript.methods[choices.below(SessionScript.methods.count)]
        let (from, to) = (place(), place())
        return SessionScript.message(
            #"{"jsonrpc":"2.0","id":\#(number),"method":"textDocument/\#(method)","params":{"textDocument":{"uri":"\#(address)"},"#
                + #""position":\#(from),"range":{"start":\#(from),"end":\#(to)},"context":{"diagnostics":[]}}}"#)
    }

    private mutating func place() -> String { #"{"line":\#(choices.below(4)),"character":\#(choices.byte())}"# }
}
