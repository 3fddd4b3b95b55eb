/// Matches the elements of two lists by one key after another, each element once, in linear time.
struct Pairs<Element> {
    private let old: [Element]
    private let new: [Element]
    /// The new index of each old element.
    private var partner: [Int?]
    private var isTaken: [Bool]

    init(_ old: [Element], _ new: [Element]) {
        self.old = old
        self.new = new
        partner = [Int?](repeating: nil, count: old.count)
        isTaken = [Bool](repeating: false, count: new.count)
    }

    /// Matches unmatched elements with the same key, in the order of the lists. Elements without a key stay unmatched.
    mutating func pair<Key: Hashable>(by key: (Element) -> Key?) {
        var waiting: [Key: [Int]] = [:]
        // From the end, so that the first element of a key is the last of its list.
        for place in new.indices.reversed() where !isTaken[place] {
            if let key = key(new[place]) { waiting[key, default: []].append(place) }
        }
        for place in old.indices where partner[place] == nil {
            guard let key = key(old[place]), let other = waiting[key]?.popLast() else { continue }
            partner[place] = other
            isTaken[other] = true
        }
    }

    /// Returns the pairs in the order of the new list; removed elements follow their former neighbours.
    var inOrder: [(old: Element?, new: Element?)] {
        var result: [(old: Element?, new: Element?)] = []
        var byNew = [Int?](repeating: nil, count: new.count)
        for (place, other) in partner.enumerated() { if let other { byNew[other] = place } }
        func appendGone(from start: Int) {
            for place in old.indices.dropFirst(start) {
                guard partner[place] == nil else { return }
                result.append((old[place], nil))
            }
        }
        appendGone(from: 0)
        for (place, element) in new.enumerated() {
            result.append((byNew[place].map { old[$0] }, element))
            if let before = byNew[place] { appendGone(from: before + 1) }
        }
        return result
    }

    /// Whether the common elements have the same order in both lists.
    var keepsOrder: Bool {
        let places = partner.compactMap { $0 }
        return zip(places, places.dropFirst()).allSatisfy { $0 < $1 }
    }
}
