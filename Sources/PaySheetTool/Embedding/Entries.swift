/// Named contents, one after the other: how files and arguments pass the door.
enum Entries {
    /// One entry: a kind, a name, a content.
    struct Entry {
        let kind: Unicode.Scalar
        let name: String
        let content: [UInt8]

        var text: String { String(decoding: content, as: UTF8.self) }
    }

    /// Reads entries. Returns `nil` if the bytes end within one.
    static func read(_ bytes: [UInt8]) -> [Entry]? {
        var entries: [Entry] = []
        var place = 0
        func piece() -> ArraySlice<UInt8>? {
            guard bytes.count - place >= 4 else { return nil }
            let length = (0..<4).reduce(UInt64(0)) { $0 | UInt64(bytes[place + $1]) << (8 * UInt64($1)) }
            place += 4
            guard length <= UInt64(bytes.count - place) else { return nil }
            defer { place += Int(length) }
            return bytes[place..<place + Int(length)]
        }
        while place < bytes.count {
            let kind = Unicode.Scalar(bytes[place])
            place += 1
            guard let name = piece(), let content = piece() else { return nil }
            entries.append(Entry(kind: kind, name: String(decoding: name, as: UTF8.self), content: Array(content)))
        }
        return entries
    }

    /// Appends an entry.
    static func write(_ kind: Unicode.Scalar, named name: String = "", _ content: [UInt8], to bytes: inout [UInt8]) {
        bytes.append(UInt8(truncatingIfNeeded: kind.value))
        for piece in [[UInt8](name.utf8), content] {
            for shift in stride(from: 0, to: 32, by: 8) { bytes.append(UInt8(truncatingIfNeeded: piece.count >> shift)) }
            bytes += piece
        }
    }
}
