/// What a browser makes of text that should be a complete address: the parser of the WHATWG URL Standard without a base.
///
/// It stores only what rules need, and does not support IDNA. A host with non-ASCII letters stays as it is, and so does one that begins
/// with `xn--`.
package struct AbsoluteURL: Sendable, Hashable {
    /// What comes before the first colon.
    package internal(set) var scheme = Scheme.other
    /// A user name or a password comes before the host. (An empty name with an empty password, `:@`, counts as none.)
    package internal(set) var hasCredentials = false
    /// A question mark.
    package internal(set) var hasQuery = false
    /// A number sign.
    package internal(set) var hasFragment = false
    /// Where the path ends, counted in bytes.
    package internal(set) var pathEnd = 0
    /// The places of host and path; empty if tabs or line ends are left out of the address.
    private(set) var host = 0..<0
    private(set) var path = 0..<0
    private(set) var port: Int?
    /// One past the last byte that counts.
    private(set) var end = 0

    /// The schemes that make a difference.
    package enum Scheme: Sendable, Hashable {
        case https, http, file
        /// `ws`, `wss` and `ftp`, which need a host like `https`.
        case special
        case other

        var needsHost: Bool { self == .https || self == .http || self == .special }
    }

    /// Why text is not a complete address.
    package enum Fault: Sendable, Hashable {
        case empty, noScheme, noHost, badHost, badPort

        /// In a few words.
        package var message: String {
            switch self {
            case .empty: "it is empty"
            case .noScheme: "it does not begin with a scheme such as \"https:\""
            case .noHost: "no host follows the scheme"
            case .badHost: "no host can be written like that"
            case .badPort: "the port is not a number up to 65535"
            }
        }
    }

    /// Reads the bytes from `from` up to `to`, which are text as it is meant: no escapes of JSON.
    package static func parse(_ bytes: borrowing Span<UInt8>, from: Int, to: Int) -> (url: AbsoluteURL, fault: Fault?) {
        var url = AbsoluteURL()
        var (start, end) = (from, to)
        while start < end, bytes[start] <= 0x20 { start &+= 1 }
        while end > start, bytes[end &- 1] <= 0x20 { end &-= 1 }
        guard start < end else { return (url, .empty) }
        // Tabs and line ends are left out wherever they stand.
        for index in start..<end where bytes[index] < 0x20 && isLeftOut(bytes[index]) {
            var rest: [UInt8] = []
            for place in start..<end where !isLeftOut(bytes[place]) { rest.append(bytes[place]) }
            var (url, fault) = parse(rest.window, from: 0, to: rest.count)
            (url.host, url.path) = (0..<0, 0..<0)
            return (url, fault)
        }
        url.end = end
        guard let colon = schemeEnd(bytes, start, end) else { return (url, .noScheme) }
        url.scheme = scheme(bytes, start, colon)
        let fault = url.read(bytes, afterScheme: colon &+ 1, end)
        return (url, fault)
    }

    private static func isLeftOut(_ byte: UInt8) -> Bool { byte == 0x09 || byte == 0x0A || byte == 0x0D }

    private static func schemeEnd(_ bytes: borrowing Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
        guard isLetter(bytes[start]) else { return nil }
        var index = start
        while index < end {
            let byte = bytes[index]
            if byte == UInt8(ascii: ":") { return index }
            guard isLetter(byte) || ASCII.isDigit(byte) || byte == UInt8(ascii: "+") || byte == ASCII.minus || byte == ASCII.point else {
                return nil
            }
            index &+= 1
        }
        return nil
    }

    private static func scheme(_ bytes: borrowing Span<UInt8>, _ start: Int, _ end: Int) -> Scheme {
        func reads(_ word: StaticString) -> Bool { bytes.matches(word, start..<end) }
        if reads("https") { return .https }
        if reads("http") { return .http }
        if reads("file") { return .file }
        return reads("ws") || reads("wss") || reads("ftp") ? .special : .other
    }

    private mutating func read(_ bytes: borrowing Span<UInt8>, afterScheme: Int, _ end: Int) -> Fault? {
        var index = afterScheme
        let isSpecial = scheme != .other
        func isSlash(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "/") || isSpecial && byte == UInt8(ascii: "\\") }
        var slashes = 0
        // Browsers overlook missing and surplus slashes where the scheme always has a host.
        while index < end, slashes < 2 || scheme.needsHost, isSlash(bytes[index]) {
            slashes &+= 1
            index &+= 1
        }
        notePath(bytes, from: index, end)
        guard slashes == 2 || scheme.needsHost else { return nil }
        var authorityEnd = index
        while authorityEnd < pathEnd, !isSlash(bytes[authorityEnd]) { authorityEnd &+= 1 }
        path = authorityEnd..<pathEnd
        return readAuthority(bytes, from: index, to: authorityEnd)
    }

    private mutating func notePath(_ bytes: borrowing Span<UInt8>, from: Int, _ end: Int) {
        pathEnd = end
        // Cannot trap: the slashes before this place are within the text.
        for index in from..<end {
            if bytes[index] == UInt8(ascii: "#") {
                hasFragment = true
                if !hasQuery { pathEnd = index }
                return
            }
            if bytes[index] == UInt8(ascii: "?"), !hasQuery {
                hasQuery = true
                pathEnd = index
            }
        }
    }

    private mutating func readAuthority(_ bytes: borrowing Span<UInt8>, from: Int, to: Int) -> Fault? {
        var hostStart = from
        if scheme != .file {
            for index in from..<to where bytes[index] == UInt8(ascii: "@") { hostStart = index &+ 1 }
        }
        for index in from..<hostStart where bytes[index] != UInt8(ascii: ":") && bytes[index] != UInt8(ascii: "@") {
            hasCredentials = true
        }
        var (hostEnd, isInBrackets) = (hostStart, false)
        while hostEnd < to {
            if bytes[hostEnd] == UInt8(ascii: "[") { isInBrackets = true }
            if bytes[hostEnd] == UInt8(ascii: "]") { isInBrackets = false }
            if bytes[hostEnd] == UInt8(ascii: ":"), !isInBrackets, scheme != .file { break }
            hostEnd &+= 1
        }
        host = hostStart..<hostEnd
        if host.isEmpty {
            if scheme.needsHost || hostStart > from || hostEnd < to { return .noHost }
        } else if !Host.isValid(bytes, from: hostStart, to: hostEnd, isSpecial: scheme != .other) {
            // `file:///C:` and the like are paths, not hosts.
            let isDrive = scheme == .file && hostEnd == hostStart &+ 2 && AbsoluteURL.isLetter(bytes[hostStart])
            if !isDrive { return .badHost }
        }
        for index in min(hostEnd &+ 1, to)..<to {
            let number = (port ?? 0) &* 10 &+ Int(bytes[index] &- ASCII.zero)
            guard ASCII.isDigit(bytes[index]), number <= 65_535 else { return .badPort }
            port = number
        }
        return nil
    }

    static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }
}

/// What an address is good for.
package enum AddressForm: Sendable {
    /// It is not an absolute address for browsers.
    case none
    case https
    /// Absolute, of another scheme.
    case other
}

extension Text {
    /// What the text is good for as an address.
    package var addressForm: AddressForm {
        let text = JSONText.decode(bytes, node)
        let (url, fault) = AbsoluteURL.parse(text.window, from: 0, to: text.count)
        return fault != nil ? .none : url.scheme == .https ? .https : .other
    }
}

extension Collection<UInt8> {
    /// The bytes without percent encoding.
    package var percentDecoded: [UInt8] {
        var decoded: [UInt8] = []
        var rest = self[...]
        while let byte = rest.popFirst() {
            let digits = rest.prefix(2).compactMap { Hex.digit($0) }
            if byte == UInt8(ascii: "%"), digits.count == 2 {
                decoded.append(digits[0] << 4 | digits[1])
                rest = rest.dropFirst(2)
            } else {
                decoded.append(byte)
            }
        }
        return decoded
    }
}
