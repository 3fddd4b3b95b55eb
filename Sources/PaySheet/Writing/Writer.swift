/// Writes minified JSON.
package struct Writer {
    package var bytes: [UInt8] = []
    /// Where each member of the open object was written, noted only while something may have to be moved.
    private var pieces: [Piece] = []
    private var notesPieces = false
    /// The texts of the open object are written with the escapes that they were read with.
    private(set) var keepsEscapes = false

    /// One written member: its slot and the place of its name and value, and of the value alone.
    struct Piece {
        let slot: Int
        let start: Int
        let value: Int
        let end: Int
    }

    /// Only members that the types know are written, in Apple's order.
    private let omitsUnknown: Bool

    package init(omitsUnknown: Bool = false) { self.omitsUnknown = omitsUnknown }

    /// What to come back to when an object is closed.
    package struct OpenObject {
        fileprivate let start: Int
        /// The first of the object's pieces.
        fileprivate let piece: Int
        fileprivate let notesPieces: Bool
        fileprivate let keepsEscapes: Bool
    }

    package mutating func open(_ unknown: borrowing UnknownMembers) -> OpenObject {
        let object = OpenObject(start: bytes.count, piece: pieces.count, notesPieces: notesPieces, keepsEscapes: keepsEscapes)
        keepsEscapes = !omitsUnknown && unknown.keepsEscapes
        notesPieces = !omitsUnknown && !unknown.isRegular || captures != 0 && object.start == 0
        bytes.append(UInt8(ascii: "{"))
        return object
    }

    package mutating func put<V: JSONWritable>(_ slot: Int, _ name: String, _ value: V?) {
        guard let value else { return }
        put(slot, name, value)
    }

    package mutating func put<V: JSONWritable>(_ slot: Int, _ name: String, _ value: V) {
        let places = putName(name)
        value.write(&self)
        if notesPieces { notePiece(slot, places) }
    }

    // The part that is the same for all types is shared.

    /// Returns where the member and its value begin.
    @inline(never)
    private mutating func putName(_ name: String) -> (start: Int, value: Int) {
        if bytes.last != UInt8(ascii: "{") { bytes.append(UInt8(ascii: ",")) }
        let start = bytes.count
        bytes.append(UInt8(ascii: "\""))
        bytes.append(contentsOf: name.utf8)
        bytes.append(UInt8(ascii: "\""))
        bytes.append(UInt8(ascii: ":"))
        return (start, bytes.count)
    }

    @inline(never)
    private mutating func notePiece(_ slot: Int, _ places: (start: Int, value: Int)) {
        pieces.append(Piece(slot: slot, start: places.start, value: places.value, end: bytes.count))
    }

    package mutating func close(_ object: consuming OpenObject, _ unknown: borrowing UnknownMembers) {
        if captures != 0, object.start == 0 {
            for piece in pieces where captures & (1 << UInt64(piece.slot)) != 0 {
                // Cannot trap: a piece ends after its start.
                captured.append((piece.slot, Array(bytes[piece.value..<piece.end])))
            }
        }
        if !omitsUnknown, !unknown.isRegular { arrange(object, unknown) }
        bytes.append(UInt8(ascii: "}"))
        pieces.removeSubrange(object.piece...)
        notesPieces = object.notesPieces
        keepsEscapes = object.keepsEscapes
    }

    /// Puts the members into the order in which they were read, with the unknown ones between them.
    private mutating func arrange(_ object: borrowing OpenObject, _ unknown: borrowing UnknownMembers) {
        var rest = Rest(written: Array(bytes[object.start...]), start: object.start, pieces: pieces[object.piece...], unknown.mentioned)
        bytes.removeSubrange((object.start + 1)...)
        // Nothing but members that were added since: they follow the known ones.
        if rest.mentioned == 0 { putRest(&rest) }
        if unknown.layout.isEmpty {
            unknown.order.visit { slot in
                putSetSince(&rest, before: slot)
                putPiece(&rest, slot)
            }
        }
        for entry in unknown.layout {
            if entry.slot >= 0 { putSetSince(&rest, before: entry.slot) }
            guard let piece = rest.piece(entry.slot) else {
                // Unknown, or unreadable and not set since.
                if let raw = entry.raw, entry.slot < 0 || entry.canonical == nil { add(entry.name(written: raw)) }
                continue
            }
            if let raw = entry.raw, let canonical = entry.canonical, rest.value(piece).elementsEqual(canonical) {
                rest.slots &= ~Rest.bit(entry.slot)
                add(entry.name(written: raw))
            } else {
                putPiece(&rest, entry.slot)
            }
        }
        putRest(&rest)
    }

    /// The members that are still to be put in their place.
    private struct Rest {
        let written: [UInt8]
        let start: Int
        let pieces: ArraySlice<Piece>
        /// The members that were in the text.
        let mentioned: UInt64
        var slots: UInt64 = 0

        init(written: [UInt8], start: Int, pieces: ArraySlice<Piece>, _ mentioned: UInt64) {
            self.written = written
            self.start = start
            self.pieces = pieces
            self.mentioned = mentioned
            for piece in pieces { slots |= Rest.bit(piece.slot) }
        }

        static func bit(_ slot: Int) -> UInt64 { 1 &<< UInt64(truncatingIfNeeded: slot) }

        func piece(_ slot: Int) -> Piece? {
            guard slot >= 0, slots & Rest.bit(slot) != 0 else { return nil }
            return pieces.first { $0.slot == slot }
        }

        func member(_ piece: Piece) -> ArraySlice<UInt8> { written[piece.start - start..<piece.end - start] }
        // Cannot trap: a piece ends after its start.
        func value(_ piece: Piece) -> ArraySlice<UInt8> { written[piece.value - start..<piece.end - start] }
    }

    private mutating func putPiece(_ rest: inout Rest, _ slot: Int) {
        guard let piece = rest.piece(slot) else { return }
        rest.slots &= ~Rest.bit(slot)
        add(rest.member(piece))
    }

    /// Members that were set after reading follow the order of the table.
    private mutating func putSetSince(_ rest: inout Rest, before slot: Int) {
        while rest.slots != 0 {
            let next = rest.slots.trailingZeroBitCount
            guard next < slot, rest.mentioned & Rest.bit(next) == 0 else { return }
            putPiece(&rest, next)
        }
    }

    private mutating func putRest(_ rest: inout Rest) {
        while rest.slots != 0 { putPiece(&rest, rest.slots.trailingZeroBitCount) }
    }

    private mutating func add(_ member: some Collection<UInt8>) {
        if bytes.last != UInt8(ascii: "{") { bytes.append(UInt8(ascii: ",")) }
        bytes += member
    }

    /// The value of each member of a set as a writer would write it, by slot.
    static func members<R: Record>(_ wanted: UInt64, of record: borrowing R) -> [(slot: Int, value: [UInt8])] {
        var writer = Writer()
        writer.bytes.reserveCapacity(256)
        writer.pieces.reserveCapacity(16)
        writer.captures = wanted
        record.write(&writer)
        return writer.captured
    }

    /// The members of the outermost object that are captured.
    private var captures: UInt64 = 0
    private var captured: [(slot: Int, value: [UInt8])] = []
}
