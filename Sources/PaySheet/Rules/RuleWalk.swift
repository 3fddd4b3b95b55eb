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
        guard plain.take(root.bytes, root.nodes) else { return visit(root, shape, RuleIndex.shared, &context) }
        visit(
            Cursor(
                bytes: plain.bytes.window, nodes: plain.nodes.window, slots: root.slots, values: root.values, base: root.base,
                node: root.node),
            shape, RuleIndex.shared, &context)
    }

    private static func visit(_ cursor: borrowing Cursor, _ shape: Int, _ index: borrowing RuleIndex, _ context: inout RuleContext) {
        let outer = context.enter(shape, cursor)
        let present = cursor.presentMembers(Int(ShapeTables.shapes[shape].names.count))
        for entry in index.firstEntry[shape]..<index.firstEntry[shape &+ 1] {
            let row = index.entries[entry]
            guard row.needs & ~present == 0, !row.isAdvice || context.includesAdvice else { continue }
            row.check(cursor, &context)
        }
        for way in index.firstWay[shape]..<index.firstWay[shape &+ 1] {
            let way = index.ways[way]
            let slot = Int(way.slot)
            guard present & (1 &<< UInt64(way.slot)) != 0, let node = cursor.slot(slot) else { continue }
            context.link(shape, slot, cursor)
            switch way.code {
            case .record: visit(cursor.moved(base: cursor.base(of: slot), node: node), Int(way.argument), index, &context)
            case .list:
                let first = cursor.firstElement(of: slot)
                for element in 0..<cursor.nodes[node].count {
                    let elementNode = cursor.slots[first &+ element]
                    guard elementNode != 0, elementNode < Bound.unreadable else { continue }
                    context.element = element
                    context.link(shape, slot, cursor)
                    visit(
                        cursor.moved(base: Int(cursor.values[first &+ element]), node: Int(elementNode)), Int(way.argument), index,
                        &context)
                }
                context.element = 0
            default:
                let choice = cursor.choice(slot)
                guard choice > 0 else { continue }
                let variant = ShapeTables.variants[Int(way.argument)]
                let inner = Int(ShapeTables.choiceShapes[Int(variant.firstShape) &+ choice &- 1])
                visit(cursor.moved(base: cursor.base(of: slot), node: node), inner, index, &context)
            }
        }
        context.leave(outer)
    }
}

extension Cursor {
    /// The members that are there, readable or not, as a mask.
    func presentMembers(_ count: Int) -> UInt64 {
        var mask: UInt64 = 0
        for member in 0..<count where slots[base &+ member] != 0 { mask |= 1 &<< UInt64(truncatingIfNeeded: member) }
        return mask
    }

    /// The first slot of the dictionary that a member holds.
    func base(of member: Int) -> Int { Int(values[base &+ member] & 0xFFFF_FFFF) }

    /// The slot of the first element of the list that a member holds.
    func firstElement(of member: Int) -> Int { Int(values[base &+ member]) }
}
