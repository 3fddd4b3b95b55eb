package import PaySheet

/// Where captured traffic has the bytes of a text.
enum CapturedOrigin {
    /// As they are, from an offset on.
    case same(Int)
    /// In a string with escapes: the place of each byte, and the end.
    case escaped([UInt32])
    /// In another form, such as Base64, at this place.
    case encoded(Range<Int>)

    /// The same, found out when a document needs it: most texts have none.
    final class Later {
        private let find: () -> CapturedOrigin
        private var found: CapturedOrigin?

        init(_ find: @escaping () -> CapturedOrigin) { self.find = find }

        var origin: CapturedOrigin {
            let origin = found ?? find()
            found = origin
            return origin
        }
    }

    /// The place of a part of the text.
    func range(_ range: Range<Int>) -> Range<Int> {
        switch self {
        // Cannot trap: the text is a part of the capture.
        case .same(let start): return start + range.lowerBound..<start + range.upperBound
        case .escaped(let places):
            guard range.upperBound < places.count else { return 0..<0 }
            return Int(places[range.lowerBound])..<max(Int(places[range.lowerBound]), Int(places[range.upperBound]))
        case .encoded(let range): return range
        }
    }

    /// The places of a document's texts, numbers and words, and of what is between them. An encoded document has one piece.
    func pieces(of document: [UInt8], from start: Int) -> [TextOrigin.Piece] {
        if case .encoded(let range) = self { return [TextOrigin.Piece(end: document.count, source: range)] }
        var pieces: [TextOrigin.Piece] = []
        var index = 0
        while index < document.count {
            let begin = index
            index = CapturedOrigin.end(ofPieceAt: index, document)
            pieces.append(TextOrigin.Piece(end: index, source: range(start + begin..<start + index)))
        }
        return pieces
    }

    private static func end(ofPieceAt start: Int, _ document: [UInt8]) -> Int {
        var index = start + 1
        guard document[start] != JSONText.Mark.quote else {
            while index < document.count, document[index] != JSONText.Mark.quote {
                index += document[index] == JSONText.Mark.backslash ? 2 : 1
            }
            return min(index + 1, document.count)
        }
        // A bracket, a comma and a colon are pieces of one byte.
        let isSame = JSONText.Mark.isSpace(document[start]) ? JSONText.Mark.isSpace : isOfWord
        guard isSame(document[start]) else { return index }
        while index < document.count, isSame(document[index]) { index += 1 }
        return index
    }

    /// Whether a byte belongs to a number or to `true`, `false` or `null`.
    private static func isOfWord(_ byte: UInt8) -> Bool {
        ASCII.isDigit(byte) || byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") || [0x2B, 0x2D, 0x2E].contains(byte)
    }

    /// Whether a piece that begins with a byte is between texts, numbers and words.
    static func isBetween(_ byte: UInt8) -> Bool { byte != JSONText.Mark.quote && !isOfWord(byte) }
}

extension Capture {
    /// The contents for a check, each with the places of its values in the text.
    package func contents(of bytes: [UInt8]) -> [Container.Content] { CapturedDocument.contents(documents, of: bytes) }
}

extension CapturedDocument {
    /// The documents of a text for a check, each with the places of its values in the text.
    static func contents(_ documents: [CapturedDocument], of bytes: [UInt8]) -> [Container.Content] {
        guard !documents.isEmpty else { return [] }
        let file = OriginFile(
            padded: bytes + [UInt8](repeating: 0, count: SourceText.padding), count: bytes.count,
            literals: literals(documents, bytes.count))
        return documents.map { document in
            let origin = TextOrigin(file, pieces: document.pieces, hasUnknowns: false, isEditable: false)
            return Container.Content(at: document.place, document.bytes, as: document.kind, from: origin)
        }
    }

    /// The texts and numbers of the documents, and all that is between the documents: traffic has the secrets of people.
    private static func literals(_ documents: [CapturedDocument], _ count: Int) -> [Range<Int>] {
        var literals: [Range<Int>] = []
        var end = 0
        for document in documents where document.pieces.count > 1 {
            var start = 0
            for piece in document.pieces {
                defer { start = Int(piece.end) }
                guard CapturedOrigin.isBetween(document.bytes[start]), piece.source.lowerBound >= end else { continue }
                if piece.source.lowerBound > end { literals.append(end..<piece.source.lowerBound) }
                end = piece.source.upperBound
            }
        }
        return end < count ? literals + [end..<count] : literals
    }
}
