/// What is noted on the way through a document: numbers and nodes, no text.
package struct RequirementNotes: Sendable {
    private(set) var version = 1
    private(set) var features: UInt64 = 0
    private var versionReasons = ReasonList()
    private var featureReasons = ReasonList()

    package init() {}

    mutating func add(version: Int, at node: Int, _ way: RequirementPath) {
        guard version > 1, version >= self.version else { return }
        if version > self.version {
            self.version = version
            versionReasons.clear()
        }
        if versionReasons.count < Requirements.maximumReasons { versionReasons.add(Reason(node: node, way: way, feature: 0)) }
    }

    /// Adds a feature counted from 1; 0 is none.
    mutating func add(feature: Int, at node: Int, _ way: RequirementPath) {
        guard feature > 0 else { return }
        features |= 1 << UInt64(feature - 1)
        if featureReasons.count < Requirements.maximumReasons { featureReasons.add(Reason(node: node, way: way, feature: feature)) }
    }

    /// Makes room for the notes about another document.
    mutating func clear() {
        version = 1
        features = 0
        versionReasons.clear()
        featureReasons.clear()
    }

    /// The features with the first node that needs each, in the order of the text.
    var needs: [(feature: ApplePayFeature, node: Int)] {
        var (needs, seen) = ([(feature: ApplePayFeature, node: Int)](), UInt64(0))
        var reasons = featureReasons
        reasons.sort(keeping: Requirements.maximumReasons)
        for place in 0..<reasons.count {
            let reason = reasons[place]
            let bit: UInt64 = 1 << UInt64(reason.feature - 1)
            if seen & bit == 0 { needs.append((ApplePayFeature.all[reason.feature - 1], reason.node)) }
            seen |= bit
        }
        return needs
    }

    /// Nothing counts: every version will do.
    var hasReasons: Bool { versionReasons.count > 0 || featureReasons.count > 0 }

    /// Makes one list of both, of every node once, in the order of the text.
    private mutating func putInOrder() {
        for place in 0..<featureReasons.count where !versionReasons.contains(featureReasons[place].node) {
            versionReasons.add(featureReasons[place])
        }
        featureReasons.clear()
        versionReasons.sort(keeping: Requirements.maximumReasons)
    }

    func requirements(_ source: FindingSource) -> Requirements {
        let all = ApplePayFeature.all
        let names = all.indices.filter { features & (1 << UInt64($0)) != 0 }.map { all[$0] }
        var notes = self
        notes.putInOrder()
        let reasons = notes.versionReasons
        return Requirements(
            apiVersion: version, features: names, because: (0..<reasons.count).map { source.pointer(to: reasons[$0].node) })
    }

    /// Writes what ``requirements(_:)`` would say in a form of its own.
    package mutating func write(to summary: inout RequirementSummary) {
        summary.add(UInt64(truncatingIfNeeded: version))
        guard hasReasons else { return }
        summary.add(features)
        putInOrder()
        for place in 0..<versionReasons.count { summary.add(versionReasons[place].way) }
    }
}

/// A node that needs something.
private struct Reason: Sendable {
    let node: Int
    let way: RequirementPath
    /// The place of the feature from 1; 0 if the node needs a version.
    let feature: Int
}

/// A few reasons. The storage is kept when it is cleared, at no cost.
private struct ReasonList: Sendable {
    private var storage: [Reason] = []
    private(set) var count = 0

    subscript(place: Int) -> Reason { storage[place] }

    mutating func add(_ reason: Reason) {
        if count < storage.count { storage[count] = reason } else { storage.append(reason) }
        count &+= 1
    }

    mutating func clear() { count = 0 }

    func contains(_ node: Int) -> Bool {
        (0..<count).contains { storage[$0].node == node }
    }

    /// Sorts them by the text, and keeps only a limited number. (There are few, mostly in order.)
    mutating func sort(keeping most: Int) {
        for end in 0..<count {
            var place = end
            while place > 0, storage[place &- 1].node > storage[place].node {
                storage.swapAt(place &- 1, place)
                place &-= 1
            }
        }
        count = min(count, most)
    }
}
