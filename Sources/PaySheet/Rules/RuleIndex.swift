/// All rules sorted by the dictionary at which they are checked, and the ways from dictionary to dictionary.
struct RuleIndex: Sendable {
    /// A row at one dictionary.
    struct Entry: Sendable {
        let needs: UInt64
        let isAdvice: Bool
        let check: RuleRow.Check
    }

    /// A member through which the walk goes on.
    struct Way: Sendable {
        let slot: UInt8
        let code: MemberCode
        /// The dictionary, or the variant.
        let argument: UInt8
    }

    /// The entries of each dictionary lie together, `firstEntry[shape]..<firstEntry[shape + 1]`.
    let entries: [Entry]
    let firstEntry: [Int]
    let ways: [Way]
    let firstWay: [Int]

    static let shared = RuleIndex(RuleTable.rows)

    init(_ rows: [RuleRow]) {
        let shapes = ShapeTables.shapes
        var byShape = [[Entry]](repeating: [], count: shapes.count)
        for row in rows {
            for shape in row.shapes where byShape.indices.contains(shape) {
                byShape[shape].append(Entry(needs: row.needs, isAdvice: row.isAdvice, check: row.check))
            }
        }
        // A dictionary is worth visiting when it or one inside it has rules.
        var isWorth = byShape.map { !$0.isEmpty }
        var changed = true
        while changed {
            changed = false
            for shape in shapes.indices where !isWorth[shape] {
                if RuleIndex.ways(of: shape, isWorth).isEmpty { continue }
                isWorth[shape] = true
                changed = true
            }
        }
        var entries: [Entry] = []
        var firstEntry: [Int] = []
        var ways: [Way] = []
        var firstWay: [Int] = []
        for shape in shapes.indices {
            firstEntry.append(entries.count)
            entries += byShape[shape]
            firstWay.append(ways.count)
            ways += RuleIndex.ways(of: shape, isWorth)
        }
        self.entries = entries
        self.firstEntry = firstEntry + [entries.count]
        self.ways = ways
        self.firstWay = firstWay + [ways.count]
    }

    private static func ways(of shape: Int, _ isWorth: [Bool]) -> [Way] {
        let list = ShapeTables.shapes[shape].names
        var ways: [Way] = []
        for slot in 0..<Int(list.count) {
            let member = ShapeTables.members[Int(list.first) + slot]
            let isWay: Bool
            switch member.code {
            case .record: isWay = isWorth[Int(member.argument)]
            case .list: isWay = member.element == .record && isWorth[Int(member.argument)]
            case .variant:
                let variant = ShapeTables.variants[Int(member.argument)]
                isWay = (0..<Int(variant.names.count)).contains { choice in
                    isWorth[Int(ShapeTables.choiceShapes[Int(variant.firstShape) + choice])]
                }
            default: isWay = false
            }
            if isWay { ways.append(Way(slot: UInt8(slot), code: member.code, argument: member.argument)) }
        }
        return ways
    }
}
