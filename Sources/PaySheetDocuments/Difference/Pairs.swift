/// Two lists whose elements belong together: found by one test after another, each element once.
struct Pairs<Element> {
    private let old: [Element]
    private let new: [Element]
    /// For each old element the new one.
    private var partner: [Int?]
    private var isTaken: [Bool]

    init(_ old: [Element], _ new: [Element], by areSame: (Element, Element) -> Bool) {
        self.old = old
        self.new = new
        partner = [Int?](repeating: nil, count: old.count)
        isTaken = [Bool](repeating: false, count: new.count)
        pair(by: areSame)
    }

    /// Pairs what is left, in the order of the old list.
    mutating func pair(by areSame: (Element, Element) -> Bool) {
        for (place, element) in old.enumerated() where partner[place] == nil {
            // Nothing of thousands of hostile elements is worth more than this many comparisons.
            guard let other = new.indices.prefix(Pairs.mostCompared).first(where: { !isTaken[$0] && areSame(element, new[$0]) }) else {
                continue
            }
            partner[place] = other
            isTaken[other] = true
        }
    }

    private static var mostCompared: Int { 2000 }

    /// The pairs in the order of the new list; what is gone stands behind its neighbour of before.
    var inOrder: [(old: Element?, new: Element?)] {
        var result: [(old: Element?, new: Element?)] = []
        var byNew = [Int?](repeating: nil, count: new.count)
        for (place, other) in partner.enumerated() { if let other { byNew[other] = place } }
        var isListed = [Bool](repeating: false, count: old.count)
        func appendGone(from start: Int) {
            var place = start
            while place < old.count, partner[place] == nil {
                if !isListed[place] { result.append((old[place], nil)) }
                isListed[place] = true
                place += 1
            }
        }
        appendGone(from: 0)
        for (place, element) in new.enumerated() {
            result.append((byNew[place].map { old[$0] }, element))
            if let before = byNew[place] { appendGone(from: before + 1) }
        }
        return result
    }

    /// What both lists have stands in one order.
    var keepsOrder: Bool {
        let places = partner.compactMap { $0 }
        return zip(places, places.dropFirst()).allSatisfy { $0 < $1 }
    }
}
