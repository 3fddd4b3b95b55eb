import PaySheet

/// The bytes of a document that an excerpt must not show.
///
/// Excerpts show names, structure, and the values of known members that are not personal. All other values are hidden, also unknown
/// ones: in a broken text, or in a document of unknown kind.
struct Mask {
    /// The hidden ranges, in the order of the text: contents of strings without their quotes, numbers, words.
    private(set) var ranges: [Range<Int>] = []
    /// Whether they begin and end between characters, and none overlaps another. In a broken text, a value can end inside a character.
    private(set) var isExact = true

    init(_ source: FindingSource) {
        isExact = source.isJSON
        if source.isJSON {
            hideStart(source)
            source.addValues(exceptFor: source.visibleNodes(), to: &ranges)
        } else if source.nodes.isEmpty {
            hideBroken(source)
        } else {
            let visible = source.visibleNodes()
            hideValues(source, source.nodes, end: source.range(of: 0).upperBound) { index, name in
                index == name || visible?.contains(index) == true
            }
        }
    }

    /// What is hidden in some bytes of JSON. The cost does not grow with the values outside of them.
    init(_ source: FindingSource, in part: Range<Int>) {
        hideStart(source)
        source.addValues(exceptFor: source.visibleNodes(in: part), in: part, to: &ranges)
    }

    /// A mask that hides nothing.
    init() {}

    /// A mask that hides some places in any order.
    init(hiding places: [Range<Int>]) {
        ranges = places.merged
        isExact = false
    }

    /// Returns the hidden ranges that overlap a part of the text.
    func ranges(in part: Range<Int>) -> ArraySlice<Range<Int>> { ranges.overlapping(part) }

    /// Returns the index of the first hidden range that ends after a byte.
    func firstRange(endingAfter place: Int) -> Int { ranges.lowerBound { $0.upperBound <= place } }

    // MARK: A document with nodes

    /// Hides what `isShown` does not show. It gets a string or number and the node of its name; a name is its own.
    ///
    /// - Parameter end: The end of the document; what follows is script.
    private mutating func hideValues(
        _ source: FindingSource, _ nodes: [Node], end: Int, _ isShown: (_ index: Int, _ name: Int) -> Bool
    ) {
        let names = Mask.names(nodes)
        var seen = 0
        for (index, node) in nodes.enumerated() {
            let range = node.outerRange.clamped(to: 0..<source.count)
            // Between two tokens there are structure and space, and comments or script in text that is not JSON.
            if index == 0 {
                hideScript(source.padded, 0..<range.lowerBound)
            } else if range.lowerBound > seen {
                hideLoose(source.padded, seen..<range.lowerBound)
            }
            switch node.kind {
            case .object, .array: seen = max(seen, range.lowerBound)
            case .string, .number:
                let isName = names[index] == index
                if isShown(index, names[index]) {
                    let digits = isName ? PersonalText.fewDigits : PersonalText.amountDigits
                    ranges += source.personalParts(of: node, plainDigits: digits, isName: isName)
                } else {
                    hide(node.range)
                }
                seen = max(seen, range.upperBound)
            case .unknown:
                hideLoose(source.padded, range)
                seen = max(seen, range.upperBound)
            default: seen = max(seen, range.upperBound)
            }
        }
        let end = max(seen, end)
        if seen < end { hideLoose(source.padded, seen..<end) }
        if end < source.count { hideScript(source.padded, end..<source.count) }
    }

    /// Between the tokens of JSON there is nothing to hide, but a byte-order mark before them.
    private mutating func hideStart(_ source: FindingSource) {
        hideLoose(source.padded, 0..<source.range(of: 0).lowerBound)
    }

    /// Of each node the name of its member, or of the list that it is in. A name is its own.
    static func names(_ nodes: [Node]) -> [Int] {
        var names = [Int](repeating: -1, count: nodes.count)
        for (index, node) in nodes.enumerated() where node.is(.object) || node.is(.array) {
            var child = index + 1
            while child < Int(node.next) {
                if node.is(.object) {
                    names[child] = child
                    child += 1
                }
                names[child] = names[node.is(.object) ? child - 1 : index]
                child = Int(nodes[child].next)
            }
        }
        return names
    }

    // MARK: A text that no scanner can read to its end

