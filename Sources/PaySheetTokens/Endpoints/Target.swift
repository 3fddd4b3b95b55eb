import PaySheet

/// The path and the query of a request, decoded.
///
/// The path is split before it is decoded, so that an encoded slash never becomes a border between two segments.
package struct Target: Sendable, Hashable {
    /// The segments between the slashes. A slash at the end adds an empty one.
    package let segments: [String]
    package let query: [QueryItem]

    /// A part of the query.
    package struct QueryItem: Sendable, Hashable {
        package let name: String
        /// `nil` without an equals sign.
        package let value: String?

        package init(_ name: String, _ value: String?) {
            self.name = name
            self.value = value
        }
    }

    /// Reads `/path?query`, or an address with scheme and host. `nil` for other text, and if an escape or its UTF-8 is wrong.
    package init?(_ text: String) {
        var rest = Substring(text)[...].utf8[...]
        if let path = Target.path(ofAddress: rest) { rest = path }
        // A fragment is never sent.
        guard rest.first == 0x2F, !rest.contains(0x23) else { return nil }
        let end = rest.firstIndex(of: 0x3F)
        var segments: [String] = []
        for part in (end.map { rest[..<$0] } ?? rest).dropFirst().split(separator: 0x2F, omittingEmptySubsequences: false) {
            guard let segment = PercentEncoding.decoded(part) else { return nil }
            segments.append(segment)
        }
        self.segments = segments
        var query: [QueryItem] = []
        if let end {
            for part in rest[rest.index(after: end)...].split(separator: 0x26, omittingEmptySubsequences: true) {
                let equals = part.firstIndex(of: 0x3D)
                guard let name = PercentEncoding.decoded(equals.map { part[..<$0] } ?? part) else { return nil }
                guard let equals else {
                    query.append(QueryItem(name, nil))
                    continue
                }
                guard let value = PercentEncoding.decoded(part[part.index(after: equals)...]) else { return nil }
                query.append(QueryItem(name, value))
            }
        }
        self.query = query
    }

    /// What follows the host of an address. Proxies receive whole addresses.
    private static func path(ofAddress text: Substring.UTF8View.SubSequence) -> Substring.UTF8View.SubSequence? {
        for scheme in ["https://", "http://"] where text.starts(with: scheme.utf8) {
            let rest = text.dropFirst(scheme.utf8.count)
            // A slash in the query begins no path.
            guard let end = rest.firstIndex(where: { $0 == 0x2F || $0 == 0x3F || $0 == 0x23 }), rest[end] == 0x2F else { return nil }
            return rest[end...]
        }
        return nil
    }
}

/// Percent-encoding as RFC 3986 has it.
package enum PercentEncoding {
    /// Returns the text of a segment. `nil` for a percent sign without two digits, for control characters, and for bytes that are not
    /// UTF-8: servers do not agree about them.
    package static func decoded(_ text: some Sequence<UInt8>) -> String? {
        var bytes: [UInt8] = []
        var digits: (first: UInt8?, isOpen: Bool) = (nil, false)
        for byte in text {
            guard digits.isOpen else {
                if byte == 0x25 { digits.isOpen = true } else { bytes.append(byte) }
                continue
            }
            guard let digit = Hex.digit(byte) else { return nil }
            guard let first = digits.first else {
                digits.first = digit
                continue
            }
            bytes.append(first << 4 | digit)
            digits = (nil, false)
        }
        guard !digits.isOpen, bytes.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else { return nil }
        let text = String(decoding: bytes, as: UTF8.self)
        // Bytes that are not UTF-8 are replaced.
        return text.utf8.elementsEqual(bytes) ? text : nil
    }

    /// Returns a text as one segment of a path.
    package static func encoded(_ text: String) -> String {
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            if isUnreserved(byte) {
                bytes.append(byte)
            } else {
                bytes += [0x25, digit(byte >> 4), digit(byte & 0xF)]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: true
        default: false
        }
    }

    private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? value &+ 0x30 : value &- 10 &+ 0x41 }
}
