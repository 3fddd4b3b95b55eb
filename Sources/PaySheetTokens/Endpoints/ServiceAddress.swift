import PaySheet

/// The address of a service. Calls append their paths to it.
package struct ServiceAddress: Sendable, Hashable {
    /// The segments of the path, decoded, without empty ones.
    package let segments: [String]

    /// Why a text is not such an address.
    package enum Fault: Error, Sendable, Hashable {
        /// It is not a complete address with `https://`, or its escapes cannot be decoded.
        case notHTTPS
        /// A query or a fragment ends it, and nothing can be appended.
        case noBase
    }

    package init(_ text: String) throws(Fault) {
        let bytes = [UInt8](text.utf8)
        let (url, fault) = AbsoluteURL.parse(bytes.window, from: 0, to: bytes.count)
        let isPlain = bytes.allSatisfy { $0 > 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\\") }
        guard fault == nil, url.scheme == .https, isPlain, bytes.starts(with: "https://".utf8) else { throw .notHTTPS }
        guard !url.hasQuery, !url.hasFragment else { throw .noBase }
        // Escapes that cannot be decoded would match no call. An address without a path has no target.
        let path = bytes.dropFirst(8).contains(UInt8(ascii: "/")) ? Target(text) : Target("/")
        guard let path else { throw .notHTTPS }
        segments = path.segments.filter { !$0.isEmpty }
    }

    /// Returns the segments of a call after those of this address. `nil` for other paths.
    ///
    /// Devices and proxies can double the slash where the two meet, so empty segments there are ignored.
    package func rest(of target: Target) -> ArraySlice<String>? {
        var rest = target.segments[...]
        for segment in segments {
            rest = rest.drop { $0.isEmpty }
            guard let first = rest.first, first.utf8.elementsEqual(segment.utf8) else { return nil }
            rest = rest.dropFirst()
        }
        return rest.drop { $0.isEmpty }
    }
}
