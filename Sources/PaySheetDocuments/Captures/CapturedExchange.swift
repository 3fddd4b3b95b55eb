import PaySheet

/// The request that a document belongs to, in words.
struct CapturedExchange {
    /// Method and address without user, password and query, which may be secrets; or a name, or a number.
    let words: String
    /// At most method, scheme and host; otherwise a number.
    let anonymousWords: String

    /// An exchange without a name, such as `entry 4`.
    init(number: String) {
        words = number
        anonymousWords = number
    }

    /// An exchange with a name that its author chose.
    init(named name: String, number: String) {
        words = CapturedExchange.shortened(name)
        anonymousWords = number
    }

    init(method: String, address: String, number: String) {
        let plain = address.prefix { $0 != "?" && $0 != "#" }
        let parts = CapturedExchange.parts(of: plain)
        words = CapturedExchange.shortened(method + " " + parts.scheme + parts.host + parts.path)
        let isWeb = CapturedExchange.schemes.contains(parts.scheme.lowercased()) && CapturedExchange.methods.contains(method)
        anonymousWords = isWeb && CapturedExchange.isPlainHost(parts.host) ? method + " " + parts.scheme + parts.host : number
    }

    /// Returns the beginning of a long text. Every document of the exchange repeats it.
    static func shortened(_ text: String) -> String {
        guard text.utf8.count > mostOfName else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.prefix(mostOfName))) + "…"
    }

    /// Longer than addresses that servers accept.
    private static let mostOfName = 2048

    private static let schemes = ["http://", "https://", "ws://", "wss://"]
    private static let methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"]

    /// The scheme, the host without the user, and the path. Of an address without a host, such as `mailto:`, only the scheme is left.
    private static func parts(of address: Substring) -> (scheme: Substring, host: Substring, path: Substring) {
        let bytes = address.utf8
        var start = bytes.startIndex
        if let colon = bytes.firstIndex(of: UInt8(ascii: ":")), bytes[colon...].starts(with: "://".utf8) {
            start = bytes.index(colon, offsetBy: 3)
        }
        let end = bytes[start...].firstIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") } ?? bytes.endIndex
        let host = hostWithoutUser(address[start..<end])
        if start == bytes.startIndex, host.startIndex == start, let colon = host.utf8.firstIndex(of: UInt8(ascii: ":")),
            !isPort(host.utf8[colon...].dropFirst())
        {
            return (address[...colon], "", "")
        }
        return (address[..<start], host, address[end...])
    }

    private static func hostWithoutUser(_ text: Substring) -> Substring {
        var host = text
        for index in text.utf8.indices {
            let rest = text.utf8[index...]
            if rest.first == UInt8(ascii: "@") { host = text[text.utf8.index(after: index)...] }
            if rest.starts(with: "%40".utf8) { host = text[text.utf8.index(index, offsetBy: 3)...] }
        }
        return host
    }

    private static func isPort(_ digits: Substring.UTF8View) -> Bool { digits.count <= 5 && digits.allSatisfy { ASCII.isDigit($0) } }

    private static func isPlainHost(_ text: Substring) -> Bool {
        let parts = text.utf8.split(separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
        guard let name = parts.first, 1...253 ~= name.count, parts.count == 1 || isPort(parts[1]) else { return false }
        return name.allSatisfy { ASCII.isLetterOrDigit($0) || $0 == ASCII.point || $0 == ASCII.minus }
            && !PersonalText.isFound(in: String(text))
    }
}
