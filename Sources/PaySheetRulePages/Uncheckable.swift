/// Points of the catalogue that no program can check from a document, and why.
public enum Uncheckable {
    /// A point and the reason.
    public struct Entry: Sendable, Hashable {
        /// The id.
        public let id: String
        /// Why no document shows it, in a sentence.
        public let reason: String
    }

    /// The reason for an id. `nil` where rules see to it.
    public static func reason(_ id: String) -> String? { all.first { $0.id == id }?.reason }

    /// Every one, in the order of the catalogue.
    public static let all: [Entry] = text.split(separator: "\n").compactMap { line in
        let cells = line.split(separator: "|", maxSplits: 1).map { $0.drop { $0 == " " } }
        guard cells.count == 2 else { return nil }
        return Entry(id: String(cells[0].prefix { $0 != " " }), reason: String(cells[1]))
    }

    private static let text = """
        """
}
