/// A text that a browser, a server or a library shows, and what it means.
package struct ConsoleMessage: Sendable {
    /// The text. A name between per cent signs stands for any text, also the empty one.
    package let text: String
    /// Who shows it.
    package let source: String
    /// The names of the error that it can belong to; none if they say nothing.
    package let errors: [String]
    /// What it can mean, the likeliest first.
    package let causes: [Cause]

    /// One possible cause.
    package struct Cause: Sendable {
        /// What is wrong. A name between per cent signs stands for that part of the text.
        package let what: String
        /// The names of the rules that find it in a document.
        package let rules: [String]
    }

    /// Describes a text.
    ///
    /// - Parameters:
    ///   - errors: Names with spaces between them.
    ///   - causes: The names of rules have spaces between them, too.
    package init(_ text: String, by source: String, errors: String, _ causes: [(what: String, rules: String)]) {
        self.text = text
        self.source = source
        self.errors = errors.split(separator: " ").map { String($0) }
        self.causes = causes.map { Cause(what: $0.what, rules: $0.rules.split(separator: " ").map { String($0) }) }
    }
}

/// The text of a message, taken apart to be compared with others.
struct MessagePattern {
    /// Text and names, in turn; the first is text.
    private let parts: [(text: [UInt8], name: String)]
    /// How many bytes are text.
    let weight: Int

    init(_ template: String) {
        var parts: [(text: [UInt8], name: String)] = []
        let pieces = template.split(separator: "%", omittingEmptySubsequences: false).map { String($0) }
        for place in stride(from: 0, to: pieces.count, by: 2) {
            parts.append((MessagePattern.lowered(pieces[place]), place + 1 < pieces.count ? pieces[place + 1] : ""))
        }
        // A final dot is written or not.
        if let last = parts.last, last.text.last == UInt8(ascii: ".") { parts[parts.count - 1].text.removeLast() }
        self.parts = parts
        weight = parts.reduce(0) { $0 + $1.text.count }
    }

    /// The parts of a text by their names; `nil` if it is another one.
    ///
    /// - Parameters:
    ///   - isCut: The end of the text is missing.
    ///   - isInside: More may come before and behind it.
    func match(_ text: [UInt8], isCut: Bool, isInside: Bool = false) -> [String: String]? {
        let small = text.map(MessagePattern.lowered)
        for start in isInside ? Array(0...max(small.count - weight, 0)) : [0] {
            if let found = match(text, small, from: start, isCut: isCut, isInside: isInside) { return found }
        }
        return nil
    }

    private func match(_ text: [UInt8], _ small: [UInt8], from start: Int, isCut: Bool, isInside: Bool) -> [String: String]? {
        var found: [String: String] = [:]
        var place = start
        for (number, part) in parts.enumerated() {
            let isLast = number == parts.count - 1
            if number == 0 {
                guard MessagePattern.begins(small[place...], part.text, isCut: isCut) else { return nil }
                place = min(place + part.text.count, small.count)
                continue
            }
            let name = parts[number - 1].name
            let end: Int
            if isLast, part.text.isEmpty {
                end = small.count
            } else if isLast, !isInside, !isCut {
                // The rest of the text is the last part, so that a value may contain the same words.
                end = small.count - part.text.count
                guard end >= place, small[end...].elementsEqual(part.text) else { return nil }
            } else if let next = MessagePattern.place(of: part.text, in: small, from: place) {
                end = next
            } else if isCut {
                end = small.count
            } else {
                return nil
            }
            if found[name] == nil { found[name] = String(decoding: text[place..<end], as: UTF8.self) }
            place = min(end + part.text.count, small.count)
        }
        return place == small.count || isInside ? found : nil
    }

    private static func begins(_ text: ArraySlice<UInt8>, _ start: [UInt8], isCut: Bool) -> Bool {
        text.starts(with: start) || isCut && start.starts(with: text)
    }

    private static func place(of part: [UInt8], in text: [UInt8], from start: Int) -> Int? {
        guard !part.isEmpty else { return start }
        guard start + part.count <= text.count else { return nil }
        return (start...text.count - part.count).first { text[$0] == part[0] && text[$0..<$0 + part.count].elementsEqual(part) }
    }

    private static func lowered(_ text: String) -> [UInt8] { text.utf8.map(lowered) }
    private static func lowered(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte }
}
