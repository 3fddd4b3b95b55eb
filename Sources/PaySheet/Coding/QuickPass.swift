/// Reads and binds a document without any fault in one pass.
///
/// It writes what ``Scanner`` and ``Binder`` would write, byte for byte, and gives up at the first thing that is not plain:
/// broken JSON, an unknown, missing or repeated member, a value of the wrong type or content, no room. Then the two begin
/// anew, so every finding comes from them. Here is no wording, no conversion and no decision that is not theirs as well.
///
/// Safe because each index is checked where it is taken: nodes against `room`, slots and values against `top`, rows of the
/// tables by the count of their list, bytes by the padding.
@safe struct QuickPass: ~Copyable {
    let bytes: UnsafePointer<UInt8>
    /// Without the padding.
    let count: Int
    let nodes: UnsafeMutablePointer<Node>
    /// The first node that must stay free.
    let room: Int
    let slots: UnsafeMutablePointer<UInt32>
    let values: UnsafeMutablePointer<Int64>
    let habits: UnsafeMutablePointer<UInt32>
    let depthLimit: Int
    /// Members newer than this are for the binder. 255: none are.
    let version: UInt8
    let tables = QuickTables()
    /// Where a name may end so that quote and colon behind it are inside the padding.
    let lastEnd: Int

    /// How many nodes there are.
    var nodeCount = 0
    /// The first free slot.
    var used = Bound.spare
    /// The slots from here on belong to lists that are open.
    var top: Int
    var depth = 0
    /// How many texts have escapes, and the node of the first.
    var escapes = 0
    var firstEscaped = 0
    /// What is not ordinary about the dictionary that is open, as a mask of ``Ordinary``.
    var odd: UInt32 = 0
    /// The numbers of decimals that amounts have, each a bit.
    var scales: UInt32 = 0

    /// Where a document cannot be taken, in place of a position.
    static let gaveUp = -1

    /// What a document has.
    struct Taken {
        let nodes: Int
        let slots: Int
        let escapes: Escapes
        /// The numbers of decimals that amounts have, each a bit.
        let scales: UInt32
    }

    /// Reads a document into the storage. Returns `nil` where it must be read in the other way.
    static func run(
        _ text: borrowing SourceText, as shape: Int, depthLimit: Int, version: UInt8, nodes: inout [Node], bound: inout Bound,
        habits: inout ContiguousArray<UInt32>
    ) -> Taken? {
        let count = text.count
        return unsafe text.withUnsafeBytes { bytes in
            unsafe nodes.withUnsafeMutableBufferPointer { nodes in
                unsafe bound.slots.withUnsafeMutableBufferPointer { slots in
                    unsafe bound.values.withUnsafeMutableBufferPointer { values in
                        unsafe habits.withUnsafeMutableBufferPointer { habits in
                            guard let bytes = bytes.baseAddress, let habits = habits.baseAddress else { return nil }
                            let made = unsafe QuickPass(
                                bytes, count: count, nodes: nodes, slots: slots, values: values, habits: habits, depthLimit: depthLimit,
                                version: version)
                            guard var pass = consume made else { return nil }
                            guard pass.document(as: shape) else { return nil }
                            let escapes = Escapes(count: pass.escapes, firstNode: pass.firstEscaped)
                            return Taken(nodes: pass.nodeCount, slots: pass.used, escapes: escapes, scales: pass.scales)
                        }
                    }
                }
            }
        }
    }

    private init?(
        _ bytes: UnsafePointer<UInt8>, count: Int, nodes: UnsafeMutableBufferPointer<Node>, slots: UnsafeMutableBufferPointer<UInt32>,
        values: UnsafeMutableBufferPointer<Int64>, habits: UnsafeMutablePointer<UInt32>, depthLimit: Int, version: UInt8
    ) {
        guard let firstNode = nodes.baseAddress, let firstSlot = slots.baseAddress, let firstValue = values.baseAddress else {
            return nil
        }
        unsafe self.bytes = unsafe bytes
        self.count = count
        lastEnd = count &+ SourceText.padding &- 2
        unsafe self.nodes = unsafe firstNode
        // The scanner asks for as many to spare.
        room = nodes.count &- 3
        unsafe self.slots = unsafe firstSlot
        unsafe self.values = unsafe firstValue
        unsafe self.habits = unsafe habits
        top = min(slots.count, values.count)
        // A pass goes deeper by calling itself.
        self.depthLimit = min(depthLimit, 64)
        self.version = version
    }

