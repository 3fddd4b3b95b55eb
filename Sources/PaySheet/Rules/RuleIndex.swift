/// All rules sorted by the dictionary at which they are checked, and the ways from dictionary to dictionary.
///
/// A walk asks with a few masks which rows of a dictionary can find anything in front of it: those whose members are absent cost
/// nothing.
struct RuleIndex: Sendable {
    /// A row at one dictionary.
    struct Entry: Sendable {
        /// One of these members must be there; 0: none.
        let any: UInt64
        let check: RuleRow.Check
    }

    /// A member through which the walk goes on.
    struct Way: Sendable {
        let code: MemberCode
        /// The dictionary, or the variant.
        let argument: UInt8
        /// The part that line items there play.
        let role: ItemRole

        static let none = Way(code: .anything, argument: 0, role: .none)
    }

    /// A dictionary.
    struct Shape: Sendable {
        let firstMember: UInt16
        let memberCount: UInt8
        /// Rules elsewhere want to know something of it.
        let notesFacts: Bool
        /// Some rows are for line items of some roles alone.
        let asksForRole: Bool
        /// The entries of each dictionary lie together.
        let firstEntry: UInt32
        /// The rows that are checked without advice, and those that are checked with it.
        let usualRows: RowSet
        let allRows: RowSet
        /// The members that some row cannot do without.
        let needed: UInt64
        /// The members through which the walk goes on.
        let ways: UInt64
    }

    let entries: [Entry]
    let shapes: [Shape]
    /// For each member of the tables the rows that cannot do without it.
    let needing: [RowSet]
    /// For each member of the tables the way that goes through it.
    let ways: [Way]
    /// For each role the rows at line items that are checked in it.
    let roles: [RowSet]

    static let shared = RuleIndex(RuleTable.rows)

    init(_ rows: [RuleRow]) {
        let tables = ShapeTables.shapes
        let isWorth = RuleIndex.worthVisiting(rows)
        var entries: [Entry] = []
        var shapes: [Shape] = []
        var needing = [RowSet](repeating: RowSet(), count: ShapeTables.members.count)
        var ways = [Way](repeating: .none, count: ShapeTables.members.count)
        var roles = [RowSet](repeating: RowSet(), count: ItemRole.allCases.count)
        for shape in tables.indices {
            let list = tables[shape].names
            let first = entries.count
            var (usual, all, needed) = (RowSet(), RowSet(), UInt64(0))
            for row in rows where row.shapes.contains(shape) {
                let place = entries.count - first
                entries.append(Entry(any: row.any, check: row.check))
                all.insert(place)
                if !row.isAdvice { usual.insert(place) }
                needed |= row.needs
                for slot in 0..<Int(list.count) where row.needs & 1 << UInt64(slot) != 0 { needing[Int(list.first) + slot].insert(place) }
                if shape == ShapeIndex.lineItem {
                    for role in ItemRole.allCases where row.roles.isEmpty || row.roles.contains(role) {
                        roles[Int(role.rawValue)].insert(place)
                    }
                }
            }
            var wayMask: UInt64 = 0
            for slot in 0..<Int(list.count) {
                let member = ShapeTables.members[Int(list.first) + slot]
                guard RuleIndex.isWay(member, isWorth) else { continue }
                wayMask |= 1 << UInt64(slot)
                ways[Int(list.first) + slot] = Way(
                    code: member.code, argument: member.argument, role: ItemRole(shape: shape, slot: slot))
            }
            shapes.append(
                Shape(
                    firstMember: list.first, memberCount: list.count, notesFacts: DocumentFacts.areNoted(at: shape),
                    asksForRole: shape == ShapeIndex.lineItem, firstEntry: UInt32(first), usualRows: usual, allRows: all, needed: needed,
                    ways: wayMask))
        }
        self.entries = entries
        self.shapes = shapes
        self.needing = needing
        self.ways = ways
        self.roles = roles
    }

    /// The dictionaries that have rules, or one inside which has.
    private static func worthVisiting(_ rows: [RuleRow]) -> [Bool] {
        let shapes = ShapeTables.shapes
        var isWorth = [Bool](repeating: false, count: shapes.count)
        for row in rows {
            for shape in row.shapes where isWorth.indices.contains(shape) { isWorth[shape] = true }
        }
        var changed = true
        while changed {
            changed = false
            for shape in shapes.indices where !isWorth[shape] {
                let list = shapes[shape].names
                for slot in 0..<Int(list.count) where isWay(ShapeTables.members[Int(list.first) + slot], isWorth) {
                    isWorth[shape] = true
                    changed = true
                    break
                }
            }
        }
        return isWorth
    }

    private static func isWay(_ member: MemberRow, _ isWorth: [Bool]) -> Bool {
        switch member.code {
        case .record: return isWorth[Int(member.argument)]
        case .list: return member.element == .record && isWorth[Int(member.argument)]
        case .variant:
            let variant = ShapeTables.variants[Int(member.argument)]
            return (0..<Int(variant.names.count)).contains { choice in
                isWorth[Int(ShapeTables.choiceShapes[Int(variant.firstShape) + choice])]
            }
        default: return false
        }
    }
}

/// Rows of one dictionary, each a bit.
struct RowSet: Sendable, Equatable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    /// How many rows a dictionary may have.
    static let capacity = 128

    mutating func insert(_ row: Int) {
        if row < 64 { low |= 1 << UInt64(row) } else if row < RowSet.capacity { high |= 1 << UInt64(row - 64) }
    }

    @inline(__always)
    mutating func subtract(_ other: RowSet) {
        low &= ~other.low
        high &= ~other.high
    }

    @inline(__always)
    mutating func formIntersection(_ other: RowSet) {
        low &= other.low
        high &= other.high
    }

    /// Takes the first row out.
    @inline(__always)
    mutating func next() -> Int? {
        if low != 0 {
            let row = low.trailingZeroBitCount
            low &= low &- 1
            return row
        }
        guard high != 0 else { return nil }
        let row = high.trailingZeroBitCount
        high &= high &- 1
        return row &+ 64
    }
}

/// The index as the walk uses it: addresses in place of arrays.
///
/// The arrays are constants of the program, which are never released, so their addresses stay right. Safe because a walk counts
/// dictionaries, members and rows with the numbers of the same tables.
@safe struct RuleTables {
    let entries: UnsafePointer<RuleIndex.Entry>
    let shapes: UnsafePointer<RuleIndex.Shape>
    let needing: UnsafePointer<RowSet>
    let ways: UnsafePointer<RuleIndex.Way>
    let roles: UnsafePointer<RowSet>

    init() {
        unsafe entries = RuleTables.address(RuleIndex.shared.entries)
        unsafe shapes = RuleTables.address(RuleIndex.shared.shapes)
        unsafe needing = RuleTables.address(RuleIndex.shared.needing)
        unsafe ways = RuleTables.address(RuleIndex.shared.ways)
        unsafe roles = RuleTables.address(RuleIndex.shared.roles)
    }

    @inline(__always)
    private static func address<Row>(_ table: [Row]) -> UnsafePointer<Row> {
        unsafe table.withUnsafeBufferPointer { unsafe $0.baseAddress.unsafelyUnwrapped }
    }
}
