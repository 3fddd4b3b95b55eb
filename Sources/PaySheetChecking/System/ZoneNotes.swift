/// What an embedder knows about a time zone at a moment.
package enum ZoneAnswer: Sendable, Hashable {
    /// The seconds east of UTC.
    case offset(Int)
    /// There is no such zone.
    case unknown
    /// The embedder has no table of zones.
    case notChecked
}

/// Looks zones up, and notes those that were not checked.
package final class ZoneNotes: @unchecked Sendable {
    package typealias Lookup = @Sendable (_ zone: String, _ seconds: Int64) -> ZoneAnswer

    private let lookup: Lookup
    /// The zones that were not checked, each once.
    package private(set) var notChecked: [String] = []

    package init(_ lookup: @escaping Lookup) { self.lookup = lookup }

    /// Returns the seconds east of UTC, or `nil` if they are not known. A request is answered on one thread.
    package func offset(_ zone: String, _ seconds: Int64) -> Int? {
        switch lookup(zone, seconds) {
        case .offset(let offset): return offset
        case .unknown: return nil
        case .notChecked:
            if !notChecked.contains(zone) { notChecked.append(zone) }
            return nil
        }
    }
}