    /// Reads the whole document. Returns false where it must be read in the other way.
    mutating func document(as shape: Int) -> Bool {
        var p = 0
        unsafe PaddedBytes.skipSpace(bytes, &p)
        guard unsafe bytes[p] == UInt8(ascii: "{") else { return false }
        p = object(p, as: shape)
        guard p >= 0 else { return false }
        unsafe PaddedBytes.skipSpace(bytes, &p)
        return p == count && nodeCount < room
    }

    /// Reads the object whose brace stands at a place. Returns the place behind it.
    private mutating func object(_ start: Int, as shape: Int) -> Int {
        let row = unsafe tables.shapes + shape
        let first = Int(unsafe row.pointee.names.first)
        let count = Int(unsafe row.pointee.names.count)
        let base = used
        let node = nodeCount
        // Four slots are set at once, so there must be room for three more than are taken.
        guard depth < depthLimit, base &+ count &+ 5 <= top, node < room else { return QuickPass.gaveUp }
        depth &+= 1
        used = base &+ count &+ 2
        var empty = base
        repeat {
            unsafe UnsafeMutableRawPointer(slots + empty).storeBytes(of: SIMD4<UInt32>(repeating: 0), as: SIMD4<UInt32>.self)
            empty &+= 4
        } while empty < used
        nodeCount = node &+ 1
        var present: UInt64 = 0
        let outerOdd = self.odd
        self.odd = 0
        // Members whose texts have escapes, and how many texts had them before the member.
        var odd: UInt64 = 0
        var seen = escapes
        var order: UInt64 = 0
        var members = 0
        // The slot behind the last member's: what comes next in a document in order.
        var expected = 0
        // Below zero where a member comes before another of the table.
        var disorder = 0
        let habits = unsafe self.habits + Habits.first(ofShape: shape, member: first)
        let names = unsafe tables.names + first
        let rows = unsafe tables.members + first
        var p = start &+ 1
        var isOpen = true
        if unsafe bytes[p] != UInt8(ascii: "\"") {
            isOpen = !begins(&p, with: UInt8(ascii: "}"))
            if isOpen, unsafe bytes[p] != UInt8(ascii: "\"") { return QuickPass.gaveUp }
        }
        p &+= 1
        while isOpen {
            // Behind the quote of a name.
            let key = nodeCount
            guard key < room else { return QuickPass.gaveUp }
            let name = p
            var slot = (expected &+ Int(unsafe habits[expected])) & 0xFF
            var end = 0
            if unsafe slot < count && isName(names + slot, at: name) {
                end = name &+ Int(unsafe names[slot].length)
                p = end &+ 2
            } else {
                let found = search(name, in: unsafe row.pointee.names)
                slot = found.row
                guard slot >= 0 else { return QuickPass.gaveUp }
                end = name &+ found.length
                p = end &+ 1
                guard begins(&p, with: UInt8(ascii: ":")) else { return QuickPass.gaveUp }
                p &+= 1
                unsafe habits[expected] = Habits.distance(from: expected, to: slot)
            }
            let value = key &+ 1
            unsafe nodes[key] = Node(.string, start: name, end: end, next: value)
            nodeCount = value
            let place = base &+ slot
            guard unsafe slots[place] == 0 else { return QuickPass.gaveUp }
            unsafe slots[place] = UInt32(truncatingIfNeeded: value)
            present |= 1 &<< UInt64(truncatingIfNeeded: slot)
            order = order &<< 5 | UInt64(truncatingIfNeeded: slot &+ 1)
            disorder |= slot &- expected
            expected = slot &+ 1
            members &+= 1
            let member = unsafe rows + slot
            switch unsafe member.pointee.code {
            case .text, .url, .base64, .hex, .timeZone: p = text(p)
            case .amount: p = amount(p, at: place)
            case .token:
                p = unsafe token(p, Int(member.pointee.argument), at: place)
                if unsafe values[place] != 0 { self.odd |= Ordinary.words }
            case .record:
                guard begins(&p, with: UInt8(ascii: "{")) else { return QuickPass.gaveUp }
                unsafe values[place] = Int64(truncatingIfNeeded: used)
                p = object(p, as: Int(unsafe member.pointee.argument))
            case .list:
                guard begins(&p, with: UInt8(ascii: "[")) else { return QuickPass.gaveUp }
                p = unsafe list(p, of: member.pointee.element, Int(member.pointee.argument), at: place)
            default: p = unsafe scalar(p, member.pointee.code, at: place)
            }
            guard p >= 0 else { return QuickPass.gaveUp }
            if escapes != seen {
                seen = escapes
                // What is escaped inside a dictionary is that one's affair.
                if unsafe member.pointee.code != .record && member.pointee.element != .record {
                    odd |= 1 &<< UInt64(truncatingIfNeeded: slot)
                }
            }
            if unsafe PaddedBytes.quarterWord(bytes, p) == 0x222C {
                // The comma and the quote of the next name.
                p &+= 2
                continue
            }
            isOpen = begins(&p, with: UInt8(ascii: ","))
            guard unsafe isOpen || bytes[p] == UInt8(ascii: "}") else { return QuickPass.gaveUp }
            p &+= 1
            if isOpen {
                guard begins(&p, with: UInt8(ascii: "\"")) else { return QuickPass.gaveUp }
                p &+= 1
            }
        }
        depth &-= 1
        unsafe nodes[node] = Node(.object, start: start, end: p, next: nodeCount, count: members)
        guard unsafe (row.pointee.required | row.pointee.expected) & ~present == 0 else { return QuickPass.gaveUp }
        if version != .max, hasNewMembers(present, from: first) { return QuickPass.gaveUp }
        let last = base &+ count
        unsafe values[last &+ 1] = Int64(bitPattern: present)
        unsafe slots[last &+ 1] = Ordinary.all & ~self.odd
        self.odd = outerOdd
        // The slot is zero already, which says that the object is regular.
        guard disorder < 0 || odd != 0 else { return p }
        let isReordered = odd == 0 && members <= MemberOrder.capacity
        unsafe slots[last] = isReordered ? Bound.Regularity.reordered : Bound.Regularity.irregular
        unsafe values[last] = Int64(bitPattern: isReordered ? order : odd)
        return p
    }

