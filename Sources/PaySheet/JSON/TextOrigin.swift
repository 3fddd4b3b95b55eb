/// A file of which parts are documents, such as source code. All documents of the file share it.
package final class OriginFile: Sendable {
    /// The text with its padding.
    package let padded: [UInt8]
    package let count: Int
    package let lines: LineIndex
    /// The places of everything that is not code, in the order of the file: texts, numbers, comments, what is around scripts.
    package let literals: [Range<Int>]

    package init(padded: [UInt8], count: Int, literals: [Range<Int>]) {
        self.padded = padded
        self.count = count
        self.literals = literals
        lines = LineIndex(padded, count: count)
    }
}

/// Where the pieces of a document's text come from, if the text was made of another one. Places are those of that text.
package final class TextOrigin: Sendable {
    package let file: OriginFile
    /// In the order of the document's text, without gaps.
    let pieces: [Piece]
    /// Whether the text marks values that only a program knows, see ``UnknownValue``.
    package let hasUnknowns: Bool
    /// Whether the file has the values as literals of JavaScript, which fixes can change.
    let isEditable: Bool

    /// A piece of the document's text, and its place in the file.
    package struct Piece: Sendable {
        package let end: UInt32
        package let sourceStart: UInt32
        package let sourceEnd: UInt32

        /// - Parameter end: One past the last byte in the document's text. The piece begins at the end of the one before it.
        package init(end: Int, source: Range<Int>) {
            self.end = UInt32(truncatingIfNeeded: end)
            sourceStart = UInt32(truncatingIfNeeded: source.lowerBound)
            sourceEnd = UInt32(truncatingIfNeeded: source.upperBound)
        }

        // Cannot trap: the upper end is at least the lower one.
        package var source: Range<Int> { Int(sourceStart)..<max(Int(sourceStart), Int(sourceEnd)) }
    }

    package init(_ file: OriginFile, pieces: [Piece], hasUnknowns: Bool, isEditable: Bool = true) {
        self.isEditable = isEditable
        self.file = file
        self.pieces = pieces
        self.hasUnknowns = hasUnknowns
    }

    /// Returns the place of a piece of the document's text.
    package func range(_ range: Range<Int>) -> Range<Int> {
        guard let first = piece(at: range.lowerBound), let last = piece(at: max(range.lowerBound, range.upperBound - 1)) else {
            return 0..<min(1, file.count)
        }
        let start = min(first.source.lowerBound, file.count)
        // The end may be elsewhere in the file.
        let end = last.source.upperBound > start && last.source.lowerBound >= start ? last.source.upperBound : first.source.upperBound
        return start..<min(max(end, start), file.count)
    }

    /// Returns the piece that has a byte.
    private func piece(at place: Int) -> Piece? {
        let index = pieces.lowerBound { Int($0.end) <= place }
        return pieces.indices.contains(index) ? pieces[index] : pieces.last
    }
}

/// A document that was made of a part of a file.
package struct DerivedDocument: Sendable {
    /// The document as JSON.
    package let bytes: [UInt8]
    package let origin: TextOrigin
    /// What is wrong with values, although their JSON is right, in the order of the document's text.
    package let notes: [Note]

    package init(bytes: [UInt8], origin: TextOrigin, notes: [Note] = []) {
        self.bytes = bytes
        self.origin = origin
        self.notes = notes
    }

    /// What the code around a document shows about a value: its type is wrong, or a word is not known.
    package struct Note: Sendable {
        /// The place of the value in the document's text.
        let place: Int
        let isWord: Bool
        let message: Sentence
        let help: String
        let severity: Severity

        /// - Parameter isWord: The value is a word that is not known. Otherwise its type is wrong.
        package init(at place: Int, isWord: Bool, message: Sentence, help: String, severity: Severity = .error) {
            self.severity = severity
            self.place = place
            self.isWord = isWord
            self.message = message
            self.help = help
        }
    }
}
