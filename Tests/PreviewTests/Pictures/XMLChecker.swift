/// Reads markup as a strict XML parser would, as far as these pictures go: elements, attributes, references, comments.
struct XMLChecker {
    private(set) var fault: String?
    private(set) var elements: [String] = []
    private(set) var attributes: [String] = []

    init(_ text: String) {
        var open: [String] = []
        var rest = Substring(text)
        while fault == nil, let mark = rest.firstIndex(of: "<") {
            checkText(rest[..<mark], isInside: !open.isEmpty)
            rest = rest[mark...]
            if rest.hasPrefix("<!--") {
                guard let end = rest.dropFirst(4).range(of: "-->") else {
                    fail("open comment")
                    return
                }
                rest = rest[end.upperBound...]
                continue
            }
            guard let end = rest.firstIndex(of: ">") else {
                fail("open tag")
                return
            }
            var tag = rest[rest.index(after: rest.startIndex)..<end]
            rest = rest[rest.index(after: end)...]
            if tag.first == "/" {
                guard let last = open.popLast(), last == tag.dropFirst() else {
                    fail("</\(tag.dropFirst())> closes nothing")
                    return
                }
                continue
            }
            let isEmpty = tag.last == "/"
            if isEmpty { tag = tag.dropLast() }
            let name = String(tag.prefix { $0 != " " })
            elements.append(name)
            if !isEmpty { open.append(name) }
            readAttributes(tag.dropFirst(name.count))
        }
        if fault == nil, !open.isEmpty { fail("\(open) stay open") }
        checkText(rest, isInside: false)
    }

    private mutating func fail(_ fault: String) { self.fault = self.fault ?? fault }

    private mutating func readAttributes(_ text: Substring) {
        var rest = text.drop { $0 == " " }
        while !rest.isEmpty {
            let name = rest.prefix { $0 != "=" }
            rest = rest.dropFirst(name.count)
            guard rest.hasPrefix("=\""), let end = rest.dropFirst(2).firstIndex(of: "\"") else { return fail("attribute \(name)") }
            attributes.append(String(name))
            checkText(rest.dropFirst(2)[..<end], isInside: true)
            rest = rest[rest.index(after: end)...].drop { $0 == " " }
        }
    }

    private mutating func checkText(_ text: Substring, isInside: Bool) {
        if !isInside, text.contains(where: { !$0.isWhitespace }) { fail("text outside: \(text)") }
        for scalar in text.unicodeScalars where scalar.value < 0x20 && scalar != "\n" { fail("control character \(scalar.value)") }
        for part in text.split(separator: "&", omittingEmptySubsequences: false).dropFirst() {
            let name = part.prefix { $0 != ";" }
            if !["amp", "lt", "gt", "quot", "#39"].contains(name) { fail("reference &\(name)") }
        }
    }
}

extension Substring {
    /// Where a text first occurs.
    func range(of text: String) -> Range<Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
            start = index(after: start)
        }
        return nil
    }
}
