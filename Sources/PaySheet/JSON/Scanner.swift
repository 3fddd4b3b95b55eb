/// The strict scanner: it says whether bytes are JSON as in RFC 8259, and finds each value.
///
/// It stops at the first byte that is not JSON and says nothing more; ``RecoveringScanner`` then finds out what is
/// wrong. The scanner reads the padded text through a pointer and never beyond the padding: see ``PaddedBytes``. Besides
/// these two only ``FastReader`` works with pointers to whole documents.
package struct Scanner: Sendable {
    /// The nodes of the last document; only the first `nodeCount` count, so that the storage serves many documents.
    package private(set) var nodes: [Node] = []
    package private(set) var nodeCount = 0

    package init() {}

    /// Scans a text. Returns false when it is not JSON or breaks a limit.
    package mutating func scan(_ text: borrowing SourceText, limits: Limits) -> Bool {
        guard prepare(for: text, limits: limits) else { return false }
        var pass = Pass(depthLimit: limits.depth)
        while true {
            let outcome = unsafe text.withUnsafeBytes { source in
                unsafe nodes.withUnsafeMutableBufferPointer { target in
                    guard let bytes = source.baseAddress, let nodes = target.baseAddress else { return Pass.Outcome.refused }
                    return unsafe pass.run(bytes, count: text.count, nodes: nodes, capacity: target.count)
                }
            }
            switch outcome {
            case .refused: return false
            case .accepted:
                nodeCount = pass.nodeCount
                return true
            case .needsNodes:
                guard nodes.count < limits.nodes else { return false }
                reserveNodes(nodes.count * 2, limit: limits.nodes)
            }
        }
    }

    /// Makes room for the nodes of a text. Returns false where it is empty or too long.
    mutating func prepare(for text: borrowing SourceText, limits: Limits) -> Bool {
        nodeCount = 0
        guard text.count > 0, text.count <= limits.bytes else { return false }
        // A page of JSON has one node per eight to ten bytes; more are added when a denser text needs them.
        reserveNodes(text.count / 6 + 16, limit: limits.nodes)
        return true
    }

    /// Takes the nodes of a text that was read by ``FastReader``.
    mutating func accept(_ nodes: consuming [Node], count: Int) {
        self.nodes = nodes
        nodeCount = count
    }

    /// The nodes of the last document.
    var window: Span<Node> { @_lifetime(borrow self) get { nodes.window.extracting(0..<nodeCount) } }

    /// Hands the nodes out, so that they can be read while the scanner is not.
    mutating func removeNodes() -> [Node] {
        let taken = nodes
        nodes = []
        return taken
    }

    /// Takes the storage back for the next document.
    mutating func giveBack(_ nodes: consuming [Node]) { self.nodes = nodes }

    private mutating func reserveNodes(_ wanted: Int, limit: Int) {
        guard nodes.count < min(wanted, limit) else { return }
        // Doubled at least, so that a reader's storage stops growing after a few documents.
        let count = min(max(wanted, nodes.count * 2), limit)
        nodes.append(contentsOf: repeatElement(Node(.null, start: 0, end: 0, next: 0), count: count - nodes.count))
    }
}

/// The state of one scan, which can pause for more nodes and go on.
///
/// There is no stack. While a container is open, `end` of its node has the index of the container around it, and `info` the number of
/// its children.
private struct Pass {
    enum Outcome { case accepted, refused, needsNodes }

    var position = 0
    var nodeCount = 0
    var depth = 0
    let depthLimit: Int
    /// The open container, or `none`.
    var open = Pass.none
    var count: UInt32 = 0
    var expects = Expectation.value

    static let none = UInt32.max

    enum Expectation { case value, firstElement, firstName, nextOrClose }

    init(depthLimit: Int) { self.depthLimit = depthLimit }

