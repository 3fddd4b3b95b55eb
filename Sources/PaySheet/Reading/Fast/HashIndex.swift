/// Indices of a list, found by a hash of the elements. The table is open with eight bytes per slot, because a large archive can have
/// one for each merchant.
package struct HashIndex: Sendable {
    private struct Slot: Sendable {
        var hash: UInt32
        /// One more than the place; 0: nothing.
        var placeAndOne: UInt32

        static let free = Slot(hash: 0, placeAndOne: 0)
        var isFree: Bool { placeAndOne == 0 }
        var place: Int { Int(placeAndOne) - 1 }
    }

    /// As many as a power of two.
    private var slots: [Slot] = []
    private var count = 0

    package init() {}

    private func home(_ hash: UInt32) -> Int { Int(truncatingIfNeeded: hash) & (slots.count - 1) }
    private func after(_ slot: Int) -> Int { (slot + 1) & (slots.count - 1) }

    /// The place with a hash of which the caller says that it is the one.
    package func place(_ hash: UInt32, where isIt: (Int) -> Bool) -> Int? {
        guard !slots.isEmpty else { return nil }
        var slot = home(hash)
        while !slots[slot].isFree {
            if slots[slot].hash == hash, isIt(slots[slot].place) { return slots[slot].place }
            slot = after(slot)
        }
        return nil
    }

    /// Takes in a place that is not there yet.
    package mutating func insert(_ place: Int, _ hash: UInt32) {
        if count * 4 >= slots.count * 3 { grow() }
        put(Slot(hash: hash, placeAndOne: UInt32(truncatingIfNeeded: place + 1)))
        count += 1
    }

    /// Another place stands for the same thing from now on.
    package mutating func replace(_ place: Int, with other: Int, _ hash: UInt32) {
        guard let slot = slot(of: place, hash) else { return }
        slots[slot].placeAndOne = UInt32(truncatingIfNeeded: other + 1)
    }

    /// Takes a place out, if it is there.
    package mutating func remove(_ place: Int, _ hash: UInt32) {
        guard var hole = slot(of: place, hash) else { return }
        // A search must still reach all entries after the hole.
        var next = after(hole)
        while !slots[next].isFree {
            let mask = slots.count - 1
            if (next - home(slots[next].hash)) & mask >= (next - hole) & mask {
                slots[hole] = slots[next]
                hole = next
            }
            next = after(next)
        }
        slots[hole] = .free
        count -= 1
    }

    private func slot(of place: Int, _ hash: UInt32) -> Int? {
        guard !slots.isEmpty else { return nil }
        var slot = home(hash)
        while !slots[slot].isFree {
            if slots[slot].place == place { return slot }
            slot = after(slot)
        }
        return nil
    }

    private mutating func put(_ entry: Slot) {
        var slot = home(entry.hash)
        while !slots[slot].isFree { slot = after(slot) }
        slots[slot] = entry
    }

    private mutating func grow() {
        let before = slots
        slots = [Slot](repeating: .free, count: Swift.max(before.count * 2, 16))
        for entry in before where !entry.isFree { put(entry) }
    }
}
