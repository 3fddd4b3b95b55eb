/// The parts of an absolute address, by place: nothing is copied.
///
/// Reads an address like a browser, as far as validity needs it. White space around does not count, the scheme and the host can have
/// any case, and schemes such as `https` need a host.
struct AddressParts {
    /// The scheme, without its colon.
    private(set) var scheme = 0..<0
    /// A name or a password comes before the host.
    private(set) var hasCredentials = false
    private(set) var host = 0..<0
    /// -1 where none is written.
    private(set) var port = -1
    /// Up to a `?` or `#`.
    private(set) var path = 0..<0
    /// A `?` or `#` follows the path.
    private(set) var hasMore = false
    /// One past the last byte that counts.
    private(set) var end = 0

    /// Parses an address. Returns `nil` if it is not absolute for a browser.
    init?(_ bytes: borrowing Span<UInt8>, from: Int, to: Int) {
        var (start, stop) = (from, to)
        while start < stop, bytes[start] <= 0x20 { start &+= 1 }
        while stop > start, bytes[stop &- 1] <= 0x20 { stop &-= 1 }
        end = stop
        var index = start
        guard index < stop, AddressParts.isLetter(bytes[index]) else { return nil }
        while index < stop, AddressParts.isScheme(bytes[index]) { index &+= 1 }
        guard index < stop, bytes[index] == UInt8(ascii: ":") else { return nil }
        scheme = start..<index
        index &+= 1
        let isSpecial = AddressParts.isSpecial(bytes, scheme)
        var slashes = 0
        while index < stop, isSpecial || slashes < 2, bytes[index] == UInt8(ascii: "/") || isSpecial && bytes[index] == UInt8(ascii: "\\") {
            index &+= 1
            slashes &+= 1
        }
        guard isSpecial || slashes == 2 else {
            path = index..<stop
            return
        }
        var authorityEnd = index
        while authorityEnd < stop, !AddressParts.endsAuthority(bytes[authorityEnd], isSpecial) { authorityEnd &+= 1 }
        var hostStart = index
        for place in index..<authorityEnd where bytes[place] == UInt8(ascii: "@") { hostStart = place &+ 1 }
        // An empty name with an empty password, ":@", counts as none.
        for place in index..<hostStart where bytes[place] != UInt8(ascii: ":") && bytes[place] != UInt8(ascii: "@") {
            hasCredentials = true
        }
        guard readHost(bytes, hostStart, authorityEnd), !isSpecial || !host.isEmpty else { return nil }
        var pathEnd = authorityEnd
        while pathEnd < stop, bytes[pathEnd] != UInt8(ascii: "?"), bytes[pathEnd] != UInt8(ascii: "#") { pathEnd &+= 1 }
        path = authorityEnd..<pathEnd
        hasMore = pathEnd < stop
    }

    private mutating func readHost(_ bytes: borrowing Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
        var index = start
        if index < end, bytes[index] == UInt8(ascii: "[") {
            while index < end, bytes[index] != UInt8(ascii: "]") { index &+= 1 }
            guard index < end else { return false }
            index &+= 1
        } else {
            while index < end, bytes[index] != UInt8(ascii: ":") {
                if AddressParts.isForbiddenInHost(bytes[index]) { return false }
                index &+= 1
            }
        }
        host = start..<index
        guard index < end else { return true }
        guard bytes[index] == UInt8(ascii: ":") else { return false }
        index &+= 1
        guard index < end else { return true }
        port = 0
        while index < end {
            guard ASCII.isDigit(bytes[index]), port <= 65_535 else { return false }
            port = port &* 10 &+ Int(bytes[index] &- ASCII.zero)
            index &+= 1
        }
        return port <= 65_535
    }

    /// The scheme is this one, in any case. `text` is in lower case.
    func hasScheme(_ text: StaticString, _ bytes: borrowing Span<UInt8>) -> Bool { AddressParts.matches(bytes, scheme, text) }

    /// The host is this one, in any case. `text` is in lower case.
    func hasHost(_ text: StaticString, _ bytes: borrowing Span<UInt8>) -> Bool { AddressParts.matches(bytes, host, text) }

    /// The host ends with this text, in any case. `text` is in lower case.
    func hasHost(endingWith text: StaticString, _ bytes: borrowing Span<UInt8>) -> Bool {
        let count = text.utf8CodeUnitCount
        return host.count > count && AddressParts.matches(bytes, (host.upperBound &- count)..<host.upperBound, text)
    }

    /// A range of bytes is this text, in any case. `text` is in lower case.
    static func matches(_ bytes: borrowing Span<UInt8>, _ range: Range<Int>, _ text: StaticString) -> Bool {
        guard range.count == text.utf8CodeUnitCount else { return false }
        var index = range.lowerBound
        for place in 0..<text.utf8CodeUnitCount {
            let byte = text.byte(place)
            if ASCII.upperCased(bytes[index]) != ASCII.upperCased(byte) { return false }
            index &+= 1
        }
        return true
    }

    private static func isSpecial(_ bytes: borrowing Span<UInt8>, _ scheme: Range<Int>) -> Bool {
        matches(bytes, scheme, "https") || matches(bytes, scheme, "http") || matches(bytes, scheme, "wss") || matches(bytes, scheme, "ws")
            || matches(bytes, scheme, "ftp")
    }

    private static func isLetter(_ byte: UInt8) -> Bool { ASCII.isUpperCaseLetter(ASCII.upperCased(byte)) }

    private static func isScheme(_ byte: UInt8) -> Bool {
        isLetter(byte) || ASCII.isDigit(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
    }

    private static func endsAuthority(_ byte: UInt8, _ isSpecial: Bool) -> Bool {
        byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") || isSpecial && byte == UInt8(ascii: "\\")
    }

    private static func isForbiddenInHost(_ byte: UInt8) -> Bool {
        switch byte {
        case 0...0x20, 0x7F, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "^"),
            UInt8(ascii: "|"), UInt8(ascii: "\\"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "`"), UInt8(ascii: "\""):
            true
        default: false
        }
    }
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
        guard isPlain else {
            let decoded = JSONText.decode(bytes, node)
            return Text.addressForm(decoded.window, from: 0, to: decoded.count)
        }
        return Text.addressForm(bytes, from: Int(node.start), to: Int(node.end))
    }

    private static func addressForm(_ bytes: borrowing Span<UInt8>, from: Int, to: Int) -> AddressForm {
        guard let parts = AddressParts(bytes, from: from, to: to) else { return .none }
        return parts.hasScheme("https", bytes) ? .https : .other
    }
}
