/// What documents have required that were read before: most require what one of those did, for the same reasons.
struct RequirementCache: Sendable {
    /// Each at the place that its summary gives it; empty before the first.
    private var entries: [Entry] = []

    private struct Entry: Sendable {
        /// The dictionary at the root; below zero: nothing is kept here.
        var shape = -1
        var summary = RequirementSummary()
        var requirements = Requirements(apiVersion: 1, features: [], because: [])
    }

    private static let capacity = 256

    /// What is noted of a document, which is put into words where no other has required the same.
    mutating func requirements(_ notes: inout RequirementNotes, of shape: Int, _ source: FindingSource) -> Requirements {
        guard notes.hasReasons else { return notes.requirements(.empty) }
        var summary = RequirementSummary()
        notes.write(to: &summary)
        let place = Int(truncatingIfNeeded: (summary.hash ^ UInt64(truncatingIfNeeded: shape)) % UInt64(RequirementCache.capacity))
        if !entries.isEmpty, entries[place].shape == shape, entries[place].summary.isSame(as: summary) {
            return entries[place].requirements
        }
        let requirements = notes.requirements(source)
        if summary.isExact {
            if entries.isEmpty { entries = [Entry](repeating: Entry(), count: RequirementCache.capacity) }
            entries[place] = Entry(shape: shape, summary: summary, requirements: requirements)
        }
        return requirements
    }
}
