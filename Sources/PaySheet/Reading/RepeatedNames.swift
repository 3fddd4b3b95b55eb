/// Pairs of a repeated name and the one before it, by the later one's place.
struct RepeatedNames {
    private var pairs: [(key: Int, earlier: Int)] = []

    /// Finds which names of one object exist already, and where. Sorting keeps this fast for a hundred thousand names.
    init(among keys: [Int], _ tree: NodeTree) {
        guard keys.count > 1 else { return }
        let named = keys.map { (name: tree.text($0), key: $0) }.inByteOrder { $0.name }
        for index in 1..<named.count where named[index].name == named[index - 1].name {
            pairs.append((named[index].key, named[index - 1].key))
        }
        pairs = pairs.inOrder { $0.key }
    }

    /// Finds the repeated names of all objects in a value.
    static func inside(_ value: Int, _ tree: NodeTree) -> [(key: Int, earlier: Int)] {
        let end = Int(tree[value].next)
        guard end > value &+ 1 else { return [] }
        var pairs: [(key: Int, earlier: Int)] = []
        for index in value..<end where tree[index].kind == .object && tree[index].count > 1 {
            var keys: [Int] = []
            var members = tree.members(of: index)
            while let (key, _) = members.next() { keys.append(key) }
            pairs += RepeatedNames(among: keys, tree).pairs
        }
        return pairs
    }

    subscript(key: Int) -> Int? {
        let place = pairs.lowerBound { $0.key < key }
        return place < pairs.count && pairs[place].key == key ? pairs[place].earlier : nil
    }
}
