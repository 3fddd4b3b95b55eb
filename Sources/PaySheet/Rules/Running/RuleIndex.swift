/// All rules sorted by the dictionary at which they are checked, and the ways from dictionary to dictionary.
///
/// A walk asks which rows of a dictionary can find anything. Rows with missing members, or without what they compare with, cost
/// nothing.
///
/// Created once and never released, so the addresses stay valid. Safe because a walk counts dictionaries, members and rows with the
/// numbers of the same tables.
@safe struct RuleIndex: @unchecked Sendable {
    /// A row at one dictionary. (It is never copied, so that ``run(_:_:)`` need not count references.)
    struct Entry: ~Copyable {
        /// So many of these members must be there.
        let any: UInt64
        let anyCount: Int
        let asks: RuleRow.Asks
        /// What must hold in the dictionary.
        let test: MemberTest
        /// If the fast reader has noted one of these bits about a dictionary, the test fails; 0 if that is not known so early.
        let ordinary: UInt32
        fileprivate let check: RuleRow.Check

        /// Checks a dictionary. (A check that is read from here is retained during the call; a method is not.)
        @inline(__always)
        borrowing func run(_ cursor: Cursor, _ context: inout RuleContext) { check(cursor, &context) }
    }

    /// A member through which the walk goes on.
    struct Way: Sendable {
        let code: MemberCode
        let element: MemberCode
        /// The dictionary, or the variant.
        let argument: UInt8
        /// The part of what is there.
        let role: MemberRole

        static let none = Way(code: .anything, element: .anything, argument: 0, role: .none)
    }

    struct Shape: Sendable {
        let firstMember: UInt16
        let memberCount: UInt8
        /// Rules elsewhere want to know something of it.
        let notesFacts: Bool
        /// Some rows are for items of some roles alone.
        private(set) var asksForRole = false
        /// The entries of each dictionary lie together, in the order of the rows.
        let firstEntry: UInt32
        private(set) var rows = SmallSet()
        /// Those of the rows that ask for more than members which must be there.
        private(set) var particular = SmallSet()
        /// The members that some row cannot do without.
        private(set) var needed: UInt64 = 0
        /// The members through which the walk goes on.
        let ways: UInt64

        /// Takes one more row, with the members that it cannot do without. Returns its place among those of the dictionary.
        mutating func add(_ needs: UInt64, isParticular: Bool, roles: UInt8) -> Int {
            let place = rows.count
            precondition(place < SmallSet.capacity, "a dictionary has more rows than a set holds")
            rows.insert(place)
            if isParticular { particular.insert(place) }
            needed |= needs
            if roles != 0 { asksForRole = true }
            return place
        }
    }

    let entries: UnsafePointer<Entry>
    let shapes: UnsafePointer<Shape>
    /// For each member of the tables the rows that cannot do without it.
    let needing: UnsafePointer<SmallSet>
    /// For each member of the tables the way that goes through it.
    let ways: UnsafePointer<Way>
    /// For each dictionary and role the rows that are for items of other roles.
    let unfit: UnsafePointer<SmallSet>
    private static let roles = 8

    /// The variants of the tables, and the dictionaries of their choices.
    let variants: UnsafePointer<VariantRow>
    let choiceShapes: UnsafePointer<UInt8>

