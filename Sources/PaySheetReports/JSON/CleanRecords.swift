package import PaySheet

/// A cache of the NDJSON records of documents without findings. Most equal an earlier record except for the line number.
package struct CleanRecords: Sendable {
    /// The frames, each at one of two possible indices; empty before the first.
    private var frames: [Frame] = []
    /// The name of the kind of each document. Kinds of two catalogs can have the same number.
    private var names: [String] = []
    /// The remaining requirements of each document that do not fit into a frame. (Separate, so that frames contain only numbers.)
    private var rests: [[UInt64]] = []
    /// The records, one after the other. (Taking one out of a list of lists would cost more than copying it.)
    private var texts: [UInt8] = []

    private struct Frame: Sendable {
        /// The dictionary of the kind; below zero if the frame is empty.
        var shape = -1
        /// The requirements of the document.
        var needs = RequirementSummary.Head()
        /// The start of the record, the place of the line number in it if it has one, and its end.
        var start = 0
        var line: Range<Int>?
        var end = 0
    }

    private static let capacity = 1024
    /// The number of bytes for records that are in use and those that were replaced.
    private static let textCapacity = 1 << 18

    package init() {}

    /// Adds the record of a document and its line end. Returns false if no similar one is known.
    ///
    /// - Parameter line: `nil` for a document that is not a line of a file. All of them must have the same path.
    package mutating func write(line: Int?, _ kind: DocumentKind, needing needs: RequirementSummary, to bytes: inout [UInt8]) -> Bool {
        guard !frames.isEmpty else { return false }
        var place = CleanRecords.place(kind, needs)
        if !isFrame(at: place, kind, needs, hasLine: line != nil) {
            place += 1
            guard isFrame(at: place, kind, needs, hasLine: line != nil) else { return false }
        }
        if let line, let old = frames[place].line { write(line.magnitude, over: old, at: place) }
        bytes.append(frames[place].start..<frames[place].end, of: texts)
        return true
    }

    private func isFrame(at place: Int, _ kind: DocumentKind, _ needs: RequirementSummary, hasLine: Bool) -> Bool {
        let frame = frames[place]
        return frame.shape == kind.shape && frame.needs.isSame(as: needs.head) && (frame.line != nil) == hasLine
            && names[place] == kind.name && (needs.rest.isEmpty || needs.rest == rests[place])
    }

    private mutating func write(_ line: UInt, over old: Range<Int>, at place: Int) {
        let length = Decimals.count(of: line)
        if old.count != length { makeRoom(for: length, before: old, at: place) }
        // The new number replaces the old one, which has the same length.
        var digit = old.upperBound
        Decimals.each(of: line) { decimal in
            digit &-= 1
            texts[digit] = decimal
        }
    }

    /// Moves the short text before the line number, so that a number of another length fits.
    private mutating func makeRoom(for length: Int, before line: Range<Int>, at place: Int) {
        // Cannot trap: the number of the line is in its record.
        let head = Array(texts[frames[place].start..<line.lowerBound])
        let start = frames[place].start + line.count - length
        for (offset, byte) in head.enumerated() { texts[start + offset] = byte }
        frames[place].start = start
        // Cannot trap: there is space for the longest number before each record.
        frames[place].line = line.upperBound - length..<line.upperBound
    }

    /// Keeps the record of a document for others of its kind with the same requirements.
    package mutating func keep(_ document: CheckedDocument, _ kind: DocumentKind, needing needs: RequirementSummary) {
        let (json, line) = JSONReport.record(showingLineOf: document)
        guard needs.isExact else { return }
        // With the line end and capacity for the longest number.
        if texts.count + json.count + Decimals.most + 1 > CleanRecords.textCapacity { forget() }
        if frames.isEmpty {
            frames = [Frame](repeating: Frame(), count: CleanRecords.capacity)
            names = [String](repeating: "", count: CleanRecords.capacity)
            rests = [[UInt64]](repeating: [], count: CleanRecords.capacity)
            // All at once: a buffer that grows leaves smaller ones behind.
            texts.reserveCapacity(CleanRecords.textCapacity)
        }
        // Cannot trap: no number has more than the most decimals.
        if let line { texts += repeatElement(0x20, count: Decimals.most - line.count) }
        let start = texts.count
        texts += json
        texts.append(0x0A)
        let place = CleanRecords.place(kind, needs)
        // The last record is in the first place.
        frames[place + 1] = frames[place]
        names[place + 1] = names[place]
        names[place] = kind.name
        rests[place + 1] = rests[place]
        rests[place] = needs.rest
        frames[place] = Frame(
            // Cannot trap: both ends move in the same way.
            shape: kind.shape, needs: needs.head, start: start, line: line.map { start + $0.lowerBound..<start + $0.upperBound },
            end: texts.count)
    }

    /// Removes all records, because the settings of the next documents differ.
    package mutating func forget() {
        frames = []
        names = []
        rests = []
        texts = []
    }

    /// Returns the first of two indices.
    private static func place(_ kind: DocumentKind, _ needs: RequirementSummary) -> Int {
        let hash = (needs.hash ^ UInt64(truncatingIfNeeded: kind.shape)) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: hash >> 55) * 2
    }
}
