import PaySheet

/// What excerpts of a file hide, if a document is a part of the file.
///
/// They show code. Of literals they show two: names of members of the document, and values that a report may contain. So neither the
/// expression that makes a personal value matters, nor its place in the line.
struct OriginMask {
    private let literals: [Range<Int>]
    private let shown: [Range<Int>]
    private let hidden: [Range<Int>]

    init(_ source: FindingSource, of origin: TextOrigin) {
        literals = origin.file.literals
        let nodes = source.nodes
        let names = Mask.names(nodes)
        let visible = source.visibleNodes()
        var (shown, hidden): ([Range<Int>], [Range<Int>]) = ([], [])
        for (index, node) in nodes.enumerated() where node.isString || node.is(.number) {
            let place = origin.range(node.range)
            let isName = names[index] == index
            let digits = isName ? PersonalText.fewDigits : visible?.plainDigits(of: index) ?? 0
            if digits > 0, !source.personalParts(of: node, plainDigits: digits).isEmpty {
                hidden.append(place)
            } else if isName {
                // The place of members that only the program knows is their expression.
                if index + 1 < nodes.count, !nodes[index + 1].is(.spread) { shown.append(place) }
            } else if digits > 0 {
                shown.append(place)
            } else {
                hidden.append(place)
            }
        }
        self.shown = shown.merged
        self.hidden = hidden.merged
    }

    /// Returns what is hidden in a part of the file. The cost does not grow with the rest of it.
    func mask(in part: Range<Int>) -> Mask {
        let unknown = literals.overlapping(part).filter { literal in
            !shown.overlapping(literal).contains { $0.lowerBound <= literal.lowerBound && literal.upperBound <= $0.upperBound }
        }
        return Mask(hiding: unknown + hidden.overlapping(part))
    }
}

extension [Range<Int>] {
    /// The same places in their order. Those that overlap are one.
    var merged: [Range<Int>] {
        var merged: [Range<Int>] = []
        for place in inOrder(of: { $0.lowerBound }) where !place.isEmpty {
            if let last = merged.last, place.lowerBound < last.upperBound {
                // Cannot trap: the upper end is at least that of the last place.
                merged[merged.count - 1] = last.lowerBound..<Swift.max(last.upperBound, place.upperBound)
            } else {
                merged.append(place)
            }
        }
        return merged
    }

    /// Returns the places that overlap a part. They are in their order, and none overlaps another.
    func overlapping(_ part: Range<Int>) -> ArraySlice<Range<Int>> {
        let first = lowerBound { $0.upperBound <= part.lowerBound }
        return self[first..<Swift.max(lowerBound { $0.lowerBound < part.upperBound }, first)]
    }
}
