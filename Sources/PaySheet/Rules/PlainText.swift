/// A copy of a document in which no string has escapes, for rules: they look at the bytes and must not mind how somebody
/// writes them. PHP escapes every slash, others every letter that is not ASCII.
///
/// The resolved strings stand behind the document, and their nodes point there; everything else stays where it is. The storage
/// serves one document after another.
struct PlainText: Sendable {
    private(set) var bytes: [UInt8] = []
    private(set) var nodes: [Node] = []

    /// Makes the copy. Returns how many bytes it has with its padding, 0 where the document has no escapes, so that none is needed.
    ///
    mutating func take(_ source: Span<UInt8>, _ sourceNodes: Span<Node>, escapes: Escapes) -> Int {
        guard escapes.count > 0 else { return 0 }
        var index = escapes.firstNode
        while index < sourceNodes.count, !sourceNodes[index].isEscaped { index &+= 1 }
        guard index < sourceNodes.count else { return 0 }
        makeRoom(for: source)
        if nodes.count < sourceNodes.count {
            nodes = [Node](repeating: Node(.null, start: 0, end: 0, next: 0), count: sourceNodes.count * 2)
        }
        nodes.overwrite(with: sourceNodes)
        var end = source.count
        var rest = escapes.count
        while index < sourceNodes.count, rest > 0 {
            let node = sourceNodes[index]
            if node.isEscaped, !node.isBare {
                rest &-= 1
                nodes[index] = resolve(node, source, behind: &end)
            }
            index &+= 1
        }
        return close(end)
    }

    /// Makes the copy of a few texts that are known, and lets their nodes point there until ``giveBack(_:_:)``: to copy all nodes for them
    /// would take longer than to resolve them. Returns how many bytes the copy has with its padding.
    mutating func take(_ source: Span<UInt8>, _ escapes: Escapes, in sourceNodes: inout [Node]) -> Int {
        makeRoom(for: source)
        if nodes.count < Escapes.known { nodes = [Node](repeating: Node(.null, start: 0, end: 0, next: 0), count: Escapes.known) }
        var end = source.count
        for place in 0..<escapes.count {
            let index = Int(escapes.nodes[place])
            let node = sourceNodes[index]
            nodes[place] = node
            sourceNodes[index] = resolve(node, source, behind: &end)
        }
        return close(end)
    }

    /// Gives back the nodes as they were.
    func giveBack(_ escapes: Escapes, to sourceNodes: inout [Node]) {
        for place in 0..<escapes.count { sourceNodes[Int(escapes.nodes[place])] = nodes[place] }
    }

    private mutating func makeRoom(for source: Span<UInt8>) {
        // Resolved text is never longer.
        let room = source.count * 2 + SourceText.padding
        if bytes.count < room { bytes = [UInt8](repeating: 0, count: room * 2) }
        bytes.overwrite(with: source)
    }

    /// Resolves the text of a node behind what there is.
    private mutating func resolve(_ node: Node, _ source: Span<UInt8>, behind end: inout Int) -> Node {
        var resolved = node
        resolved.start = UInt32(truncatingIfNeeded: end)
        end = bytes.unescape(node, of: source, to: end)
        resolved.end = UInt32(truncatingIfNeeded: end)
        resolved.info &= ~Node.escaped
        return resolved
    }

    private mutating func close(_ end: Int) -> Int {
        for place in end..<end &+ SourceText.padding { bytes[place] = 0 }
        return end &+ SourceText.padding
    }
}

/// Which texts of a document have escapes.
struct Escapes: Sendable {
    /// How many they are, at most.
    var count: Int
    /// The node of the first, or one before it.
    var firstNode: Int
    /// The nodes of the first, where somebody has noted them.
    var nodes = SIMD8<UInt32>()

    /// Where there are at most so many, they are among those that were noted.
    static let known = 8

    static let none = Escapes(count: 0, firstNode: 0)
    /// There may be some anywhere.
    static let unknown = Escapes(count: .max, firstNode: 0)
}