    /// Reads the list whose bracket stands at a place. Returns the place behind it.
    private mutating func list(_ start: Int, of code: MemberCode, _ argument: Int, at place: Int) -> Int {
        let node = nodeCount
        guard depth < depthLimit, node < room else { return QuickPass.gaveUp }
        depth &+= 1
        nodeCount = node &+ 1
        let isOfRecords = code == .record
        let ceiling = top
        let floor = used
        var p = start &+ 1
        // The words of the list so far, each a bit.
        var words: UInt64 = 0
        if begins(&p, with: UInt8(ascii: "]")) {
            odd |= Ordinary.lists
            p &+= 1
        } else {
            while true {
                guard used < top, nodeCount < room else { return QuickPass.gaveUp }
                if isOfRecords {
                    guard begins(&p, with: UInt8(ascii: "{")) else { return QuickPass.gaveUp }
                    // Where the list's slots will be is known when all slots of its elements are taken.
                    top &-= 1
                    unsafe slots[top] = UInt32(truncatingIfNeeded: nodeCount)
                    unsafe values[top] = Int64(truncatingIfNeeded: used)
                    p = object(p, as: argument)
                } else {
                    unsafe slots[used] = UInt32(truncatingIfNeeded: nodeCount)
                    switch code {
                    case .text, .url, .base64, .hex, .timeZone: p = text(p)
                    case .amount: p = amount(p, at: used)
                    case .token:
                        p = token(p, argument, at: used)
                        let word: UInt64 = unsafe 1 &<< UInt64(truncatingIfNeeded: values[used])
                        if words & word != 0 { odd |= Ordinary.differentWords }
                        words |= word
                    default: p = scalar(p, code, at: used)
                    }
                    used &+= 1
                }
                guard p >= 0 else { return QuickPass.gaveUp }
                if begins(&p, with: UInt8(ascii: ",")) {
                    p &+= 1
                } else {
                    guard unsafe bytes[p] == UInt8(ascii: "]") else { return QuickPass.gaveUp }
                    p &+= 1
                    break
                }
            }
        }
        depth &-= 1
        let elements = isOfRecords ? ceiling &- top : used &- floor
        if isOfRecords {
            guard used &+ elements <= top else { return QuickPass.gaveUp }
            unsafe values[place] = Int64(truncatingIfNeeded: used)
            for index in 0..<elements {
                unsafe slots[used &+ index] = slots[ceiling &- 1 &- index]
                unsafe values[used &+ index] = values[ceiling &- 1 &- index]
            }
            used &+= elements
            top = ceiling
        } else {
            unsafe values[place] = Int64(truncatingIfNeeded: floor)
        }
        unsafe nodes[node] = Node(.array, start: start, end: p, next: nodeCount, count: elements)
        return p
    }

    private func hasNewMembers(_ present: UInt64, from first: Int) -> Bool {
        var rest = present
        while rest != 0 {
            if unsafe tables.members[first &+ rest.trailingZeroBitCount].since > version { return true }
            rest &= rest &- 1
        }
        return false
    }
}
