/// Reads and binds a document without any fault in one pass.
///
/// It writes the same as ``Scanner`` and ``Binder``, byte for byte, and stops at the first unusual place. Such places are broken JSON,
/// an unknown, missing or repeated member, a value of the wrong type or content, and full storage. The two then start from the
/// beginning, so every finding comes from them. There are no messages, no conversions and no other decisions here.
///
/// Safe because each index is checked before its use. Nodes are checked against `room`, slots and values against `top`, rows of the
/// tables by the count of their list before ``MemberPredictor`` stores them. The reach after the text limits bytes.
///
/// If the text has an escape, the result is the complement of the place after it. The ordinary case and all others then need only one
/// test. ``gaveUp`` is the complement of zero, where nothing ends.
@safe struct FastReader: ~Copyable {
    let bytes: UnsafePointer<UInt8>
    /// Without the padding.
    let count: Int
    let nodes: UnsafeMutablePointer<Node>
    /// The first node that must stay free.
    let room: Int
    let slots: UnsafeMutablePointer<UInt32>
    let values: UnsafeMutablePointer<Int64>
    let predictor: UnsafeMutablePointer<UInt32>
    let guesses: UnsafeMutablePointer<MemberPredictor.Guess>
    let depthLimit: Int
    /// Members newer than this are for the binder. 255: none are.
    let version: UInt8
    let tables: FastTables

    /// How many nodes there are.
    var nodeCount = 0
    /// The first free slot.
    var used = Bound.spare
    /// The slots from here on belong to lists that are open.
    var top: Int
    var depth = 0
    /// Which texts have escapes.
    var escapes = Escapes.none
    /// What is not ordinary about the dictionary that is open, as a mask of ``OrdinaryValues``.
    var odd: UInt32 = 0
    /// The numbers of decimals that amounts have, each a bit.
    var scales: UInt32 = 0
    /// An object is being tried as one of several dictionaries.
    var isTrying = false

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

    /// Reads a document into the storage. Returns `nil` if it must be read in the other way.
    static func run(
        _ text: borrowing SourceText, as shape: Int, by tables: FastTables, depthLimit: Int, version: UInt8,
        nodes: inout [Node], bound: inout Bound, predictor: inout MemberPredictor
    ) -> Taken? {
        let count = text.count
        return unsafe text.withUnsafeBytes { bytes in
            unsafe nodes.withUnsafeMutableBufferPointer { nodes in
                unsafe bound.slots.withUnsafeMutableBufferPointer { slots in
                    unsafe bound.values.withUnsafeMutableBufferPointer { values in
                        unsafe predictor.words.withUnsafeMutableBufferPointer { words in
                            unsafe predictor.guesses.withUnsafeMutableBufferPointer { guesses in
                                guard let bytes = bytes.baseAddress, let words = words.baseAddress, let guesses = guesses.baseAddress,
                                    let firstNode = nodes.baseAddress, let firstSlot = slots.baseAddress,
                                    let firstValue = values.baseAddress
                                else { return nil }
                                // The scanner asks for as many nodes to spare.
                                var pass = unsafe FastReader(
                                    bytes, count: count, by: tables, nodes: firstNode, room: nodes.count &- 3, slots: firstSlot,
                                    values: firstValue, top: min(slots.count, values.count), predictor: words, guesses: guesses,
                                    depthLimit: depthLimit, version: version)
                                guard pass.document(as: shape) else { return nil }
                                return Taken(nodes: pass.nodeCount, slots: pass.used, escapes: pass.escapes, scales: pass.scales)
                            }
                        }
                    }
                }
            }
        }
    }

    private init(
        _ bytes: UnsafePointer<UInt8>, count: Int, by tables: FastTables, nodes: UnsafeMutablePointer<Node>, room: Int,
        slots: UnsafeMutablePointer<UInt32>, values: UnsafeMutablePointer<Int64>, top: Int, predictor: UnsafeMutablePointer<UInt32>,
        guesses: UnsafeMutablePointer<MemberPredictor.Guess>, depthLimit: Int, version: UInt8
    ) {
        unsafe self.bytes = unsafe bytes
        self.count = count
        self.tables = tables
        unsafe self.nodes = unsafe nodes
        self.room = room
        unsafe self.slots = unsafe slots
        unsafe self.values = unsafe values
        unsafe self.predictor = unsafe predictor
        unsafe self.guesses = unsafe guesses
        self.top = top
        // A pass goes deeper by calling itself.
        self.depthLimit = min(depthLimit, 64)
        self.version = version
    }

