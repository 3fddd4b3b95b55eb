import PaySheet

/// Suggests corrections of misspelt words.
package enum Hints {
    /// Returns the word that differs in a few letters, or else the only one with the same beginning; upper and lower case do not
    /// matter.
    package static func nearest(_ word: String, _ candidates: [String]) -> String? {
        NearNames.nearest(word, candidates, comparing: lowered) ?? unfinished(lowered(word), candidates)
    }

    /// Returns the only word with this beginning.
    private static func unfinished(_ plain: [UInt8], _ candidates: [String]) -> String? {
        let longer = Set(candidates.filter { plain.count > 2 && lowered($0).starts(with: plain) })
        return longer.count == 1 ? longer.first : nil
    }

    private static func lowered(_ word: String) -> [UInt8] { ASCII.lowerCased(word.utf8) }
}