    /// Goes on from where the last run stopped.
    mutating func run(
        _ bytes: UnsafePointer<UInt8>, count length: Int, nodes: UnsafeMutablePointer<Node>, capacity: Int
    ) -> Outcome {
        var p = position
        var n = nodeCount
        var open = open
        var childCount = count
        var expects = expects
        var depth = depth
        // A member takes two nodes; asking for three in advance leaves one test a value.
        let room = capacity &- 3
        defer {
            position = p
            nodeCount = n
            self.open = open
            count = childCount
            self.expects = expects
            self.depth = depth
        }
        scanning: while true {
            unsafe PaddedBytes.skipSpace(bytes, &p)
            guard n < room else { return .needsNodes }
            var byte = unsafe bytes[p]
            switch expects {
            case .value: break
            case .firstElement:
                if byte == UInt8(ascii: "]") {
                    unsafe Pass.close(nodes, n, &open, &childCount, p &+ 1)
                    p &+= 1
                    depth &-= 1
                    expects = .nextOrClose
                    continue scanning
                }
            case .firstName:
                if byte == UInt8(ascii: "}") {
                    unsafe Pass.close(nodes, n, &open, &childCount, p &+ 1)
                    p &+= 1
                    depth &-= 1
                    expects = .nextOrClose
                    continue scanning
                }
                guard unsafe Pass.name(bytes, &p, nodes, &n) else { return .refused }
                byte = unsafe bytes[p]
            case .nextOrClose:
                guard open != Pass.none else {
                    return p == length ? .accepted : .refused
                }
                let isObject = unsafe nodes[Int(open)].kind == .object
                if byte == UInt8(ascii: ",") {
                    p &+= 1
                    unsafe PaddedBytes.skipSpace(bytes, &p)
                    if isObject {
                        guard unsafe Pass.name(bytes, &p, nodes, &n) else { return .refused }
                    }
                    byte = unsafe bytes[p]
                } else if byte == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
                    unsafe Pass.close(nodes, n, &open, &childCount, p &+ 1)
                    p &+= 1
                    depth &-= 1
                    continue scanning
                } else {
                    return .refused
                }
            }
            // A value begins at `p`.
            childCount &+= 1
            let start = p
            switch byte {
            case UInt8(ascii: "\""):
                var flags: UInt32 = 0
                p &+= 1
                guard unsafe PaddedBytes.string(bytes, &p, &flags) else { return .refused }
                unsafe nodes[n] = Node(.string, start: start &+ 1, end: p &- 1, next: n &+ 1, flags: flags)
                n &+= 1
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                let isObject = byte == UInt8(ascii: "{")
                depth &+= 1
                guard depth <= depthLimit else { return .refused }
                if open != Pass.none { unsafe nodes[Int(open)].info |= childCount & Node.countMask }
                unsafe nodes[n] = Node(isObject ? .object : .array, start: start, end: Int(truncatingIfNeeded: open), next: 0)
                open = UInt32(truncatingIfNeeded: n)
                childCount = 0
                n &+= 1
                p &+= 1
                expects = isObject ? .firstName : .firstElement
                continue scanning
            case UInt8(ascii: "t"):
                guard unsafe PaddedBytes.halfWord(bytes, p) == 0x6575_7274 else { return .refused }
                p &+= 4
                unsafe nodes[n] = Node(.true, start: start, end: p, next: n &+ 1)
                n &+= 1
            case UInt8(ascii: "f"):
                guard unsafe PaddedBytes.halfWord(bytes, p &+ 1) == 0x6573_6C61 else { return .refused }
                p &+= 5
                unsafe nodes[n] = Node(.false, start: start, end: p, next: n &+ 1)
                n &+= 1
            case UInt8(ascii: "n"):
                guard unsafe PaddedBytes.halfWord(bytes, p) == 0x6C6C_756E else { return .refused }
                p &+= 4
                unsafe nodes[n] = Node(.null, start: start, end: p, next: n &+ 1)
                n &+= 1
            default:
                guard unsafe PaddedBytes.number(bytes, &p) else { return .refused }
                unsafe nodes[n] = Node(.number, start: start, end: p, next: n &+ 1)
                n &+= 1
            }
            expects = .nextOrClose
        }
    }

    /// Closes the open container and goes back to the one around it.
    @inline(__always)
    private static func close(
        _ nodes: UnsafeMutablePointer<Node>, _ n: Int, _ open: inout UInt32, _ count: inout UInt32, _ end: Int
    ) {
        let index = Int(open)
        let outer = unsafe nodes[index].end
        unsafe nodes[index].end = UInt32(truncatingIfNeeded: end)
        unsafe nodes[index].next = UInt32(truncatingIfNeeded: n)
        unsafe nodes[index].info = nodes[index].info & ~Node.countMask | count & Node.countMask
        open = outer
        guard outer != none else { return }
        count = unsafe nodes[Int(outer)].info & Node.countMask
        unsafe nodes[Int(outer)].info &= ~Node.countMask
    }

    /// Reads a member name, the colon and the space around it.
    @inline(__always)
    private static func name(
        _ bytes: UnsafePointer<UInt8>, _ p: inout Int, _ nodes: UnsafeMutablePointer<Node>, _ n: inout Int
    ) -> Bool {
        guard unsafe bytes[p] == UInt8(ascii: "\"") else { return false }
        var flags: UInt32 = 0
        p &+= 1
        let start = p
        guard unsafe PaddedBytes.string(bytes, &p, &flags) else { return false }
        unsafe nodes[n] = Node(.string, start: start, end: p &- 1, next: n &+ 1, flags: flags)
        n &+= 1
        unsafe PaddedBytes.skipSpace(bytes, &p)
        guard unsafe bytes[p] == UInt8(ascii: ":") else { return false }
        p &+= 1
        unsafe PaddedBytes.skipSpace(bytes, &p)
        return true
    }
}
