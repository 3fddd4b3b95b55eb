/// Members that a document must have to be detected as a kind. Without them its members are also those of other documents.
package struct KindMarks: Sendable {
    let kind: DocumentKind
    /// The path of each member.
    private let paths: [[StaticString]]

    /// - Parameter paths: The path of each member. A list on the way stands for its first element.
    package init(_ kind: DocumentKind, _ paths: [StaticString]...) {
        (self.kind, self.paths) = (kind, paths)
    }

    /// Whether an object has all these members.
    func are(in object: Int, _ tree: NodeTree) -> Bool {
        paths.allSatisfy { path in
            var node = object
            for name in path {
                if tree[node].is(.array), tree[node].count > 0 { node += 1 }
                guard tree[node].is(.object), let value = KindMarks.member(name, of: node, tree) else { return false }
                node = value
            }
            return tree[node].kind != .null
        }
    }

    private static func member(_ name: StaticString, of object: Int, _ tree: NodeTree) -> Int? {
        var members = tree.members(of: object, most: DocumentKind.decidingNames)
        while let (key, value) = members.next() {
            if name.equals(tree.text(key)) { return value }
        }
        return nil
    }
}

extension Catalog {
    /// Whether an object can be detected as a kind: it has marks of the kind, or the kind needs none.
    func allows(_ kind: DocumentKind, for object: Int, _ tree: NodeTree) -> Bool {
        !needsMarks(kind.shape) || hasMarks(of: kind.shape, object, tree)
    }

    /// Whether documents with a dictionary at the root need marks.
    func needsMarks(_ shape: Int) -> Bool { marks.contains { $0.kind.shape == shape } }

    /// Whether an object has the marks of a dictionary.
    func hasMarks(of shape: Int, _ object: Int, _ tree: NodeTree) -> Bool {
        marks.contains { $0.kind.shape == shape && $0.are(in: object, tree) }
    }
}
