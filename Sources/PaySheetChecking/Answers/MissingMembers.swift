import PaySheet
import PaySheetPreview

/// Adds values for missing members that a sheet does not need, so that the rest of a document can be drawn. Amounts are never invented.
enum MissingMembers {
    /// Inner objects can lack members once the outer ones are complete.
    private static let rounds = 4

    /// Returns the document with its gaps filled, or unchanged if that is not possible.
    static func filled(_ bytes: [UInt8], as kind: DocumentKind, _ drawable: DrawableKinds) -> [UInt8] {
        var bytes = bytes
        var reader = DocumentReader(catalogs: drawable.catalogs())
        for _ in 0..<rounds {
            let inserts = reader.check(bytes, as: kind).findings.compactMap { finding -> (offset: Int, text: String)? in
                guard finding.rule == .memberMissing, let name = finding.member, let value = drawable.stopgaps[name] else { return nil }
                return (finding.place.start.offset, "\"" + name + "\":" + value)
            }
            guard !inserts.isEmpty else { break }
            // From the end, so that earlier offsets stay valid.
            for insert in inserts.inOrder(of: { -$0.offset }) { put(insert.text, into: &bytes, at: insert.offset) }
        }
        return bytes
    }

    private static func put(_ text: String, into bytes: inout [UInt8], at brace: Int) {
        guard bytes.indices.contains(brace), bytes[brace] == UInt8(ascii: "{") else { return }
        let next = bytes[(brace + 1)...].first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
        let comma = next == UInt8(ascii: "}") ? "" : ","
        bytes.insert(contentsOf: Array((text + comma).utf8), at: brace + 1)
    }
}