    /// Reads the whole document. Returns false if it must be read in the other way.
    mutating func document(as shape: Int) -> Bool {
        var p = unsafe FastReader.behindSpace(bytes, 0, count)
        guard unsafe bytes[p] == UInt8(ascii: "{") else { return false }
        p = object(p, as: shape)
        guard p >= 0, p <= count else { return false }
        p = unsafe FastReader.behindSpace(bytes, p, count)
        return p == count && nodeCount < room
    }

    /// Reads the object whose brace is at a place. Returns the place after it; it handles escapes inside itself.
    mutating func object(_ start: Int, as shape: Int) -> Int {
        let row = unsafe tables.shapes + shape
        let first = Int(unsafe row.pointee.names.first)
        let count = Int(unsafe row.pointee.names.count)
        let base = used
        let node = nodeCount
        guard depth < depthLimit, base &+ count &+ 2 &+ Bound.reach <= top, node < room else { return FastReader.gaveUp }
        depth &+= 1
        used = base &+ count &+ 2
        // So many at once are enough for most dictionaries.
        var empty = base
        repeat {
            unsafe UnsafeMutableRawPointer(slots + empty).storeBytes(of: SIMD16<UInt32>(repeating: 0), as: SIMD16<UInt32>.self)
            empty &+= 16
        } while empty < used
        nodeCount = node &+ 1
        var present: UInt64 = 0
        let outerOdd = self.odd
        self.odd = 0
        // Members whose texts have escapes.
        var odd: UInt64 = 0
        var order: UInt64 = 0
        // The steps from member to member, added up.
        var steps: UInt32 = 0
        // The slot behind the last member's: what comes next in a document in order.
        var expected = 0
        let guesses = unsafe self.guesses + MemberPredictor.first(ofShape: shape, member: first)
        var p = start &+ 1
        var isOpen = true
        if unsafe bytes[p] == UInt8(ascii: "\"") {
            p &+= 1
        } else {
            p = unsafe FastReader.behindSpace(bytes, p, self.count)
            isOpen = unsafe bytes[p] != UInt8(ascii: "}")
            guard unsafe !isOpen || bytes[p] == UInt8(ascii: "\"") else { return FastReader.gaveUp }
            p &+= 1
        }
        while isOpen {
            // Behind the quote of a name.
            let key = nodeCount
            guard key < room else { return FastReader.gaveUp }
            let name = p
            let guess = unsafe guesses + expected
            var end = 0
            if unsafe isName(UnsafeRawPointer(guess).assumingMemoryBound(to: NameRow.self), at: name) {
                end = name &+ Int(unsafe guess.pointee.name.length)
                p = end &+ 2
            } else {
                let found = unsafe search(name, in: tables.names(ofShape: row))
                guard found.row >= 0 else { return FastReader.gaveUp }
                end = name &+ found.length
                p = end &+ 1
                guard begins(&p, with: UInt8(ascii: ":")) else { return FastReader.gaveUp }
                p &+= 1
                let member = first &+ found.row
                unsafe guess.pointee = MemberPredictor.Guess(
                    tables.names[member], tables.members[member], step: MemberPredictor.step(from: expected, to: found.row))
            }
            let step = unsafe guess.pointee.step
            let slot = MemberPredictor.slot(behind: step)
            steps &+= step
            let value = key &+ 1
            unsafe nodes[key] = Node(.string, start: name, end: end, next: value)
            nodeCount = value
            let place = base &+ slot
            guard unsafe slots[place] == 0 else { return FastReader.gaveUp }
            unsafe slots[place] = UInt32(truncatingIfNeeded: value)
            present |= 1 &<< UInt64(truncatingIfNeeded: slot)
            expected = slot &+ 1
            order = order &<< 5 | UInt64(truncatingIfNeeded: expected)
            if unsafe guess.pointee.isText {
                p = plainText(p)
            } else if unsafe guess.pointee.isAmount {
                p = shortAmount(p, at: place)
            } else {
                p = unsafe other(p, guess, at: place)
            }
            if p < 0 {
                p = ~p
                guard p > 0 else { return FastReader.gaveUp }
                odd |= FastReader.bit(slot)
            }
            let next = unsafe PaddedBytes.quarterWord(bytes, p)
            if next == 0x222C {
                // The comma and the quote of the next name.
                p &+= 2
            } else if next & 0xFF == UInt16(UInt8(ascii: "}")) {
                p &+= 1
                isOpen = false
            } else {
                p = unsafe FastReader.nextName(bytes, p, self.count)
                guard p != FastReader.gaveUp else { return FastReader.gaveUp }
                if p < 0 {
                    p = ~p
                    isOpen = false
                }
            }
        }
        depth &-= 1
        unsafe nodes[node] = Node(.object, start: start, end: p, next: nodeCount, count: MemberPredictor.members(steps))
        guard unsafe (row.pointee.required | row.pointee.expected) & ~present == 0 else { return FastReader.gaveUp }
        if version != .max, hasNewMembers(present, from: first) { return FastReader.gaveUp }
        let last = base &+ count
        unsafe values[last &+ 1] = Int64(bitPattern: present)
        unsafe slots[last &+ 1] = OrdinaryValues.all & ~self.odd
        self.odd = outerOdd
        // Without a branch, because the order of members is unpredictable.
        unsafe slots[last] = MemberPredictor.hasDisorder(steps) ? Bound.Regularity.reordered : Bound.Regularity.regular
        unsafe values[last] = MemberPredictor.hasDisorder(steps) ? Int64(bitPattern: order) : 0
        guard odd != 0 || MemberPredictor.members(steps) > MemberOrder.capacity else { return p }
        if odd != 0 || MemberPredictor.hasDisorder(steps) {
            unsafe slots[last] = Bound.Regularity.irregular
            unsafe values[last] = Int64(bitPattern: odd)
        }
        return p
    }

