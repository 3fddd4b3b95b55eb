/// Writes minified JSON.
package struct Writer {
    package var bytes: [UInt8] = []
    /// Where each member of the open object was written, noted only while something may have to be moved.
    private var pieces: [Piece] = []
    private var notesPieces = false

    /// One written member: its slot and the place of its name and value, and of the value alone.
    struct Piece {
        let slot: Int
        let start: Int
        let value: Int
        let end: Int
    }

    package init() {}

    /// What to come back to when an object is closed.
    package struct OpenObject {
        fileprivate let start: Int
        fileprivate let pieces: [Piece]
        fileprivate let notesPieces: Bool
    }

    package mutating func open(_ unknown: borrowing UnknownMembers) -> OpenObject {
        let object = OpenObject(start: bytes.count, pieces: pieces, notesPieces: notesPieces)
        notesPieces = !unknown.isRegular || captures != 0 && object.start == 0
        pieces = []
        bytes.append(UInt8(ascii: "{"))
        return object
    }

    package mutating func put<V: JSONWritable>(_ slot: Int, _ name: String, _ value: V?) {
        guard let value else { return }
        put(slot, name, value)
    }

    package mutating func put<V: JSONWritable>(_ slot: Int, _ name: String, _ value: V) {
        if bytes.last != UInt8(ascii: "{") { bytes.append(UInt8(ascii: ",")) }
        let start = bytes.count
        bytes.append(UInt8(ascii: "\""))
        bytes.append(contentsOf: name.utf8)
        bytes.append(UInt8(ascii: "\""))
        bytes.append(UInt8(ascii: ":"))
        let place = bytes.count
        value.write(&self)
        if notesPieces { pieces.append(Piece(slot: slot, start: start, value: place, end: bytes.count)) }
    }

    package mutating func close(_ object: consuming OpenObject, _ unknown: borrowing UnknownMembers) {
        if captures != 0, object.start == 0 {
            for piece in pieces where captures & (1 << UInt64(piece.slot)) != 0 {
                captured.append((piece.slot, Array(bytes[piece.value..<piece.end])))
            }
        }
        if !unknown.isRegular { arrange(from: object.start, unknown) }
        bytes.append(UInt8(ascii: "}"))
        pieces = object.pieces
        notesPieces = object.notesPieces
    }

    /// Puts the members into the order in which they were read, with the unknown ones between them.
    private mutating func arrange(from start: Int, _ unknown: borrowing UnknownMembers) {
        let written = Array(bytes[start...])
        bytes.removeSubrange((start + 1)...)
        var rest = pieces
        let entries = unknown.entries
        if !entries.contains(where: { $0.slot >= 0 }) {
            // Nothing but members that were added since: they follow the known ones.
            for piece in rest { add(written[(piece.start - start)..<(piece.end - start)]) }
            rest = []
        }
        for entry in entries {
            if entry.slot >= 0 {
                // Members set since the reading stand where the table has them.
                while let next = rest.first, next.slot < entry.slot, !unknown.mentions(next.slot) {
                    add(written[(next.start - start)..<(next.end - start)])
                    rest.removeFirst()
                }
            }
            guard let place = rest.firstIndex(where: { $0.slot == entry.slot }) else {
                // Unknown, or unreadable and not set since.
                if let raw = entry.raw, entry.slot < 0 || entry.canonical == nil { add(entry.name(written: raw)) }
                continue
            }
            let piece = rest.remove(at: place)
            let value = written[(piece.value - start)..<(piece.end - start)]
            if let raw = entry.raw, let canonical = entry.canonical, value.elementsEqual(canonical) {
                add(entry.name(written: raw))
            } else {
                add(written[(piece.start - start)..<(piece.end - start)])
            }
        }
        for piece in rest { add(written[(piece.start - start)..<(piece.end - start)]) }
    }

    private mutating func add(_ member: some Collection<UInt8>) {
        if bytes.last != UInt8(ascii: "{") { bytes.append(UInt8(ascii: ",")) }
        bytes += member
    }

    /// The value of each member of a set as a writer would write it, by slot.
    static func members<R: Record>(_ wanted: UInt64, of record: borrowing R) -> [(slot: Int, value: [UInt8])] {
        var writer = Writer()
        writer.captures = wanted
        record.write(&writer)
        return writer.captured
    }

    /// The members of the outermost object that are captured.
    private var captures: UInt64 = 0
    private var captured: [(slot: Int, value: [UInt8])] = []
}
