/// What rules write to, document after document.
struct RuleWorkspace: Sendable {
    /// What documents before have said about their merchants, where documents are compared. (No optional value: asking one of this
    /// size anything copies it.)
    var merchants = MerchantConsistency()
    var hasMerchants = false
    var findings: [RawFinding] = []
    var notes: [RuleNote] = []
    /// The notes have their messages. They need none where findings are only counted.
    var hasWords = true
    /// The findings that were left out, as far as Safari's verdict may depend on them.
    var surplus: [RawFinding] = []
    /// Every finding that was left out because there were too many.
    var leftOut = FindingTally()
    var memory = RuleMemory()

    /// Makes room for the next document.
    mutating func forgetFindings() {
        guard !findings.isEmpty || !notes.isEmpty || !surplus.isEmpty || !leftOut.isEmpty else { return }
        surplus.removeAll()
        leftOut = FindingTally()
        findings.removeAll(keepingCapacity: true)
        notes.removeAll(keepingCapacity: true)
    }

    /// Takes over findings to which those of rules belong, and gives its own for them.
    mutating func exchange(_ findings: inout [RawFinding], _ notes: inout [RuleNote]) {
        swap(&self.findings, &findings)
        swap(&self.notes, &notes)
    }
}

/// What walks remember from document to document to be quicker with the next. It changes nothing about what they find.
struct RuleMemory: Sendable {
    /// The rows that can find something in a dictionary, and what they may know.
    var rows = RowCache()
    var known: RuleRow.Asks = []
    /// The currencies by their letters; `nil`: there is none.
    var currencies = Cache<UInt64, CurrencyRow?>(bits: 6)
    /// The beginnings of ordinary addresses up to their path, and the time zones.
    var hosts = KnownTexts(bits: 4)
    var zones = KnownTexts(bits: 4)

    /// Forgets what depends on what rules can know.
    mutating func prepare(_ known: RuleRow.Asks) {
        guard known != self.known else { return }
        self.known = known
        rows.removeAll()
    }
}

/// Goes through the dictionaries of a bound document, from the outside in, and checks the rules at each.
enum RuleWalk {
    /// Adds what the rules find in a document whose texts have no escapes (see ``UnescapedText``).
    ///
    /// - Parameter scales: The numbers of decimals that ordinary amounts have, each a bit.
    static func run(
        _ root: Cursor, shape: Int, scales: UInt32, _ policy: RulePolicy, _ workspace: inout RuleWorkspace
    ) {
        unsafe run(root, shape, scales: scales, policy, at: &workspace)
    }

    /// The workspace stays where it is, for as long as this takes.
    private static func run(
        _ root: Cursor, _ shape: Int, scales: UInt32, _ policy: RulePolicy, at workspace: UnsafeMutablePointer<RuleWorkspace>
    ) {
        var context = unsafe RuleContext(policy, root: shape, scales: scales, workspace)
        visit(root, shape, policy.catalog.rules, &context)
    }

    /// Visits the dictionary at a cursor and those inside it.
    private static func visit(_ cursor: Cursor, _ shape: Int, _ index: RuleIndex, _ context: inout RuleContext) {
        let row = unsafe index.shapes + shape
        unsafe context.enter(shape, cursor, notesFacts: row.pointee.notesFacts)
        let present = unsafe cursor.presentMembers(at: cursor.base, Int(row.pointee.memberCount))
        let rows = unsafe known(row, shape, present, context.role, cursor, cursor.base, index, &context)
        if !rows.isEmpty { unsafe call(rows, index.entries + Int(row.pointee.firstEntry), cursor, &context) }
        let ways = unsafe row.pointee.ways & present
        if ways != 0 { goOn(cursor, shape, ways, index, &context) }
    }

