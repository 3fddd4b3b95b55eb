/// What a whole document may be.
public struct DocumentKind: Sendable, Hashable {
    /// The dictionary's own name, as reports and `--kind` write it.
    public let name: String
    /// The place of the root's dictionary in the tables.
    package let shape: Int

    package init(name: String, shape: Int) {
        self.name = name
        self.shape = shape
    }

    /// The kind with a name.
    public init?(_ name: String) {
        for kind in DocumentKind.all where kind.name == name {
            self = kind
            return
        }
        return nil
    }
}

extension DocumentKind {
    /// Tells a document's kind by the names of its members: the dictionary that knows most of them and misses fewest.
    /// `nil` when no dictionary knows any.
    static func detected(_ root: Int, nodes: Span<Node>, bytes: Span<UInt8>) -> DocumentKind? {
        guard nodes[root].kind == .object else { return nil }
        var names: [[UInt8]] = []
        var key = root + 1
        // A few dozen names decide; a hostile object with a hundred thousand must not cost more.
        while key < Int(nodes[root].next), names.count < 64 {
            names.append(JSONText.decode(bytes, nodes[key]))
            key = Int(nodes[key + 1].next)
        }
        var best: (kind: DocumentKind, score: Int)?
        for kind in all {
            let row = ShapeTables.shapes[kind.shape]
            var known: UInt64 = 0
            var strangers = 0
            for name in names {
                if let slot = NearNames.exact(name, in: row.names) ?? NearNames.nearest(name, in: row.names, excluding: known) {
                    known |= 1 << UInt64(slot)
                } else {
                    strangers += 1
                }
            }
            guard known != 0 else { continue }
            let missing = (row.required & ~known).nonzeroBitCount
            let score = known.nonzeroBitCount * 4 - strangers * 3 - missing * 3
            if score > best.map({ $0.score }) ?? .min { best = (kind, score) }
        }
        return best.map { $0.kind }
    }
}
