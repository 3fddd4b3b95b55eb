import PaySheet

/// Suggests corrections of misspelt words.
package enum Hints {
    /// Returns the word that differs in a few letters, or else the only one with the same beginning; upper and lower case do not
    /// matter.
    package static func nearest(_ word: String, _ candidates: [String]) -> String? {
        NearNames.nearest(word, candidates, comparing: lowered) ?? unfinished(lowered(word), candidates)
    }

    /// The error for a kind that is not known. It suggests the nearest one; without one, it lists those with the same beginning, or all.
    package static func unknownKind(_ name: String, among known: [String], otherwise: String? = nil) -> UsageError {
        let longer = begun(lowered(name), known)
        let near = nearest(name, known) ?? (longer.isEmpty ? otherwise : nil)
        let list = "; known are " + (longer.isEmpty ? known : longer).joined(separator: ", ")
        return UsageError("unknown kind \"" + name + "\"" + (near == nil ? list : ""), near: near)
    }

    /// Returns the only word with this beginning.
    private static func unfinished(_ plain: [UInt8], _ candidates: [String]) -> String? {
        let longer = Set(begun(plain, candidates))
        return longer.count == 1 ? longer.first : nil
    }

    private static func begun(_ plain: [UInt8], _ candidates: [String]) -> [String] {
        candidates.filter { plain.count > 2 && lowered($0).starts(with: plain) }
    }

    private static func lowered(_ word: String) -> [UInt8] { ASCII.lowerCased(word.utf8) }
}