    init(_ rows: [RuleRow], _ catalog: Catalog) {
        let tables = catalog.tables.shapes
        let members = catalog.tables.members
        var counts = [Int](repeating: 0, count: tables.count)
        for row in rows {
            var rest = row.shapes
            while let shape = rest.next() { counts[shape] += 1 }
        }
        let isWorth = RuleIndex.worthVisiting(counts, catalog.tables)
        var shapes: [Shape] = []
        shapes.reserveCapacity(tables.count)
        var ways = [Way](repeating: .none, count: members.count)
        var count = 0
        for shape in tables.indices {
            let list = tables[shape].names
            var wayMask: UInt64 = 0
            for slot in 0..<Int(list.count) {
                let member = members[Int(list.first) + slot]
                guard RuleIndex.isWay(member, isWorth, catalog.tables) else { continue }
                wayMask |= 1 << UInt64(slot)
                ways[Int(list.first) + slot] = Way(
                    code: member.code, element: member.element, argument: member.argument, role: catalog.functions.role(shape, slot))
            }
            shapes.append(
                Shape(
                    firstMember: list.first, memberCount: list.count, notesFacts: catalog.functions.factShapes.contains(shape),
                    firstEntry: UInt32(count), ways: wayMask))
            count += counts[shape]
        }
        let entries = UnsafeMutablePointer<Entry>.allocate(capacity: count)
        var unfit = [SmallSet](repeating: SmallSet(), count: tables.count * RuleIndex.roles)
        var needing = [SmallSet](repeating: SmallSet(), count: members.count)
        for row in rows {
            var rest = row.shapes
            while let shape = rest.next() {
                guard let (needs, any, test) = row.requirements(in: shape) else { continue }
                let isParticular = row.anyCount > 0 || row.asks != [] || test.ordinary != 0
                let place = shapes[shape].add(needs, isParticular: isParticular, roles: row.roles)
                unsafe (entries + Int(shapes[shape].firstEntry) + place).initialize(
                    to: Entry(
                        any: any, anyCount: row.anyCount, asks: row.asks, test: test, ordinary: test.ordinary,
                        check: row.check))
                for role in 0..<RuleIndex.roles where row.roles != 0 && row.roles & 1 << UInt8(role) == 0 {
                    unfit[shape * RuleIndex.roles + role].insert(place)
                }
                var slots = needs & (1 << UInt64(shapes[shape].memberCount) &- 1)
                while slots != 0 {
                    needing[Int(shapes[shape].firstMember) + slots.trailingZeroBitCount].insert(place)
                    slots &= slots &- 1
                }
            }
        }
        unsafe self.entries = UnsafePointer(entries)
        unsafe self.shapes = RuleIndex.kept(shapes)
        unsafe self.needing = RuleIndex.kept(needing)
        unsafe self.ways = RuleIndex.kept(ways)
        unsafe self.unfit = RuleIndex.kept(unfit)
        unsafe variants = RuleIndex.kept(catalog.tables.variants)
        unsafe choiceShapes = RuleIndex.kept(catalog.tables.choiceShapes)
    }

    /// The dictionary of a choice, counted from 1.
    @inline(__always)
    func shape(ofChoice choice: Int, _ way: Way) -> Int {
        unsafe Int(choiceShapes[Int(variants[Int(way.argument)].firstShape) &+ choice &- 1])
    }

    private static func kept<Row>(_ table: [Row]) -> UnsafePointer<Row> {
        let memory = UnsafeMutablePointer<Row>.allocate(capacity: table.count)
        for index in table.indices { unsafe (memory + index).initialize(to: table[index]) }
        return unsafe UnsafePointer(memory)
    }

    /// The rows of a dictionary that can find something. They follow from the members that exist, its role, the known facts, and what
    /// the fast reader has noted about it.
    func rows(of shape: Int, _ present: UInt64, _ role: MemberRole, ordinary: UInt32, _ known: RuleRow.Asks) -> SmallSet {
        let row = unsafe shapes + shape
        var rows = unsafe row.pointee.rows
        if unsafe row.pointee.asksForRole { unsafe rows.subtract(unfit[shape &* RuleIndex.roles &+ Int(role.rawValue)]) }
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

    /// The dictionaries that have rules, or one inside which has.
    private static func worthVisiting(_ counts: [Int], _ tables: ShapeTables) -> [Bool] {
        let shapes = tables.shapes
        var isWorth = counts.map { $0 > 0 }
        var changed = true
        while changed {
            changed = false
            for shape in shapes.indices where !isWorth[shape] {
                let list = shapes[shape].names
                for slot in 0..<Int(list.count) where isWay(tables.members[Int(list.first) + slot], isWorth, tables) {
                    isWorth[shape] = true
                    changed = true
                    break
                }
            }
        }
        return isWorth
    }

    private static func isWay(_ member: MemberRow, _ isWorth: [Bool], _ tables: ShapeTables) -> Bool {
        switch member.code == .list ? member.element : member.code {
        case .record: return isWorth[Int(member.argument)]
        case .variant, .choice:
            let variant = tables.variants[Int(member.argument)]
            return (0..<Int(variant.names.count)).contains { choice in
                isWorth[tables.shape(ofChoice: choice, of: variant)]
            }
        default: return false
        }
    }
}
