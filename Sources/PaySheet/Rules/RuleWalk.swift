/// What rules write to, document after document.
struct RuleWorkspace: Sendable {
    var merchants: MerchantConsistency?
    var findings: [RawFinding]
    var notes: [RuleNote]
    var plain = PlainText()
}

/// Goes through the dictionaries of a bound document, from the outside in, and checks the rules at each.
enum RuleWalk {
    /// Adds what the rules find. Returns whether findings were left out because there were too many.
    static func run(_ root: borrowing Cursor, shape: Int, _ policy: borrowing Policy, _ workspace: inout RuleWorkspace) -> Bool {
        // Handed over and taken back, so that the storage serves the next document.
        var context = RuleContext(copy policy, root: shape, findings: workspace.findings, notes: workspace.notes)
        workspace.findings = []
        workspace.notes = []
        context.merchants = workspace.merchants
        workspace.merchants = nil
        context.merchants?.beginWalk()
        walk(root, shape, &context, &workspace.plain)
        let isTruncated = context.isTruncated
        workspace.merchants = context.merchants
        (workspace.findings, workspace.notes) = context.finish()
        return isTruncated
    }

    /// Whether the rules find anything.
    static func finds(_ root: borrowing Cursor, shape: Int, _ policy: borrowing Policy, _ workspace: inout RuleWorkspace) -> Bool {
        _ = run(root, shape: shape, policy, &workspace)
        return !workspace.findings.isEmpty
    }

    /// Rules read text without escapes.
    private static func walk(_ root: borrowing Cursor, _ shape: Int, _ context: inout RuleContext, _ plain: inout PlainText) {
        guard plain.take(root.bytes, root.nodes) else { return visit(root, shape, RuleTables(), &context) }
        visit(
            Cursor(
                bytes: plain.bytes.window, nodes: plain.nodes.window, slots: root.slots, values: root.values, base: root.base,
                node: root.node),
            shape, RuleTables(), &context)
    }

    private static func visit(_ cursor: borrowing Cursor, _ shape: Int, _ index: borrowing RuleTables, _ context: inout RuleContext) {
        let row = unsafe index.shapes + shape
        let first = Int(unsafe row.pointee.firstMember)
        let present = cursor.presentMembers(Int(unsafe row.pointee.memberCount))
        unsafe context.enter(shape, cursor, notesFacts: row.pointee.notesFacts)
        // The rows whose members are there, in their order. The dictionaries of a list mostly have the same.
        var rows = context.lastRows
        if context.lastShape != shape || context.lastPresent != present {
            rows = unsafe context.includesAdvice ? row.pointee.allRows : row.pointee.usualRows
            var absent = unsafe row.pointee.needed & ~present
            while absent != 0 {
                unsafe rows.subtract(index.needing[first &+ absent.trailingZeroBitCount])
                absent &= absent &- 1
            }
            context.lastShape = shape
            context.lastPresent = present
            context.lastRows = rows
        }
        if unsafe row.pointee.asksForRole { unsafe rows.formIntersection(index.roles[Int(context.role.rawValue)]) }
        let entries = unsafe index.entries + Int(row.pointee.firstEntry)
        while let place = rows.next() {
            let entry = unsafe entries + place
            guard unsafe entry.pointee.any == 0 || entry.pointee.any & present != 0 else { continue }
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
                for place in 0..<cursor.nodes[node].count {
                    let elementNode = cursor.slots[firstElement &+ place]
                    guard elementNode != 0, elementNode < Bound.unreadable else { continue }
                    context.link(shape, cursor, way.role, member: first &+ slot, element: place)
                    visit(
                        cursor.moved(base: Int(cursor.values[firstElement &+ place]), node: Int(elementNode)), Int(way.argument), index,
                        &context)
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
