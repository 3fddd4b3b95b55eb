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
        let areKnown = escapes.count <= Escapes.known
        var index = 0
        if !areKnown {
            index = escapes.firstNode
            while index < sourceNodes.count, !sourceNodes[index].isEscaped { index &+= 1 }
            guard index < sourceNodes.count else { return 0 }
        }
        // Resolved text is never longer.
        let room = source.count * 2 + SourceText.padding
        if bytes.count < room { bytes = [UInt8](repeating: 0, count: room * 2) }
        if nodes.count < sourceNodes.count {
            nodes = [Node](repeating: Node(.null, start: 0, end: 0, next: 0), count: sourceNodes.count * 2)
        }
        bytes.overwrite(with: source)
        nodes.overwrite(with: sourceNodes)
        var end = source.count
        if areKnown {
            for place in 0..<escapes.count { end = resolve(Int(escapes.nodes[place]), source, sourceNodes, to: end) }
        } else {
            var rest = escapes.count
            while index < sourceNodes.count, rest > 0 {
                if sourceNodes[index].isEscaped, !sourceNodes[index].isBare {
                    rest &-= 1
                    end = resolve(index, source, sourceNodes, to: end)
                }
                index &+= 1
            }
        }
        for place in end..<end &+ SourceText.padding { bytes[place] = 0 }
        return end &+ SourceText.padding
    }

    /// Resolves the text of a node behind what there is. Returns the place behind it.
    private mutating func resolve(_ index: Int, _ source: Span<UInt8>, _ sourceNodes: Span<Node>, to place: Int) -> Int {
        nodes[index].start = UInt32(truncatingIfNeeded: place)
        let end = bytes.unescape(sourceNodes[index], of: source, to: place)
        nodes[index].end = UInt32(truncatingIfNeeded: end)
        nodes[index].info &= ~Node.escaped
        return end
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
