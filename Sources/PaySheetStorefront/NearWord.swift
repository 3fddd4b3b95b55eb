import PaySheet

/// Finds the word of a list that was probably meant.
package enum NearWord {
    /// Returns a word that differs in style only, or in a few letters; `nil` if none is near.
    package static func nearest(_ word: String, _ candidates: [String]) -> String? {
        let plain = Letters.squeezed(word)
        guard plain.count > 1, plain.count <= 64 else { return nil }
        var best: (word: String, distance: Int)?
        for candidate in candidates {
            let other = Letters.squeezed(candidate)
            if other == plain { return candidate }
            let distance = NearNames.distance(plain, other)
            guard distance <= max(1, min(plain.count, other.count) / 3), distance < best.map({ $0.distance }) ?? .max else { continue }
            best = (candidate, distance)
        }
        return best?.word
    }
}
