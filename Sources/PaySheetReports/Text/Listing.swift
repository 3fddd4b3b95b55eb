/// Lists of words.
package enum Listing {
    /// Returns the words with a separator. (`joined` does the same, but its first use needs a runtime lookup that takes as long as
    /// checking a small file.)
    package static func text(_ words: [String], separator: String) -> String {
        var text = words.first ?? ""
        for word in words.dropFirst() { text += separator + word }
        return text
    }
}
