/// The nodes of a document whose values a report may contain: known members that are not personal or secret.
///
/// A part of such a value that looks personal is hidden nevertheless, see ``PersonalText``.
package struct VisibleNodes: Sendable {
    private let source: FindingSource
    private let nodes: [Node]
    private let bound: BoundRecord
    private let tables: ShapeTables
    /// The bytes of interest.
    private let part: Range<Int>
    /// The number of digits that a plain number may have in each visible value; 0 for other nodes.
    private var flags: [UInt8]

    init(_ source: FindingSource, _ bound: BoundRecord, _ part: Range<Int>) {
        self.source = source
        nodes = source.nodes
        self.bound = bound
        tables = source.tables
        self.part = part
        flags = [UInt8](repeating: 0, count: nodes.count)
    }

    package func contains(_ node: Int) -> Bool { plainDigits(of: node) > 0 }

    /// The number of digits that a plain number may have in a visible value.
    package func plainDigits(of node: Int) -> Int { flags.indices.contains(node) ? Int(flags[node]) : 0 }

    mutating func show(_ object: BoundObject) { show(shape: object.shape, base: object.base) }

    private mutating func show(shape: Int, base: Int) {
        let list = tables.shapes[shape].names
        var slots = bound.presentMembers(at: base, Int(list.count))
        while slots != 0 {
            let slot = slots.trailingZeroBitCount
            slots &= slots &- 1
            guard let node = bound.node(at: base + slot) else { continue }
            let row = tables.members[Int(list.first) + slot]
            let word = bound.value(at: base + slot)
            guard row.code == .variant else {
                show(node, row, word)
                continue
            }
            if nodes[node].is(.object) { show(choice: word, of: Int(row.argument)) }
        }
    }

    /// Shows what is inside the dictionary that a member has decided, if it has decided.
    private mutating func show(choice word: Int64, of variant: Int) {
        guard word >> 32 > 0 else { return }
        show(shape: tables.shape(ofChoice: Int(word >> 32) - 1, of: tables.variants[variant]), base: Int(word & 0xFFFF_FFFF))
    }

    /// Shows a value, or what is inside it. The binder does not look inside a stray value whose dictionary another member decides.
    mutating func show(_ node: Int, _ row: MemberRow, _ word: Int64) {
        guard nodes.indices.contains(node), Int(nodes[node].start) < part.upperBound, Int(nodes[node].end) >= part.lowerBound else {
            return
        }
        switch row.code {
        case .record where nodes[node].is(.object): show(shape: Int(row.argument), base: Int(word & 0xFFFF_FFFF))
        case .list where nodes[node].is(.array):
            let element = row.elementRow
            // Cannot trap: a node has no negative number of elements.
            for place in Int(word)..<Int(word) + nodes[node].count {
                if let inner = bound.node(at: place) { show(inner, element, bound.value(at: place)) }
            }
        case .record, .list:
            // The total as an amount, a network without its list.
            let isShown =
                !row.isPersonal && !nodes[node].is(.object) && !nodes[node].is(.array) && source.isPlain(source.text(of: node), row)
            if isShown { flags[node] = UInt8(PersonalText.amountDigits) }
        case .choice where nodes[node].is(.object): show(choice: word, of: Int(row.argument))
        case .variant, .choice, .object, .anything: return
        default: if !row.isPersonal { flags[node] = UInt8(row.plainDigits) }
        }
    }
}
