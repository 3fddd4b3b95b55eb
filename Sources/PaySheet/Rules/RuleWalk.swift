/// What rules write to, document after document.
struct RuleWorkspace: Sendable {
    var merchants: MerchantConsistency?
    var findings: [RawFinding] = []
    var notes: [RuleNote] = []
    var plain = PlainText()
    var memory = RuleMemory()

    /// Documents are compared with each other. (Asked where it stands: comparing it with nil copies it.)
    var hasMerchants: Bool {
        switch merchants {
        case .some: true
        case .none: false
        }
    }
}

/// What walks remember from document to document to be quicker with the next. It changes nothing about what they find.
struct RuleMemory: Sendable {
    /// The rows that were worked out last for each dictionary, and what they may know.
    var rows: ContiguousArray<KnownRows> = []
    var known: RuleRow.Asks = []
    /// The currency that was looked up last.
    var currency = KnownCurrency()
    /// False, for tests: rules are called even where a glance finds everything ordinary.
    var glances = true

    /// Forgets what depends on what rules can know.
    mutating func prepare(_ known: RuleRow.Asks) {
        guard known != self.known || rows.isEmpty else { return }
        self.known = known
        rows = ContiguousArray(repeating: .none, count: KnownRows.capacity)
    }
}

/// Goes through the dictionaries of a bound document, from the outside in, and checks the rules at each.
enum RuleWalk {
    /// Adds what the rules find. Returns whether findings were left out because there were too many.
    static func run(
        _ root: borrowing Cursor, shape: Int, escapes: Int = .max, _ policy: RulePolicy, _ workspace: inout RuleWorkspace
    ) -> Bool {
        // Handed over and taken back, so that the storage serves the next document.
        var context = RuleContext(policy, root: shape, &workspace)
        walk(root, shape, escapes: escapes, &context, &workspace.plain)
        let isTruncated = context.isTruncated
        context.finish(&workspace)
        return isTruncated
    }

    /// Whether the rules find anything.
    static func finds(
        _ root: borrowing Cursor, shape: Int, escapes: Int, _ policy: RulePolicy, _ workspace: inout RuleWorkspace
    ) -> Bool {
        _ = run(root, shape: shape, escapes: escapes, policy, &workspace)
        return !workspace.findings.isEmpty
    }

    /// Rules read text without escapes.
    private static func walk(
        _ root: borrowing Cursor, _ shape: Int, escapes: Int, _ context: inout RuleContext, _ plain: inout PlainText
    ) {
        let index = RuleIndex.shared
        let count = escapes > 0 ? plain.take(root.bytes, root.nodes, escapes: escapes) : 0
        guard count > 0 else { return visit(root, shape, index, &context) }
        visit(
            Cursor(
                bytes: plain.bytes.window.extracting(0..<count), nodes: plain.nodes.window.extracting(0..<root.nodes.count),
                slots: root.slots, values: root.values, base: root.base, node: root.node),
            shape, index, &context)
    }

    private static func visit(_ cursor: borrowing Cursor, _ shape: Int, _ index: RuleIndex, _ context: inout RuleContext) {
        let row = unsafe index.shapes + shape
        let first = Int(unsafe row.pointee.firstMember)
        let present = cursor.presentMembers(Int(unsafe row.pointee.memberCount))
        unsafe context.enter(shape, cursor, notesFacts: row.pointee.notesFacts)
        // The rows that can find something, in their order.
        let kind = unsafe UInt64(shape) << 3 | (row.pointee.asksForRole ? UInt64(context.role.rawValue) : 0)
        let known = KnownRows.place(kind, present)
        var rows = context.memory.rows[known].rows
        if context.memory.rows[known].present != present || context.memory.rows[known].kind != kind {
            rows = index.rows(of: shape, present, context.role, context.memory.known)
            context.memory.rows[known] = KnownRows(kind: kind, present: present, rows: rows)
        }
        let entries = unsafe index.entries + Int(row.pointee.firstEntry)
        while let place = rows.next() {
            let entry = unsafe entries + place
            if unsafe entry.pointee.glance.kind != .none, context.memory.glances,
                unsafe cursor.isOrdinary(entry.pointee.glance, context.facts)
            {
                continue
            }
            unsafe entry.pointee.check(cursor, &context)
        }
        var ways = unsafe row.pointee.ways & present
        guard ways != 0 else { return }
        let element = context.element
        repeat {
            let slot = ways.trailingZeroBitCount
            ways &= ways &- 1
            guard let node = cursor.slot(slot) else { continue }
            let way = unsafe index.ways[first &+ slot]
            switch way.code {
            case .record:
                context.link(shape, cursor, way.role, member: first &+ slot, element: element)
                visit(cursor.moved(base: cursor.base(of: slot), node: node), Int(way.argument), index, &context)
            case .list:
                let firstElement = cursor.firstElement(of: slot)
                var inner = cursor.moved(base: 0, node: 0)
                for place in 0..<cursor.nodes[node].count {
                    let elementNode = cursor.slots[firstElement &+ place]
                    guard elementNode != 0, elementNode < Bound.unreadable else { continue }
                    inner.move(base: Int(cursor.values[firstElement &+ place]), node: Int(elementNode))
                    context.link(shape, cursor, way.role, member: first &+ slot, element: place)
                    visit(inner, Int(way.argument), index, &context)
                }
            default:
                let choice = cursor.choice(slot)
                guard choice > 0 else { continue }
                context.link(shape, cursor, way.role, member: first &+ slot, element: element)
                let variant = ShapeTables.variants[Int(way.argument)]
                let inner = Int(ShapeTables.choiceShapes[Int(variant.firstShape) &+ choice &- 1])
                visit(cursor.moved(base: cursor.base(of: slot), node: node), inner, index, &context)
            }
        } while ways != 0
    }
}

extension Cursor {
    /// The members that are there, readable or not, as a mask. `count` is the number of members.
    @inline(__always)
    func presentMembers(_ count: Int) -> UInt64 { UInt64(bitPattern: values[base &+ count &+ 1]) }

    /// The first slot of the dictionary that a member holds.
    func base(of member: Int) -> Int { Int(values[base &+ member] & 0xFFFF_FFFF) }

    /// The slot of the first element of the list that a member holds.
    func firstElement(of member: Int) -> Int { Int(values[base &+ member]) }
}