    /// Visits the dictionaries inside one.
    private static func goOn(_ cursor: Cursor, _ shape: Int, _ ways: UInt64, _ index: RuleIndex, _ context: inout RuleContext) {
        let first = unsafe Int((index.shapes + shape).pointee.firstMember)
        let element = context.element
        var ways = ways
        repeat {
            let slot = ways.trailingZeroBitCount
            ways &= ways &- 1
            guard let node = cursor.slot(slot) else { continue }
            let way = unsafe index.ways[first &+ slot]
            switch way.code {
            case .record:
                let base = cursor.base(of: slot)
                guard isWorthVisiting(cursor, base, way, index, &context) else { continue }
                context.link(shape, cursor, way.role, element: element)
                visit(cursor.moved(base: base, node: node), Int(way.argument), index, &context)
            case .list:
                let firstElement = cursor.firstElement(of: slot)
                for place in firstElement..<firstElement &+ cursor.nodes[node].count {
                    let elementNode = cursor.slots[place]
                    guard elementNode != 0, elementNode < Bound.unreadable else { continue }
                    if way.element == .choice {
                        let word = cursor.values[place]
                        guard word >> 32 > 0 else { continue }
                        context.link(shape, cursor, way.role, element: place &- firstElement)
                        let inner = cursor.moved(base: Int(word & 0xFFFF_FFFF), node: Int(elementNode))
                        visit(inner, index.shape(ofChoice: Int(word >> 32), way), index, &context)
                        continue
                    }
                    let base = Int(cursor.values[place])
                    guard isWorthVisiting(cursor, base, way, index, &context) else { continue }
                    context.link(shape, cursor, way.role, element: place &- firstElement)
                    visit(cursor.moved(base: base, node: Int(elementNode)), Int(way.argument), index, &context)
                }
            default:
                let choice = cursor.choice(slot)
                guard choice > 0 else { continue }
                context.link(shape, cursor, way.role, element: element)
                let inner = cursor.moved(base: cursor.base(of: slot), node: node)
                visit(inner, index.shape(ofChoice: choice, way), index, &context)
            }
        } while ways != 0
    }

    /// Whether a visit to the dictionary at a base could find anything: nearly all lines and methods are ordinary in every respect that
    /// rules check.
    @inline(__always)
    private static func isWorthVisiting(
        _ cursor: Cursor, _ base: Int, _ way: RuleIndex.Way, _ index: RuleIndex, _ context: inout RuleContext
    ) -> Bool {
        let row = unsafe index.shapes + Int(way.argument)
        let present = unsafe cursor.presentMembers(at: base, Int(row.pointee.memberCount))
        guard unsafe row.pointee.ways & present == 0, unsafe !row.pointee.notesFacts else { return true }
        return unsafe !known(row, Int(way.argument), present, way.role, cursor, base, index, &context).isEmpty
    }

    /// The rows that can find something in the dictionary at a base.
    @inline(__always)
    private static func known(
        _ row: UnsafePointer<RuleIndex.Shape>, _ shape: Int, _ present: UInt64, _ role: MemberRole, _ cursor: Cursor,
        _ base: Int, _ index: RuleIndex, _ context: inout RuleContext
    ) -> SmallSet {
        let note = unsafe cursor.slots[base &+ Int(row.pointee.memberCount) &+ 1]
        let role = unsafe row.pointee.asksForRole ? UInt64(role.rawValue) : 0
        let filter = context.ordinary
        let known = context.workspace.memory.known
        return context.workspace.memory.rows.rows(of: shape, present, role, note: note, filter, index, known)
    }

    /// Checks rows in their order.
    private static func call(
        _ rows: SmallSet, _ entries: UnsafePointer<RuleIndex.Entry>, _ cursor: Cursor, _ context: inout RuleContext
    ) {
        var rows = rows
        while let place = rows.next() {
            let entry = unsafe entries + place
            if unsafe cursor.meets(entry.pointee.test, context.facts) { unsafe entry.pointee.run(cursor, &context) }
        }
    }
}

extension Cursor {
    /// The members that are there, readable or not, as a mask. `count` is the number of members.
    func presentMembers(_ count: Int) -> UInt64 { presentMembers(at: base, count) }

    /// The members that are there in the dictionary at a base, readable or not, as a mask. `count` is the number of members.
    @inline(__always)
    func presentMembers(at base: Int, _ count: Int) -> UInt64 { UInt64(bitPattern: values[base &+ count &+ 1]) }

    /// The first slot of the dictionary that a member holds.
    func base(of member: Int) -> Int { Int(values[base &+ member] & 0xFFFF_FFFF) }

    /// The slot of the first element of the list that a member holds.
    func firstElement(of member: Int) -> Int { Int(values[base &+ member]) }
}
