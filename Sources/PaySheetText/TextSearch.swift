/// Searches a text for another text, byte by byte.
///
/// (Embedded Swift has no `_StringProcessing`. One implementation for all systems gives the same results everywhere.)
extension StringProtocol {
    /// Returns the first range of a text, or `nil` if it does not occur. An empty text never occurs.
    package func range(ofText wanted: String) -> Range<Index>? {
        let (own, wanted) = (utf8, wanted.utf8)
        guard let first = wanted.first else { return nil }
        var start = own.startIndex
        while let place = own[start...].firstIndex(of: first) {
            let rest = own[place...]
            if rest.starts(with: wanted) { return place..<own.index(place, offsetBy: wanted.count) }
            start = own.index(after: place)
        }
        return nil
    }

    /// Returns whether a text occurs.
    package func contains(text wanted: String) -> Bool { range(ofText: wanted) != nil }

    /// Returns the last range of a text, or `nil` if it does not occur. The search goes on after each occurrence.
    package func lastRange(ofText wanted: String) -> Range<Index>? {
        var last: Range<Index>?
        var start = startIndex
        while let range = self[start...].range(ofText: wanted) {
            last = range
            start = range.upperBound
        }
        return last
    }

    /// Returns the text with every occurrence of a text replaced.
    package func replacing(text wanted: String, with replacement: String) -> String {
        var result = ""
        var start = startIndex
        while let range = self[start...].range(ofText: wanted) {
            // Cannot trap: the text is searched from the start on.
            result += self[start..<range.lowerBound]
            result += replacement
            start = range.upperBound
        }
        return result + self[start...]
    }
}
