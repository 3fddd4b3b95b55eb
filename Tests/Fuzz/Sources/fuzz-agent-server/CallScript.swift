import FuzzSupport
import PaySheet

/// Makes the messages of a session of bytes.
struct CallScript {
    private var choices: Choices
    /// The numbers of the requests.
    private(set) var requests: [Int] = []

    init(_ bytes: [UInt8]) { choices = Choices(bytes) }

    /// The first message of every session.
    static let start = [UInt8](
        (#"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{}}}"# + "\n").utf8)

    static let document =
        #"{"countryCode":"us","currencyCode":"USD","supportedNetworks":["visa"],"merchantCapabilities":["supports3DS"],"#
        + #""total":{"label":"x","amount":"1.5"}}"#

    private static let tools = ["check", "fix", "explain", "example", "preview", "describe", "reference"]
    private static let names = [
        "document", "source", "language", "path", "paths", "about", "name", "kind", "as", "set", "break", "now", "config", "merchants",
        "maxFindings", "maxCharacters", "maxEntries", "select", "currency", "charges", "zone",
    ]
    private static let words = [
        "javascript", "php", "a.json", ".", "..", "../secret.json", "/secret.json", "*", "amount/format", "ApplePayLineItem",
        "ApplePayPaymentRequest", "basic", "recurring", "svg", "2035-01-01", "EUR", "total.amount=1",
    ]

    /// A session with more messages says nothing new, and takes longer.
    private static let mostSteps = 20

    mutating func stream() -> [UInt8] {
        requests.append(0)
        var stream = CallScript.start
        var steps = 0
        while !choices.isAtEnd, steps < CallScript.mostSteps {
            stream += step()
            steps += 1
        }
        return stream
    }

    private mutating func step() -> [UInt8] {
        let number = requests.count
        requests.append(number)
        var arguments: [JSONTree.Member] = []
        for _ in 0..<choices.below(4) {
            let name = CallScript.names[choices.below(CallScript.names.count)]
            arguments.append(JSONTree.Member(name: name, value: value()))
        }
        let params = JSONTree.object([
            .init(name: "name", value: .text(CallScript.tools[choices.below(CallScript.tools.count)])),
            .init(name: "arguments", value: .object(arguments)),
        ])
        return [UInt8](#"{"jsonrpc":"2.0","id":\#(number),"method":"tools/call","params":\#(params.json)}"#.utf8) + [0x0A]
    }

    private mutating func value() -> JSONTree {
        switch choices.below(5) {
        case 0: .text(CallScript.words[choices.below(CallScript.words.count)])
        case 1: .text(CallScript.document)
        case 2: .text(String(decoding: choices.bytes(choices.below(40)), as: UTF8.self))
        case 3: .number([UInt8](String(choices.below(2000)).utf8))
        default: .list([.text(CallScript.words[choices.below(CallScript.words.count)])])
        }
    }
}
