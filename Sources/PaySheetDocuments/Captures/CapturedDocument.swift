package import PaySheet

/// A document in captured traffic.
package struct CapturedDocument: Sendable, Hashable {
    /// The exchange that contains it, such as `POST https://shop.example/pay` or `line 12`.
    package let exchange: String
    /// The place in the capture: a pointer, which continues inside of texts that contain JSON.
    package let place: String
    package let bytes: [UInt8]
    package let kind: DocumentKind

    /// The exchange without the path of the address, which can name a person.
    package var exchangeWithoutPath: String {
        guard let authority = CapturedDocument.authority(in: exchange[...]) else { return exchange }
        return String(exchange[..<authority.endIndex])
    }

    /// Returns the beginning of a long name of an exchange. Every document of the exchange repeats the name.
    static func shortened(_ exchange: String) -> String {
        guard exchange.utf8.count > mostOfName else { return exchange }
        return String(String.UnicodeScalarView(exchange.unicodeScalars.prefix(mostOfName))) + "…"
    }

    /// Longer than addresses that servers accept.
    private static let mostOfName = 2048

    /// The host of an address, with the user before it.
    static func authority(in address: Substring) -> Substring? {
        let mark = "://".utf8
        guard let start = address.utf8.indices.first(where: { address.utf8[$0...].starts(with: mark) }) else { return nil }
        return address[address.utf8.index(start, offsetBy: mark.count)...].prefix { $0 != "/" }
    }
}
