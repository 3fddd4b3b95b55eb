import PaySheet

/// Suggests corrections of misspelt words.
enum Hints {
    /// Returns the word that differs in a few letters, or else the only one with the same beginning; upper and lower case do not
    /// matter.
    static func nearest(_ word: String, _ candidates: [String]) -> String? {
        let plain = lowered(word)
        guard !plain.isEmpty, plain.count <= 64 else { return nil }
        var best: (word: String, distance: Int)?
        for candidate in candidates {
            let other = lowered(candidate)
            let distance = NearNames.distance(plain, other)
            guard distance <= max(1, min(plain.count, other.count) / 3), distance < best.map({ $0.distance }) ?? .max else { continue }
            best = (candidate, distance)
        }
        return best?.word ?? unfinished(plain, candidates)
    }

    /// Returns the only word with this beginning.
    private static func unfinished(_ plain: [UInt8], _ candidates: [String]) -> String? {
        let longer = Set(candidates.filter { plain.count > 2 && lowered($0).starts(with: plain) })
        return longer.count == 1 ? longer.first : nil
    }

    private static func lowered(_ word: String) -> [UInt8] { word.utf8.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 } }
}
