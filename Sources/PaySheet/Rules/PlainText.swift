/// A copy of a document in which no string has escapes, for rules: they look at the bytes and must not mind how somebody
/// writes them. PHP escapes every slash, others every letter that is not ASCII.
///
/// The resolved strings stand behind the document, and their nodes point there; everything else stays where it is. The storage
/// serves one document after another.
struct PlainText: Sendable {
    private(set) var bytes: [UInt8] = []
    private(set) var nodes: [Node] = []

    /// Makes the copy. Returns false where the document has no escapes, so that none is needed.
    mutating func take(_ source: Span<UInt8>, _ sourceNodes: Span<Node>) -> Bool {
        var index = 0
        while index < sourceNodes.count, !sourceNodes[index].isEscaped { index &+= 1 }
        guard index < sourceNodes.count else { return false }
        bytes.removeAll(keepingCapacity: true)
        nodes.removeAll(keepingCapacity: true)
        for place in 0..<source.count { bytes.append(source[place]) }
        for place in 0..<sourceNodes.count {
            var node = sourceNodes[place]
            if node.isEscaped, !node.isBare {
                let start = bytes.count
                JSONText.unescape(source, node, into: &bytes)
                node.start = UInt32(truncatingIfNeeded: start)
                node.end = UInt32(truncatingIfNeeded: bytes.count)
                node.info &= ~Node.escaped
            }
            nodes.append(node)
        }
        for _ in 0..<SourceText.padding { bytes.append(0) }
        return true
    }
}
