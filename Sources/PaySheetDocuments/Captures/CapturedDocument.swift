package import PaySheet

/// A document in captured traffic.
package struct CapturedDocument: Sendable {
    /// The exchange that contains it, such as `POST https://shop.example/pay` or `line 12`.
    package let exchange: String
    /// The exchange with method, scheme and host at most, because a path, a name or anything else can name a person.
    package let anonymousExchange: String
    /// The place in the capture: a pointer, which continues inside of texts that contain JSON. Names that look personal are hidden.
    package let place: String
    package let bytes: [UInt8]
    package let kind: DocumentKind
    /// Where the text of the capture has the pieces of the document.
    let pieces: [TextOrigin.Piece]

    init(_ exchange: CapturedExchange, place: String, bytes: [UInt8], kind: DocumentKind, pieces: [TextOrigin.Piece]) {
        self.pieces = pieces
        self.exchange = exchange.words
        anonymousExchange = exchange.anonymousWords
        self.place = place
        self.bytes = bytes
        self.kind = kind
    }

    /// The place with numbers and known names only. `*` is in place of any other name.
    package func anonymousPlace(_ catalogs: [Catalog]) -> String {
        place.split(separator: "/", omittingEmptySubsequences: false).enumerated().map { index, step in
            // The first step of a place in a log is `12` or `12@28`.
            let isNumber = step.utf8.count <= 20 && step.utf8.allSatisfy { ASCII.isDigit($0) || index == 1 && $0 == UInt8(ascii: "@") }
            return step.isEmpty || isNumber || CapturedPlace.isKnown(step, catalogs) ? String(step) : "*"
        }.joined(separator: "/")
    }
}
