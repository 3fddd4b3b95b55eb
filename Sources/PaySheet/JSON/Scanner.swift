/// The strict scanner: says whether bytes are JSON as RFC 8259 has it, and where each value stands.
///
/// It stops at the first byte that is not JSON and says nothing more; ``RecoveringScanner`` then finds out what is
/// wrong. All unsafe code of the library is in this file: the scanner reads the padded text through a pointer, eight
/// bytes at a time inside strings, and never beyond the padding.
package struct Scanner: Sendable {
    /// The nodes of the last document; only the first `nodeCount` count, so that the storage serves many documents.
    package private(set) var nodes: [Node] = []
    package private(set) var nodeCount = 0

    package init() {}

    /// Scans a text. Returns false when it is not JSON or breaks a limit.
    package mutating func scan(_ text: borrowing SourceText, limits: Limits) -> Bool {
        nodeCount = 0
        guard text.count > 0, text.count <= limits.bytes else { return false }
        // A page of JSON has one node per eight to ten bytes; more are added when a denser text needs them.
        reserveNodes(text.count / 6 + 16, limit: limits.nodes)
        var pass = Pass(depthLimit: limits.depth)
        while true {
            let outcome = unsafe text.padded.withUnsafeBufferPointer { source in
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

    /// Hands the nodes out, so that they can be read while the scanner is not.
    mutating func takeNodes() -> [Node] {
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
/// There is no stack: while a container is open its node keeps the index of the container around it in `end` and the
/// number of its children so far in `info`.
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

    @inline(__always)
    private static func skipSpace(_ bytes: UnsafePointer<UInt8>, _ p: inout Int) {
        // Minified text has none: one comparison.
        while unsafe bytes[p] <= 0x20, unsafe Pass.isSpace(bytes[p]) { p &+= 1 }
    }

    @inline(__always)
    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

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
            unsafe Pass.skipSpace(bytes, &p)
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
                    unsafe Pass.skipSpace(bytes, &p)
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
                guard unsafe Pass.string(bytes, &p, &flags) else { return .refused }
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
                guard unsafe Pass.word(bytes, p) == 0x6575_7274 else { return .refused }
                p &+= 4
                unsafe nodes[n] = Node(.true, start: start, end: p, next: n &+ 1)
                n &+= 1
            case UInt8(ascii: "f"):
                guard unsafe Pass.word(bytes, p &+ 1) == 0x6573_6C61 else { return .refused }
                p &+= 5
                unsafe nodes[n] = Node(.false, start: start, end: p, next: n &+ 1)
                n &+= 1
            case UInt8(ascii: "n"):
                guard unsafe Pass.word(bytes, p) == 0x6C6C_756E else { return .refused }
                p &+= 4
                unsafe nodes[n] = Node(.null, start: start, end: p, next: n &+ 1)
                n &+= 1
            default:
                guard unsafe Pass.number(bytes, &p) else { return .refused }
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
        guard unsafe string(bytes, &p, &flags) else { return false }
        unsafe nodes[n] = Node(.string, start: start, end: p &- 1, next: n &+ 1, flags: flags)
        n &+= 1
        unsafe skipSpace(bytes, &p)
        guard unsafe bytes[p] == UInt8(ascii: ":") else { return false }
        p &+= 1
        unsafe skipSpace(bytes, &p)
        return true
    }

    @inline(__always)
    private static func word(_ bytes: UnsafePointer<UInt8>, _ p: Int) -> UInt32 {
        unsafe UInt32(littleEndian: UnsafeRawPointer(bytes + p).loadUnaligned(as: UInt32.self))
    }

    /// Goes from the first byte of a string to behind its closing quote.
    @inline(__always)
    private static func string(_ bytes: UnsafePointer<UInt8>, _ p: inout Int, _ flags: inout UInt32) -> Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let tops: UInt64 = 0x8080_8080_8080_8080
        while true {
            // The lowest byte that is a quote, a backslash, a control character or not ASCII. A borrow can only mark
            // bytes above a true hit, so the lowest mark is right.
            let x = unsafe UInt64(littleEndian: UnsafeRawPointer(bytes + p).loadUnaligned(as: UInt64.self))
            let quote = x ^ 0x2222_2222_2222_2222
            let backslash = x ^ 0x5C5C_5C5C_5C5C_5C5C
            let marks =
                (((quote &- ones) & ~quote) | ((backslash &- ones) & ~backslash) | ((x &- 0x2020_2020_2020_2020) & ~x) | x) & tops
            guard marks != 0 else {
                p &+= 8
                continue
            }
            p &+= marks.trailingZeroBitCount >> 3
            let byte = unsafe bytes[p]
            if byte == UInt8(ascii: "\"") {
                p &+= 1
                return true
            }
            guard unsafe unusual(byte, bytes, &p, &flags) else { return false }
        }
    }

    /// Goes over an escape or over characters that are not ASCII.
    @inline(never)
    private static func unusual(_ first: UInt8, _ bytes: UnsafePointer<UInt8>, _ p: inout Int, _ flags: inout UInt32) -> Bool {
        if first == UInt8(ascii: "\\") {
            flags |= Node.escaped
            return unsafe escape(bytes, &p)
        }
        guard first >= 0x80 else { return false }
        var lead = first
        repeat {
            let size = unsafe utf8Size(lead, bytes + p)
            guard size > 0 else { return false }
            p &+= size
            lead = unsafe bytes[p]
        } while lead >= 0x80
        return true
    }

    private static func escape(_ bytes: UnsafePointer<UInt8>, _ p: inout Int) -> Bool {
        switch unsafe bytes[p &+ 1] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"),
            UInt8(ascii: "r"), UInt8(ascii: "t"):
            p &+= 2
            return true
        case UInt8(ascii: "u"):
            guard let unit = unsafe codeUnit(bytes + p + 2) else { return false }
            p &+= 6
            if unit & 0xF800 != 0xD800 { return true }
            // A surrogate is half a character: the other half must follow.
            guard unit < 0xDC00, unsafe bytes[p] == UInt8(ascii: "\\"), unsafe bytes[p &+ 1] == UInt8(ascii: "u"),
                let low = unsafe codeUnit(bytes + p + 2), low & 0xFC00 == 0xDC00
            else { return false }
            p &+= 6
            return true
        default: return false
        }
    }

    private static func codeUnit(_ digits: UnsafePointer<UInt8>) -> UInt32? {
        var unit: UInt32 = 0
        for index in 0..<4 {
            // The first byte that is no digit ends the loop, so the padding is never passed.
            guard let digit = unsafe JSONText.Mark.hexDigit(digits[index]) else { return nil }
            unit = unit << 4 | UInt32(digit)
        }
        return unit
    }

    /// The size of the UTF-8 sequence at a place, 0 when it is not well-formed.
    private static func utf8Size(_ lead: UInt8, _ at: UnsafePointer<UInt8>) -> Int {
        @inline(__always) func continues(_ index: Int) -> Bool { unsafe at[index] & 0xC0 == 0x80 }
        switch lead {
        case 0xC2...0xDF: return continues(1) ? 2 : 0
        case 0xE0...0xEF:
            guard continues(1) else { return 0 }
            let second = unsafe at[1]
            // No overlong forms and no surrogates.
            if lead == 0xE0 && second < 0xA0 || lead == 0xED && second > 0x9F { return 0 }
            return continues(2) ? 3 : 0
        case 0xF0...0xF4:
            guard continues(1) else { return 0 }
            let second = unsafe at[1]
            if lead == 0xF0 && second < 0x90 || lead == 0xF4 && second > 0x8F { return 0 }
            return continues(2) && continues(3) ? 4 : 0
        default: return 0
        }
    }

    private static func number(_ bytes: UnsafePointer<UInt8>, _ p: inout Int) -> Bool {
        if unsafe bytes[p] == UInt8(ascii: "-") { p &+= 1 }
        if unsafe bytes[p] == UInt8(ascii: "0") {
            p &+= 1
        } else {
            guard unsafe digits(bytes, &p) else { return false }
        }
        if unsafe bytes[p] == UInt8(ascii: ".") {
            p &+= 1
            guard unsafe digits(bytes, &p) else { return false }
        }
        if unsafe bytes[p] | 0x20 == UInt8(ascii: "e") {
            p &+= 1
            if unsafe bytes[p] == UInt8(ascii: "+") || bytes[p] == UInt8(ascii: "-") { p &+= 1 }
            guard unsafe digits(bytes, &p) else { return false }
        }
        return true
    }

    private static func digits(_ bytes: UnsafePointer<UInt8>, _ p: inout Int) -> Bool {
        let first = p
        while unsafe bytes[p] &- UInt8(ascii: "0") < 10 { p &+= 1 }
        return p > first
    }
}
