/// What is wrong with a text that ought to be a full domain name and nothing else.
enum DomainFault: Sendable {
    case empty, scheme, port, path, wildcard, address, label, lastDot, emptyLabel
    case character(UInt8)

    /// What to say of it, behind "is" or "has".
    var message: Sentence {
        switch self {
        case .empty: "is empty"
        case .scheme: "begins with a scheme such as https://"
        case .port: "has a port"
        case .path: "has a path"
        case .wildcard: "has a star, and each name must be written out"
        case .address: "is an IP address and not a name"
        case .label: "is one word without a dot, and no full domain name"
        case .lastDot: "ends with a dot"
        case .emptyLabel: "has a dot without a name before it"
        case .character(let byte): "has \(Shown.quoted(String(Unicode.Scalar(byte))), "character"), which no domain name has"
        }
    }
}

extension Text {
    /// What is wrong with the text as a full domain name.
    var domainFault: DomainFault? {
        Text.domainFault(bytes, from: Int(node.start), to: Int(node.end))
    }

    private static func domainFault(_ bytes: borrowing Span<UInt8>, from: Int, to: Int) -> DomainFault? {
        guard from < to else { return .empty }
        var dots = 0
        var isNumber = true
        var last = UInt8(ascii: ".")
        for index in from..<to {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: ":"):
                let isScheme = index &+ 2 < to && bytes[index &+ 1] == UInt8(ascii: "/") && bytes[index &+ 2] == UInt8(ascii: "/")
                return isScheme ? .scheme : .port
            case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return .path
            case UInt8(ascii: "*"): return .wildcard
            case UInt8(ascii: "."):
                if last == UInt8(ascii: ".") { return .emptyLabel }
                dots &+= 1
            case 0x30...0x39, UInt8(ascii: "-"): break
            // Names in other scripts are left to the browser, which turns them into letters.
            case 0x41...0x5A, 0x61...0x7A, 0x80...: isNumber = false
            default: return .character(byte)
            }
            last = byte
        }
        if last == UInt8(ascii: ".") { return .lastDot }
        if dots == 0 { return .label }
        return isNumber ? .address : nil
    }
}
