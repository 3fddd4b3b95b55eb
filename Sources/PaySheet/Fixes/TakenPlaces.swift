/// The places of a text that changes have taken, so that no two of them touch.
struct TakenPlaces {
    /// In the order of the text; none touches another.
    private var places: [Range<Int>] = []

    /// Takes the places of a change, or none of them where one touches what is taken: two changes that touch leave their order open.
    mutating func add(_ edits: [Fix.TextEdit]) -> Bool {
        guard edits.allSatisfy({ isFree($0) }) else { return false }
        // As one, where the places of one change touch each other.
        for edit in edits {
            let place = first(from: edit.start)
            if place < places.count, places[place].lowerBound <= edit.end {
                let known = places[place]
                // Cannot trap: the known place is a range, and this one contains it.
                places[place] = min(known.lowerBound, edit.start)..<max(known.upperBound, edit.end)
            } else {
                places.insert(edit.start..<max(edit.end, edit.start), at: place)
            }
        }
        return true
    }

    private func isFree(_ edit: Fix.TextEdit) -> Bool {
        let place = first(from: edit.start)
        return place == places.count || places[place].lowerBound > edit.end
    }

    /// The first place that ends at an offset or behind it.
    private func first(from offset: Int) -> Int { places.lowerBound { $0.upperBound < offset } }
}
