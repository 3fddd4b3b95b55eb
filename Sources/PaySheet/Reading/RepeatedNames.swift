/// Pairs of a repeated name and the one before it, by the later one's place.
struct RepeatedNames {
    private var pairs: [(key: Int, earlier: Int)] = []

    /// Finds which names of one object exist already, and where. Sorting keeps this fast for a hundred thousand names.
    init(among keys: [Int], _ nodes: Span<Node>, _ bytes: Span<UInt8>) {
        guard keys.count > 1 else { return }
        var named: [(name: [UInt8], key: Int)] = []
        for key in keys { named.append((JSONText.decode(bytes, nodes[key]), key)) }
        named.sort { left, right in
            left.name == right.name ? left.key < right.key : left.name.lexicographicallyPrecedes(right.name)
        }
        for index in 1..<named.count where named[index].name == named[index - 1].name {
            pairs.append((named[index].key, named[index - 1].key))
        }
        pairs.sort { $0.key < $1.key }
    }

    /// Finds the repeated names of all objects in a value.
    static func inside(_ value: Int, _ nodes: Span<Node>, _ bytes: Span<UInt8>) -> [(key: Int, earlier: Int)] {
        let end = Int(nodes[value].next)
        guard end > value &+ 1 else { return [] }
        var pairs: [(key: Int, earlier: Int)] = []
        for index in value..<end where nodes[index].kind == .object && nodes[index].count > 1 {
            var keys: [Int] = []
            var key = index &+ 1
            while key < Int(nodes[index].next) {
                keys.append(key)
                key = Int(nodes[key &+ 1].next)
            }
            pairs += RepeatedNames(among: keys, nodes, bytes).pairs
        }
        return pairs
    }

    subscript(key: Int) -> Int? {
        var low = 0
        var high = pairs.count
        while low < high {
            let middle = (low + high) / 2
            if pairs[middle].key < key { low = middle + 1 } else { high = middle }
        }
        return low < pairs.count && pairs[low].key == key ? pairs[low].earlier : nil
    }
}
