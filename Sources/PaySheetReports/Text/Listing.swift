/// Words in a row.
package enum Listing {
    /// The words with a sign between them. (`joined` says the same, but a process takes as long to look up how it goes through a list
    /// as to check a small file.)
    package static func text(_ words: [String], separator: String) -> String {
        var text = words.first ?? ""
        for word in words.dropFirst() { text += separator + word }
        return text
    }
}
