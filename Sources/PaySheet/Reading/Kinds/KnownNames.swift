/// The names in a text that is not JSON, which tell whether it was meant as a document.
struct KnownNames {
    private var known = 0
    private var unknown = 0
    private var signs = 0

    /// So many bytes are looked at.
    private static let decidingBytes = 1 << 16

    /// Counts the words before a colon.
    init(in text: some Collection<UInt8>, of catalog: Catalog) {
        // Wide encodings have zeros between letters.
        let bytes = text.prefix(KnownNames.decidingBytes).filter { $0 != 0 }
        var index = 0
        while index < bytes.count {
            guard JSONText.Mark.isLetter(bytes[index]) else {
                index += 1
                continue
            }
            let start = index
            while index < bytes.count, KnownNames.isPartOfName(bytes[index]) { index += 1 }
            if KnownNames.isBeforeColon(bytes, index) { count(Array(bytes[start..<index]), catalog) }
        }
    }

    /// Whether the text was meant as a document: its names outnumber the others.
    var speakForDocument: Bool { signs > 0 && known > unknown }

    private static func isPartOfName(_ byte: UInt8) -> Bool {
        JSONText.Mark.isLetter(byte) || JSONText.Mark.isDigit(byte) || byte == JSONText.Mark.underscore
    }

    /// Whether a colon follows, behind a quote in any spelling.
    private static func isBeforeColon(_ bytes: [UInt8], _ end: Int) -> Bool {
        var index = end
        while index < min(end + 12, bytes.count) {
            switch bytes[index] {
            case JSONText.Mark.colon: return true
            // The rest of an entity such as &quot; goes with it.
            case UInt8(ascii: "&"): while index < min(end + 12, bytes.count), bytes[index] != JSONText.Mark.semicolon { index += 1 }
            case JSONText.Mark.quote, JSONText.Mark.apostrophe, JSONText.Mark.backslash, 0x20, 0x80...: break
            default: return false
            }
            index += 1
        }
        return false
    }

    private mutating func count(_ name: [UInt8], _ catalog: Catalog) {
        let tables = catalog.tables
        guard let list = tables.shapes.first(where: { tables.exactName(name, in: $0.names) != nil })?.names,
            let slot = tables.exactName(name, in: list)
        else {
            unknown += 1
            return
        }
        known += 1
        if tables.isSign(Int(list.first) + slot) { signs += 1 }
    }
}

extension CatalogSet {
    /// Whether a text that is not JSON was meant as a document of a catalog.
    package func speaksOfDocument(_ text: some Collection<UInt8>) -> Bool {
        catalogs.contains { KnownNames(in: text, of: $0).speakForDocument }
    }
}