    /// Reads the value of a member that is neither free text nor an amount.
    @inline(__always)
    private mutating func other(_ start: Int, _ guess: UnsafePointer<MemberPredictor.Guess>, at place: Int) -> Int {
        var p = start
        let argument = Int(unsafe guess.pointee.argument)
        switch unsafe guess.pointee.code {
        case .token: return token(p, argument, at: place)
        case .record:
            guard begins(&p, with: UInt8(ascii: "{")) else { return FastReader.gaveUp }
            unsafe values[place] = Int64(truncatingIfNeeded: used)
            return object(p, as: argument)
        case .choice:
            guard begins(&p, with: UInt8(ascii: "{")) else { return FastReader.gaveUp }
            return choice(p, of: argument, at: place)
        case .list:
            guard begins(&p, with: UInt8(ascii: "[")) else { return FastReader.gaveUp }
            let element = unsafe guess.pointee.element
            return element == .token ? words(p, of: argument, at: place) : list(p, of: element, argument, at: place)
        default: return unsafe scalar(p, guess.pointee.code, at: place)
        }
    }

    /// The bit of a slot. (A function that is called where it is seldom needed, so that it is not worked out elsewhere.)
    @inline(never)
    private static func bit(_ slot: Int) -> UInt64 { 1 &<< UInt64(truncatingIfNeeded: slot) }

    /// Goes from behind a member to behind the quote of the next name, where there are spaces between. Returns the complement of
    /// the place behind the brace where the object ends.
    @inline(never)
    private static func nextName(_ bytes: UnsafePointer<UInt8>, _ start: Int, _ count: Int) -> Int {
        var p = unsafe behindSpace(bytes, start, count)
        if unsafe bytes[p] == UInt8(ascii: "}") { return ~(p &+ 1) }
        guard unsafe bytes[p] == UInt8(ascii: ",") else { return gaveUp }
        p = unsafe behindSpace(bytes, p &+ 1, count)
        return unsafe bytes[p] == UInt8(ascii: "\"") ? p &+ 1 : gaveUp
    }

