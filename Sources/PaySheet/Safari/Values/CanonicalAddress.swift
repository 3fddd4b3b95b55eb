/// An https address as the URL parser of a browser writes it, so that two spellings of one address are equal.
struct CanonicalAddress {
    /// In small letters.
    let host: [UInt8]
    /// Without `.` and `..`; at least one slash.
    let path: [UInt8]
    /// The port if it is not the usual one, with its colon.
    private let port: [UInt8]
    /// Query and fragment, with their marks.
    private let more: [UInt8]

    /// Parses an address. `nil` if it is not https, or has a name and a password.
    init?(_ text: [UInt8]) {
        // Tabs and line ends count nowhere.
        let text = text.filter { $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
        let bytes = text.window
        let (url, fault) = AbsoluteURL.parse(bytes, from: 0, to: bytes.count)
        guard fault == nil, url.scheme == .https, !url.hasCredentials else { return nil }
        // (Hosts with letters beyond ASCII keep their bytes.)
        host = text[url.host].percentDecoded.map(ASCII.lowerCased)
        port = url.port.map { $0 == 443 ? [] : [UInt8](":".utf8) + [UInt8](String($0).utf8) } ?? []
        path = CanonicalAddress.path(text[url.path])
        // Cannot trap: the path ends within the address.
        more = CanonicalAddress.more(text[url.pathEnd..<url.end])
    }

    /// The whole address.
    var text: [UInt8] { [UInt8]("https://".utf8) + host + port + path + more }

    private static func path(_ text: ArraySlice<UInt8>) -> [UInt8] {
        var segments: [[UInt8]] = []
        let written = text.split(omittingEmptySubsequences: false) { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }
        // The text begins with a slash, or is empty.
        for (place, segment) in written.enumerated().dropFirst() {
            let isLast = place == written.count - 1
            switch dots(segment) {
            case 1: if isLast { segments.append([]) }
            case 2:
                _ = segments.popLast()
                if isLast { segments.append([]) }
            default: segments.append(encoded(segment) { isUnsafe($0) || "`{}^".utf8.contains($0) })
            }
        }
        guard !segments.isEmpty else { return [UInt8(ascii: "/")] }
        return segments.flatMap { [UInt8(ascii: "/")] + $0 }
    }

    /// How many dots a segment consists of, each perhaps encoded; 0 for every other segment.
    private static func dots(_ segment: ArraySlice<UInt8>) -> Int {
        let plain = segment.percentDecoded
        guard plain.count == 1 || plain.count == 2, plain.allSatisfy({ $0 == UInt8(ascii: ".") }) else { return 0 }
        return plain.count
    }

    private static func more(_ text: ArraySlice<UInt8>) -> [UInt8] {
        let fragment = text.firstIndex(of: UInt8(ascii: "#")) ?? text.endIndex
        return encoded(text[..<fragment]) { isUnsafe($0) || $0 == UInt8(ascii: "'") }
            + encoded(text[fragment...]) { isUnsafe($0) || $0 == UInt8(ascii: "`") }
    }

    private static func isUnsafe(_ byte: UInt8) -> Bool { byte <= 0x20 || byte >= 0x7F || "\"<>".utf8.contains(byte) }

    private static func encoded(_ text: ArraySlice<UInt8>, _ isUnsafe: (UInt8) -> Bool) -> [UInt8] {
        let digits = [UInt8]("0123456789ABCDEF".utf8)
        return text.flatMap { isUnsafe($0) ? [UInt8(ascii: "%"), digits[Int($0 >> 4)], digits[Int($0 & 15)]] : [$0] }
    }
}
