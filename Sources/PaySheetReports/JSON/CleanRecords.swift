package import PaySheet

/// The NDJSON records of documents without findings, of which most are like one before but for the number of their line.
package struct CleanRecords: Sendable {
    /// Each at one of the two places that it may have; empty before the first.
    private var frames: [Frame] = []
    /// The rest of what each document needs, where the frame does not hold all. (Apart, so that frames are nothing but numbers.)
    private var rests: [[UInt64]] = []
    /// The records, one after the other. (To take one out of a list of lists would cost more than to copy it.)
    private var texts: [UInt8] = []

    private struct Frame: Sendable {
        /// The dictionary of the kind; below zero: nothing is kept here.
        var shape = -1
        /// What the document needs.
        var needs = RequirementSummary.Head()
        /// Where the record begins, where the number of its line stands in it, and where it ends.
        var start = 0
        var line = 0..<0
        var end = 0
    }

    private static let capacity = 1024
    /// What no frame needs any longer is kept until there is so much of it.
    private static let mostText = 1 << 22

    package init() {}

    /// Adds the record of a document and its line end. False where none like it is known.
    package mutating func write(line: Int, _ kind: DocumentKind, needing needs: RequirementSummary, to bytes: inout [UInt8]) -> Bool {
        guard !frames.isEmpty else { return false }
        var place = CleanRecords.place(kind, needs)
        if !isFrame(at: place, kind, needs) {
            place += 1
            guard isFrame(at: place, kind, needs) else { return false }
        }
        let length = Decimals.count(of: line.magnitude)
        if frames[place].line.count != length { makeRoom(for: length, at: place) }
        // The number is written over the one before, which is as long.
        var digit = frames[place].line.upperBound
        Decimals.each(of: line.magnitude) { decimal in
            digit &-= 1
            texts[digit] = decimal
        }
        bytes.append(frames[place].start..<frames[place].end, of: texts)
        return true
    }

    private func isFrame(at place: Int, _ kind: DocumentKind, _ needs: RequirementSummary) -> Bool {
        let frame = frames[place]
        return frame.shape == kind.shape && frame.needs.isSame(as: needs.head) && (needs.rest.isEmpty || needs.rest == rests[place])
    }

    /// Moves the little that stands before the number of the line, so that one of another length fits.
    private mutating func makeRoom(for length: Int, at place: Int) {
        let frame = frames[place]
        let head = Array(texts[frame.start..<frame.line.lowerBound])
        let start = frame.start + frame.line.count - length
        for (offset, byte) in head.enumerated() { texts[start + offset] = byte }
        frames[place].start = start
        frames[place].line = frame.line.upperBound - length..<frame.line.upperBound
    }

    /// Keeps the record of a document for those of its kind that need the same.
    package mutating func keep(_ document: CheckedDocument, _ kind: DocumentKind, needing needs: RequirementSummary) {
        let (json, line) = JSONReport.record(showingLineOf: document)
        guard let line, needs.isExact else { return }
        if texts.count > CleanRecords.mostText { forget() }
        if frames.isEmpty {
            frames = [Frame](repeating: Frame(), count: CleanRecords.capacity)
            rests = [[UInt64]](repeating: [], count: CleanRecords.capacity)
        }
        // With room for the longest number.
        texts += repeatElement(0x20, count: Decimals.most - line.count)
        let start = texts.count
        texts += json
        texts.append(0x0A)
        let place = CleanRecords.place(kind, needs)
        // What was kept last is in the first.
        frames[place + 1] = frames[place]
        rests[place + 1] = rests[place]
        rests[place] = needs.rest
        frames[place] = Frame(
            shape: kind.shape, needs: needs.head, start: start, line: start + line.lowerBound..<start + line.upperBound, end: texts.count)
    }

    /// Forgets all: what holds for the next documents is something else.
    package mutating func forget() {
        frames = []
        rests = []
        texts = []
    }

    /// The first of two places.
    private static func place(_ kind: DocumentKind, _ needs: RequirementSummary) -> Int {
        let hash = (needs.hash ^ UInt64(truncatingIfNeeded: kind.shape)) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: hash >> 55) * 2
    }
}
