/// A copy of a document in which no string has escapes. Rules read the bytes and need not handle escapes. PHP escapes every slash,
/// others every letter that is not ASCII.
///
/// The resolved strings come after the document, and their nodes point there; everything else keeps its place. The storage serves one
/// document after another.
struct UnescapedText: Sendable {
    private(set) var bytes: [UInt8] = []
    /// The nodes of resolved texts as they were, with their places. The storage holds more than are used.
    private var originals: [(place: Int, node: Node)] = []
    private var used = 0

    /// Makes the copy and lets nodes point there, until ``giveBack(to:)``. Returns how many bytes the copy has with its padding, 0 where
    /// the document has no escapes, so that none is needed.
    mutating func copy(_ source: Span<UInt8>, _ escapes: Escapes, in nodes: inout [Node], count: Int) -> Int {
        var end = source.count
        if escapes.count <= Escapes.known {
            for index in 0..<escapes.count { resolve(&nodes, Int(escapes.nodes[index]), source, behind: &end) }
        } else {
            var rest = escapes.count
            var place = escapes.firstNode
            while place < count, rest > 0 {
                if nodes[place].isEscaped, !nodes[place].isBare {
                    rest &-= 1
                    resolve(&nodes, place, source, behind: &end)
                }
                place &+= 1
            }
        }
        return used == 0 ? 0 : close(end)
    }

    /// Restores the nodes.
    mutating func giveBack(to nodes: inout [Node]) {
        for index in 0..<used { nodes[originals[index].place] = originals[index].node }
        used = 0
    }

    private mutating func makeRoom(for source: Span<UInt8>) {
        // Resolved text is never longer.
        let room = source.count * 2 + SourceText.padding
        if bytes.count < room { bytes = [UInt8](repeating: 0, count: room * 2) }
        bytes.overwrite(with: source)
    }

    /// Resolves the text of a node behind what there is.
    private mutating func resolve(_ nodes: inout [Node], _ place: Int, _ source: Span<UInt8>, behind end: inout Int) {
        if used == 0 { makeRoom(for: source) }
        let node = nodes[place]
        if used == originals.count { originals += repeatElement((place: place, node: node), count: max(used, Escapes.known)) }
        originals[used] = (place, node)
        used &+= 1
        nodes[place].start = UInt32(truncatingIfNeeded: end)
        end = bytes.unescape(node, of: source, to: end)
        nodes[place].end = UInt32(truncatingIfNeeded: end)
        nodes[place].info &= ~Node.escaped
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
    /// The nodes of the first, if they were recorded.
    var nodes = SIMD8<UInt32>()

    /// Where there are at most so many, they are among those that were noted.
    static let known = 8

    static let none = Escapes(count: 0, firstNode: 0)
    /// There may be some anywhere.
    static let unknown = Escapes(count: .max, firstNode: 0)
}
