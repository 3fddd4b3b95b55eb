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
        bytes.append(copying: source)
        nodes.append(copying: sourceNodes)
        while index < nodes.count {
            let node = nodes[index]
            if node.isEscaped, !node.isBare {
                let start = bytes.count
                JSONText.unescape(source, node, into: &bytes)
                nodes[index].start = UInt32(truncatingIfNeeded: start)
                nodes[index].end = UInt32(truncatingIfNeeded: bytes.count)
                nodes[index].info &= ~Node.escaped
            }
            index &+= 1
        }
        for _ in 0..<SourceText.padding { bytes.append(0) }
        return true
    }
}
