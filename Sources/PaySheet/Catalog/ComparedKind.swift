/// The kind of document that a run compares with others of the kind. No two of them may have some values in common.
package struct ComparedKind: Sendable {
    package let kind: DocumentKind
    /// The input of the rules that compare a document with another one.
    package let input: ExtraInput
    /// Members at the root. Two documents with the same values of one of these lists are compared.
    private let keys: [[String]]
    /// Other members that the rules compare.
    private let others: [String]

    /// - Parameters:
    ///   - kind: The kind of both documents.
    ///   - keys: Members at the root. Two documents with the same values of one of these lists are compared.
    ///   - others: Other members that the rules compare.
    package init(_ kind: DocumentKind, input: ExtraInput, keys: [[String]], others: [String]) {
        (self.kind, self.input, self.keys, self.others) = (kind, input, keys, others)
    }

    /// Whether documents of a kind are compared. (The number first, because names take longer to compare.)
    package func includes(_ kind: DocumentKind) -> Bool { kind.shape == self.kind.shape && kind == self.kind }

    /// Returns what a document has in common with others that are compared with it; `nil` if nothing can be compared.
    package func identity(of bytes: ArraySlice<UInt8>) -> DocumentIdentity? {
        guard let tree = JSONTree(bytes) else { return nil }
        let lists = keys.enumerated().compactMap { place, names -> [UInt8]? in
            let values = names.compactMap { tree.text($0) }.filter { !$0.isEmpty }
            // A list of texts as JSON, because they can have any characters.
            return values.count == names.count ? [UInt8(truncatingIfNeeded: place)] + JSONTree.list(values.map { .text($0) }).bytes : nil
        }
        guard !lists.isEmpty else { return nil }
        let members = (keys.flatMap { $0 } + others).compactMap { name in
            tree.text(name).map { JSONTree.Member(name: name, value: .text($0)) }
        }
        return DocumentIdentity(keys: lists, compared: JSONTree.object(members).bytes)
    }
}

/// What of a document is compared with others.
package struct DocumentIdentity: Sendable {
    /// Each is a value that only one document can have.
    package let keys: [[UInt8]]
    /// The members that rules compare, as an object.
    package let compared: [UInt8]
}