    /// Reads the list whose bracket is at a place. Returns the place after it, or its complement if a text in it has escapes.
    @inline(__always)
    private mutating func list(_ start: Int, of code: MemberCode, _ argument: Int, at place: Int) -> Int {
        let node = nodeCount
        guard depth < depthLimit, node < room else { return FastReader.gaveUp }
        depth &+= 1
        nodeCount = node &+ 1
        let isOfRecords = code == .record || code == .choice
        let ceiling = top
        let floor = used
        var p = start &+ 1
        var hasEscapes = false
        if begins(&p, with: UInt8(ascii: "]")) {
            odd |= OrdinaryValues.lists
            p &+= 1
        } else {
            while true {
                guard used < top, nodeCount < room else { return FastReader.gaveUp }
                if isOfRecords {
                    guard begins(&p, with: UInt8(ascii: "{")) else { return FastReader.gaveUp }
                    // Where the list's slots will be is known when all slots of its elements are taken.
                    top &-= 1
                    unsafe slots[top] = UInt32(truncatingIfNeeded: nodeCount)
                    unsafe values[top] = Int64(truncatingIfNeeded: used)
                    p = code == .choice ? choice(p, of: argument, at: top) : object(p, as: argument)
                } else {
                    unsafe slots[used] = UInt32(truncatingIfNeeded: nodeCount)
                    switch code {
                    case .text, .url, .base64, .hex, .timeZone, .duration: p = text(p)
                    case .amount: p = amount(p, at: used)
                    default: p = scalar(p, code, at: used)
                    }
                    used &+= 1
                }
                if p < 0 {
                    p = ~p
                    guard p > 0 else { return FastReader.gaveUp }
                    hasEscapes = true
                }
                if unsafe bytes[p] != UInt8(ascii: ","), begins(&p, with: UInt8(ascii: "]")) { break }
                guard unsafe bytes[p] == UInt8(ascii: ",") else { return FastReader.gaveUp }
                p &+= 1
            }
            p &+= 1
        }
        depth &-= 1
        let elements = isOfRecords ? ceiling &- top : used &- floor
        if isOfRecords {
            guard used &+ elements <= top else { return FastReader.gaveUp }
            unsafe values[place] = Int64(truncatingIfNeeded: used)
            for index in 0..<elements {
                // Cannot trap: the elements are below the ceiling.
                unsafe slots[used &+ index] = slots[ceiling &- 1 &- index]
                unsafe values[used &+ index] = values[ceiling &- 1 &- index]
            }
            used &+= elements
            top = ceiling
        } else {
            unsafe values[place] = Int64(truncatingIfNeeded: floor)
        }
        unsafe nodes[node] = Node(.array, start: start, end: p, next: nodeCount, count: elements)
        return hasEscapes ? ~p : p
    }

    /// Reads the list of words whose bracket is at a place. Returns the place after it. (A separate loop, because most lists contain
    /// words, and its values stay in registers.)
    @inline(__always)
    private mutating func words(_ start: Int, of vocabulary: Int, at place: Int) -> Int {
        let node = nodeCount
        guard depth < depthLimit, node < room else { return FastReader.gaveUp }
        let list = unsafe tables.names(ofVocabulary: vocabulary)
        let floor = used
        var slot = floor
        var next = node &+ 1
        var p = start &+ 1
        // The words so far, each a bit.
        var seen: UInt64 = 0
        if begins(&p, with: UInt8(ascii: "]")) {
            odd |= OrdinaryValues.lists
        } else {
            while true {
                guard slot < top, next < room, begins(&p, with: UInt8(ascii: "\"")) else { return FastReader.gaveUp }
                p &+= 1
                let word = unsafe find(p, in: list)
                guard word.row >= 0 else { return FastReader.gaveUp }
                seen |= 1 &<< UInt64(truncatingIfNeeded: word.row)
                unsafe slots[slot] = UInt32(truncatingIfNeeded: next)
                unsafe values[slot] = Int64(truncatingIfNeeded: word.row)
                slot &+= 1
                let end = p &+ word.length
                unsafe nodes[next] = Node(.string, start: p, end: end, next: next &+ 1)
                next &+= 1
                p = end &+ 1
                if unsafe bytes[p] != UInt8(ascii: ","), begins(&p, with: UInt8(ascii: "]")) { break }
                guard unsafe bytes[p] == UInt8(ascii: ",") else { return FastReader.gaveUp }
                p &+= 1
            }
        }
        p &+= 1
        guard slot < top else { return FastReader.gaveUp }
        if seen.nonzeroBitCount != slot &- floor { odd |= OrdinaryValues.differentWords }
        unsafe slots[slot] = Bound.readable
        unsafe values[slot] = Int64(bitPattern: seen)
        used = slot &+ 1
        nodeCount = next
        unsafe values[place] = Int64(truncatingIfNeeded: floor)
        unsafe nodes[node] = Node(.array, start: start, end: p, next: next, count: slot &- floor)
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
