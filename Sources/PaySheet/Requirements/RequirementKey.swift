/// What a document requires, as a key of a ``Cache``: most documents require what an earlier one did, for the same reasons.
struct RequirementKey: CacheKey {
    /// The dictionary at the root.
    let shape: Int
    let summary: RequirementSummary

    var hash: UInt64 { summary.hash ^ UInt64(truncatingIfNeeded: shape) }

    static func == (one: RequirementKey, other: RequirementKey) -> Bool {
        one.shape == other.shape && one.summary.isSame(as: other.summary)
    }
}

extension Cache where Key == RequirementKey, Value == Requirements {
    /// The requirements of a document, put into words only if no other has had the same.
    mutating func requirements(_ notes: inout RequirementNotes, of shape: Int, _ source: FindingSource) -> Requirements {
        guard notes.hasReasons else { return notes.requirements(.empty) }
        var summary = RequirementSummary()
        notes.write(to: &summary)
        let key = RequirementKey(shape: shape, summary: summary)
        if let known = self[key] { return known }
        let requirements = notes.requirements(source)
        if summary.isExact { keep(requirements, for: key) }
        return requirements
    }
}
