package import PaySheet

/// The NDJSON records of documents without findings, of which most are like one before but for their line.
package struct CleanRecords: Sendable {
    /// Each at one of the two places that it may have; empty before the first.
    private var frames: [Frame?] = []

    private struct Frame: Sendable {
        let kind: DocumentKind
        /// What the document needs.
        let needs: [UInt8]
        /// What stands before and behind the number of the line.
        let head: [UInt8]
        let tail: [UInt8]
    }

    private static let capacity = 1024

    package init() {}

    /// Adds the record of a document and its line end. False where none like it is known.
    package func write(line: Int, _ kind: DocumentKind, needing needs: [UInt8], to bytes: inout [UInt8]) -> Bool {
        guard !frames.isEmpty else { return false }
        let place = CleanRecords.place(kind, needs)
        guard let frame = frame(at: place, kind, needs) ?? frame(at: place + 1, kind, needs) else { return false }
        bytes += frame.head
        bytes.append(decimal: line)
        bytes += frame.tail
        return true
    }

    private func frame(at place: Int, _ kind: DocumentKind, _ needs: [UInt8]) -> Frame? {
        frames[place].flatMap { $0.needs == needs && $0.kind == kind ? $0 : nil }
    }

    /// Keeps the record of a document for those of its kind that need the same.
    package mutating func keep(_ document: CheckedDocument, _ kind: DocumentKind, needing needs: [UInt8]) {
        let (json, line) = JSONReport.record(showingLineOf: document)
        guard let line else { return }
        if frames.isEmpty { frames = [Frame?](repeating: nil, count: CleanRecords.capacity) }
        let place = CleanRecords.place(kind, needs)
        // What was kept last is in the first.
        frames[place + 1] = frames[place]
        frames[place] = Frame(
            kind: kind, needs: needs, head: Array(json[..<line.lowerBound]), tail: json[line.upperBound...] + [0x0A])
    }

    /// Forgets all: what holds for the next documents is something else.
    package mutating func forget() { frames = [] }

    /// The first of two places.
    private static func place(_ kind: DocumentKind, _ needs: [UInt8]) -> Int {
        var hash = UInt64(truncatingIfNeeded: kind.shape)
        for byte in needs { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return Int(truncatingIfNeeded: (hash &* 0x9E37_79B9_7F4A_7C15) >> 55) * 2
    }
}
