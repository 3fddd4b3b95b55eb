import PaySheet

/// Compares sets that should be equal, so that one mistake is one difference.
///
/// A name that half of the sets have is missing in the others. A name that fewer have is too much.
struct Majority {
    /// What each set lacks, sorted.
    private(set) var missing: [[String]]
    /// What each set has too much, sorted.
    private(set) var extra: [[String]]

    init(_ sets: [[[UInt8]]]) {
        missing = sets.map { _ in [] }
        extra = sets.map { _ in [] }
        var counts: [[UInt8]: Int] = [:]
        let sets = sets.map { Set($0) }
        for set in sets {
            for name in set { counts[name, default: 0] += 1 }
        }
        for (index, set) in sets.enumerated() {
            extra[index] = Majority.sorted(set.filter { (counts[$0] ?? 0) * 2 < sets.count })
        }
        // There are few such names, however many each set has.
        let common = counts.keys.filter { name in
            let count = counts[name] ?? 0
            return count < sets.count && count * 2 >= sets.count
        }
        for (index, set) in sets.enumerated() { missing[index] = Majority.sorted(common.filter { !set.contains($0) }) }
    }

    private static func sorted(_ names: some Sequence<[UInt8]>) -> [String] {
        names.inByteOrder { $0 }.map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns names for a message: three at most.
    static func list(_ names: [String]) -> String {
        let shown = names.prefix(3).map { Shown.quoted($0) }
        return Shown.list(names.count > 3 ? shown + [String(names.count - 3) + " more"] : shown)
    }
}
