/// A JSON text without any dictionary behind it: the place to try changes of the text.
package struct EditableText {
    private let source: FindingSource

    /// Reads a text. `nil` when it is not JSON.
    package init?(_ bytes: [UInt8]) {
        let text = SourceText(bytes)
        var scanner = Scanner()
        guard scanner.scan(text, limits: Limits()) else { return nil }
        source = FindingSource(
            text, nodes: Array(scanner.nodes.prefix(scanner.nodeCount)), isJSON: true, policy: RulePolicy(Policy()))
    }

    /// The value at an RFC 6901 pointer.
    package func node(at pointer: String) -> Int? {
        source.nodes.indices.first { node in
            let container = source.home(of: node)?.container
            let isName = container.map { source.nodes[$0].is(.object) && source.child(of: $0, holding: node)?.node == node } ?? false
            return !isName && source.pointer(to: node).utf8.elementsEqual(pointer.utf8)
        }
    }

    /// A fix that is stated by node.
    package func fix(_ raw: RawFix) -> Fix { FixMaker(source).fix(raw) }

    /// The range of a node, with its quotes.
    package func range(of node: Int) -> Range<Int> { source.range(of: node) }
}