    /// Shows two things alone: the names of members, and what has the syntax of its member, if that is not personal.
    ///
    /// So an amount and a network stay visible, and free text never does, wherever a quote or a bracket is missing.
    private mutating func hideBroken(_ source: FindingSource) {
        let recovered = RecoveringScanner.scan(Array(source.bytes), limits: Limits())
        guard !recovered.parts.isEmpty else { return hideLoose(source.padded, 0..<source.count) }
        // Where a quote is missing, values look like names.
        let certain = recovered.faults.first { !$0.cause.isJavaScript }?.start ?? source.count
        let parts = recovered.parts
        hideValues(source, parts, end: source.count) { index, name in
            guard name >= 0 else { return false }
            let range = parts[index].range
            guard index == name else { return source.isPlain(range, of: parts[name].range) }
            let isName = range.upperBound < certain && Mask.isIdentifier(source.padded, range)
            return source.isMemberName(range)
                || isName && Mask.nextSign(source.padded, parts[index].outerRange.upperBound, source.count) == UInt8(ascii: ":")
        }
    }

    // MARK: Text around the nodes

    /// Hides words: those of comments, and of script that cannot be read.
    private mutating func hideLoose(_ bytes: [UInt8], _ part: Range<Int>) {
        var index = part.lowerBound
        while index < part.upperBound {
            if Mask.isCurlyQuote(bytes, index) {
                // The part can end inside of it: the scanner treats the last byte as the quote.
                index += Mask.curlyQuoteLength
                continue
            }
            guard Mask.isWord(bytes[index]) else {
                index += 1
                continue
            }
            var end = index
            while end < part.upperBound, Mask.isWord(bytes[end]), !Mask.isCurlyQuote(bytes, end) { end += 1 }
            if !Mask.isLanguage(bytes, index..<end) { hide(index..<end) }
            index = end
        }
    }

    /// Hides the comments and texts of the JavaScript around the document, whose names are the developer's.
    private mutating func hideScript(_ bytes: [UInt8], _ part: Range<Int>) {
        var index = part.lowerBound
        while index < part.upperBound {
            if Mask.beginsText(bytes[index]) { return hideLoose(bytes, index..<part.upperBound) }
            var end = index
            while end < part.upperBound, Mask.isWord(bytes[end]), !Mask.isCurlyQuote(bytes, end) { end += 1 }
            let isShort = end - index < 3 && Mask.isDigit(bytes[index])
            if end > index, !isShort, !Mask.isIdentifier(bytes, index..<end) { hide(index..<end) }
            index = max(end, index + 1)
        }
    }

    private mutating func hide(_ range: Range<Int>) {
        if !range.isEmpty { ranges.append(range) }
    }

    /// Returns whether a comment, a text or a regular expression can begin with a byte.
    private static func beginsText(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "/"), UInt8(ascii: "#"), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): true
        default: false
        }
    }

    static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    /// The number of bytes of a typographic quote.
    static let curlyQuoteLength = 3

    /// Returns whether a typographic quote from U+2018 to U+201F begins here.
    static func isCurlyQuote(_ bytes: [UInt8], _ index: Int) -> Bool {
        index + 2 < bytes.count && bytes[index] == 0xE2 && bytes[index + 1] == 0x80 && (0x98...0x9F).contains(bytes[index + 2])
    }

    static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "@"), UInt8(ascii: "%"), 0x80...: true
        default: false
        }
    }

    static func isIdentifier(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
        guard !range.isEmpty, range.count <= 64, bytes[range.lowerBound] > UInt8(ascii: "9") || bytes[range.lowerBound] == UInt8(ascii: "$")
        else { return false }
        return bytes[range].allSatisfy { isWord($0) && $0 < 0x80 && $0 != UInt8(ascii: "@") && $0 != UInt8(ascii: "%") }
            && PersonalText.ranges(in: Array(bytes[range]), plainDigits: PersonalText.fewDigits).isEmpty
    }

    /// Returns the next byte that is not space, or zero.
    static func nextSign(_ bytes: [UInt8], _ end: Int, _ limit: Int) -> UInt8 {
        var index = end
        while index < limit, bytes[index] == 0x20 || bytes[index] == 0x09 || bytes[index] == 0x0A || bytes[index] == 0x0D { index += 1 }
        return index < limit ? bytes[index] : 0
    }

    private static let language: [[UInt8]] = [
        "true", "false", "null", "undefined", "NaN", "Infinity", "const", "let", "var", "new", "Date", "return", "export", "default",
        "module", "exports", "JSON", "parse", "stringify", "ApplePaySession", "PaymentRequest", "window",
    ].map { [UInt8]($0.utf8) }

    static func isLanguage(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
        range.count <= 16 && language.contains { $0.elementsEqual(bytes[range]) }
    }
}
