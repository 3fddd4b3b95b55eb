/// Where each known member was met last. Storage is needed only once one is repeated.
struct LatestPlaces {
    private var met: UInt64 = 0
    private var places: [Int] = []

    /// Notes a member that is about to be added. Returns the place of the same member before it.
    mutating func replace(_ slot: Int, _ layout: [UnknownMembers.Entry]) -> Int? {
        guard slot >= 0 else { return nil }
        let bit: UInt64 = 1 << UInt64(slot)
        let isRepeated = met & bit != 0
        met |= bit
        if isRepeated, places.isEmpty {
            places = [Int](repeating: 0, count: UInt64.bitWidth)
            for (place, entry) in layout.enumerated() where entry.slot >= 0 { places[entry.slot] = place }
        }
        guard !places.isEmpty else { return nil }
        let before = places[slot]
        places[slot] = layout.count
        return isRepeated ? before : nil
    }
}
