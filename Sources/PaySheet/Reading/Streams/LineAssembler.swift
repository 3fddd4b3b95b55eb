/// Puts lines together from the pieces of a stream, in memory that does not grow with the stream or with a line.
package struct LineAssembler: Sendable {
    /// A line whose end was found, or with which the stream ended.
    package struct Line {
        package let number: Int
        package let offset: Int
        package let byteCount: Int
        /// As much of it as may be needed, without the line end.
        package let bytes: ArraySlice<UInt8>
    }

    /// How many bytes of a line are kept; one more than is allowed shows that there are too many.
    private let kept: Int
    private var bytes: [UInt8] = []
    /// Where the line begins that comes next, and up to where no line end was found in it.
    private var start = 0
    private var searched = 0
    /// How many bytes of that line were not kept.
    private var skipped = 0
    private var lastSkipped: UInt8 = 0
    private var number = 1
    private var offset = 0
    private var isAtEnd = false

    package init(limit: Int) { kept = limit + 1 }

    /// Takes the next piece. All whole lines should have been taken before.
    package mutating func append(_ piece: some Collection<UInt8>) {
        if start > 0 {
            bytes.removeSubrange(..<start)
            searched -= start
            start = 0
        }
        if skipped == 0, bytes.count + piece.count <= kept {
            bytes.append(contentsOf: piece)
            return
        }
        // A line that is too long: what is beyond is counted, up to its end.
        let room = max(kept - bytes.count, 0)
        if skipped == 0, piece.prefix(room).contains(0x0A) {
            bytes.append(contentsOf: piece)
            return
        }
        let surplus = piece.dropFirst(skipped == 0 ? room : 0)
        if skipped == 0 { bytes.append(contentsOf: piece.prefix(room)) }
        let end = surplus.firstIndex(of: 0x0A) ?? surplus.endIndex
        let cut = surplus[..<end]
        skipped += cut.count
        // Cannot trap: the cut is not empty.
        if !cut.isEmpty { lastSkipped = cut[cut.index(cut.startIndex, offsetBy: cut.count - 1)] }
        bytes.append(contentsOf: surplus[end...])
    }

    /// Nothing comes any more.
    package mutating func finish() { isAtEnd = true }

    /// The next line. `nil` if its end is not there yet.
    package mutating func next() -> Line? {
        guard let end = bytes[searched...].firstIndex(of: 0x0A) ?? (isAtEnd && start < bytes.count ? bytes.endIndex : nil) else {
            searched = bytes.count
            return nil
        }
        let whole = bytes[start..<end]
        let content = skipped > 0 ? whole : NDJSON.content(of: whole)
        let count = content.count + skipped - (skipped > 0 && lastSkipped == 0x0D ? 1 : 0)
        let line = Line(number: number, offset: offset, byteCount: count, bytes: content.prefix(kept))
        offset += whole.count + skipped + 1
        number += 1
        skipped = 0
        start = min(end + 1, bytes.count)
        searched = start
        return line
    }
}
