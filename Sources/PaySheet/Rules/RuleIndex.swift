/// All rules sorted by the dictionary at which they are checked, and the ways from dictionary to dictionary.
///
/// A walk asks which rows of a dictionary can find anything in front of it: those whose members are absent, or which lack what
/// they compare with, cost nothing.
///
/// Made once and never released, so the addresses stay right. Safe because a walk counts dictionaries, members and rows with the
/// numbers of the same tables.
@safe struct RuleIndex: @unchecked Sendable {
    /// A row at one dictionary. (It is never copied, so that ``run(_:_:)`` need not count references.)
    struct Entry: ~Copyable {
        /// So many of these members must be there.
        let any: UInt64
        let anyCount: Int
        let asks: RuleRow.Asks
        let glance: Glance
        /// Where this is ordinary about a dictionary, the glance finds everything ordinary; 0: that is not known so early.
        let ordinary: UInt32
        fileprivate let check: RuleRow.Check

        /// Checks a dictionary. (A check that is read from here to be called is kept alive for as long as it takes: a method needs
        /// nothing of the kind.)
        @inline(__always)
        borrowing func run(_ cursor: borrowing Cursor, _ context: inout RuleContext) { check(cursor, &context) }
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
        let rows: RowSet
        /// Those of the rows that ask for more than members which must be there.
        let particular: RowSet
        /// The members that some row cannot do without.
        let needed: UInt64
        /// The members through which the walk goes on.
        let ways: UInt64
    }

    let entries: UnsafePointer<Entry>
    let shapes: UnsafePointer<Shape>
    /// For each member of the tables the rows that cannot do without it.
    let needing: UnsafePointer<RowSet>
    /// For each member of the tables the way that goes through it.
    let ways: UnsafePointer<Way>
    /// For each role the rows at line items that are checked in it.
    let roles: UnsafePointer<RowSet>

    static let shared = RuleIndex(RuleTable.rows)

    init(_ rows: [RuleRow]) {
        let tables = ShapeTables.shapes
        let isWorth = RuleIndex.worthVisiting(rows)
        let entries = UnsafeMutablePointer<Entry>.allocate(capacity: rows.reduce(0) { $0 + $1.shapes.count })
        var count = 0
        var shapes: [Shape] = []
        var needing = [RowSet](repeating: RowSet(), count: ShapeTables.members.count)
        var ways = [Way](repeating: .none, count: ShapeTables.members.count)
        var roles = [RowSet](repeating: RowSet(), count: ItemRole.allCases.count)
        // The rows of each dictionary, in their order.
        var rowsOfShape = [[Int]](repeating: [], count: tables.count)
        for (place, row) in rows.enumerated() {
            for shape in row.shapes where rowsOfShape.indices.contains(shape) && rowsOfShape[shape].last != place {
                rowsOfShape[shape].append(place)
            }
        }
        for shape in tables.indices {
            let list = tables[shape].names
            let first = count
            var (all, particular, needed) = (RowSet(), RowSet(), UInt64(0))
            for row in rowsOfShape[shape].lazy.map({ rows[$0] }) {
                let place = count - first
                let ordinary = RuleIndex.ordinary(row)
                unsafe (entries + count).initialize(
                    to: Entry(
                        any: row.any, anyCount: row.anyCount, asks: row.asks, glance: row.glance, ordinary: ordinary, check: row.check))
                count += 1
                all.insert(place)
                if row.anyCount > 0 || row.asks != [] || ordinary != 0 { particular.insert(place) }
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
                    asksForRole: shape == ShapeIndex.lineItem, firstEntry: UInt32(first), rows: all, particular: particular, needed: needed,
                    ways: wayMask))
        }
        unsafe self.entries = UnsafePointer(entries)
        unsafe self.shapes = RuleIndex.kept(shapes)
        unsafe self.needing = RuleIndex.kept(needing)
        unsafe self.ways = RuleIndex.kept(ways)
        unsafe self.roles = RuleIndex.kept(roles)
    }

    private static func kept<Row>(_ table: [Row]) -> UnsafePointer<Row> {
        let memory = UnsafeMutablePointer<Row>.allocate(capacity: table.count)
        for index in table.indices { unsafe (memory + index).initialize(to: table[index]) }
        return unsafe UnsafePointer(memory)
    }

    /// The rows of a dictionary that can find something, from the members that are there, its role, what rules can know and what is
    /// ordinary about it, as a mask of ``Ordinary``.
    func rows(of shape: Int, _ present: UInt64, _ role: ItemRole, ordinary: UInt32, _ known: RuleRow.Asks) -> RowSet {
        let row = unsafe shapes + shape
        var rows = unsafe row.pointee.rows
        if unsafe row.pointee.asksForRole { unsafe rows.formIntersection(roles[Int(role.rawValue)]) }
        var absent = unsafe row.pointee.needed & ~present
        while absent != 0 {
            unsafe rows.subtract(needing[Int(row.pointee.firstMember) &+ absent.trailingZeroBitCount])
            absent &= absent &- 1
        }
        var rest = unsafe row.pointee.particular
        rest.formIntersection(rows)
        while let place = rest.next() {
            let entry = unsafe entries + (Int(row.pointee.firstEntry) &+ place)
            let isIdle = unsafe (entry.pointee.any & present).nonzeroBitCount < entry.pointee.anyCount
            let isOrdinary = unsafe entry.pointee.ordinary & ordinary != 0
            if unsafe isIdle || isOrdinary || !known.isSuperset(of: entry.pointee.asks) { rows.remove(place) }
        }
        return rows
    }

    /// What must be ordinary for a row to find nothing. (A member that is absent is not ordinary to a glance.)
    private static func ordinary(_ row: RuleRow) -> UInt32 {
        let isNeeded = row.needs & 1 << UInt64(row.glance.slot & 63) != 0
        return isNeeded || row.glance.kind == .noVersion ? row.glance.ordinary : 0
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

    @inline(__always)
    var isEmpty: Bool { low | high == 0 }

    mutating func insert(_ row: Int) {
        if row < 64 { low |= 1 << UInt64(row) } else if row < RowSet.capacity { high |= 1 << UInt64(row - 64) }
    }

    mutating func remove(_ row: Int) {
        if row < 64 { low &= ~(1 << UInt64(row)) } else if row < RowSet.capacity { high &= ~(1 << UInt64(row - 64)) }
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

/// The rows that were worked out for a dictionary: those of a list mostly have the same members, and so have the documents of one
/// program.
struct KnownRows: Sendable {
    /// The dictionary, the role of a line item, and what is ordinary about it.
    let kind: UInt64
    let present: UInt64
    let rows: RowSet

    static let none = KnownRows(kind: .max, present: 0, rows: RowSet())
    static let capacity = 1024

    /// Where the rows of a dictionary with such members are kept.
    @inline(__always)
    static func place(_ kind: UInt64, _ present: UInt64) -> Int {
        Int(truncatingIfNeeded: ((present ^ kind << 48) &* 0x9E37_79B9_7F4A_7C15) >> 54)
    }
}
