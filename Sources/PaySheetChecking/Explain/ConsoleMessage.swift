/// A text that a browser, a server, a tool or a library shows, and what it means.
package struct ConsoleMessage: Sendable {
    /// The text. A name between per cent signs stands for any text, also the empty one.
    package let text: String
    /// Other spellings of the text with the same causes.
    package let spellings: [String]
    /// Who shows it.
    package let source: String
    /// The names of the error that it can belong to; none if they say nothing.
    package let errors: [String]
    /// What it can mean, the likeliest first.
    package let causes: [Cause]
    /// The page in `Docs` that goes on, with the heading behind `#`; `nil` if there is none.
    package let page: String?
    /// How sure the text and its first cause are; `nil` if the table does not say it.
    package let certainty: Certainty?
    /// When the text counts.
    package let marks: Marks

    /// The text and its spellings, ready to be compared.
    let patterns: [MessagePattern]

    /// One possible cause.
    package struct Cause: Sendable {
        /// What is wrong. A name between per cent signs stands for that part of the text.
        package let what: String
        /// The names of the rules that find it in a document.
        package let rules: [String]
        /// What to do about it; `nil` if the cause says it.
        package fileprivate(set) var remedy: String?
    }

    /// Conditions on the place of a text in a paste.
    package struct Marks: OptionSet, Sendable {
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The text counts inside other text even if it is short.
        package static let core = Marks(rawValue: 1)
        /// The text counts only as a whole line.
        package static let whole = Marks(rawValue: 2)
        /// Upper and lower case matter.
        package static let cased = Marks(rawValue: 4)
        /// The text is a list of words.
        package static let words = Marks(rawValue: 8)
        /// The text counts only if no other text is there.
        package static let wrapper = Marks(rawValue: 16)

        /// The marks by their names in the tables.
        private static let names: [(name: String, mark: Marks)] = [
            ("core", .core), ("whole", .whole), ("case", .cased), ("words", .words), ("wrapper", .wrapper),
        ]

        /// Returns the mark with a name; an unknown name is none.
        package static func named(_ name: String) -> Marks { names.first { $0.name == name }?.mark ?? [] }
    }

    /// Reads a block of a file with texts.
    private init?(_ lines: ArraySlice<Substring.UTF8View>) {
        let lines = lines.map { String(Substring($0)) }
        guard lines.count > 2 else { return nil }
        let head = lines[0].utf8.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
            .map { String(Substring($0)).utf8.split(separator: 0x20).map { String(Substring($0)) } }
        source = head[0].joined(separator: " ")
        errors = head.count > 1 ? head[1] : []
        marks = head.count > 2 ? Marks(head[2].map { Marks.named($0) }) : []
        text = lines[1]
        var (spellings, causes): ([String], [Cause]) = ([], [])
        var (page, certainty): (String?, Certainty?) = (nil, nil)
        for line in lines.dropFirst(2) {
            let content = String(Substring(line.utf8.dropFirst(2)))
            switch line.utf8.first {
            case UInt8(ascii: "~"): spellings.append(content)
            case UInt8(ascii: "="): if !causes.isEmpty { causes[causes.count - 1].remedy = content }
            case UInt8(ascii: ">"): page = content
            case UInt8(ascii: "?"): certainty = Certainty(content)
            default: causes.append(Cause(content))
            }
        }
        (self.spellings, self.causes, self.page, self.certainty) = (spellings, causes, page, certainty)
        let marks = marks
        let name = errors == [text] ? text : nil
        patterns = ([text] + spellings).map { MessagePattern($0, marks, isErrorName: $0 == name) }
    }

    /// Every text that is known about Apple Pay on the web, of browsers first.
    package static let applePay = all(in: blocks) + all(in: printedBlocks)
    /// Every text that is known of the SDKs of payment providers.
    package static let providers = all(in: providerBlocks)

    private static func all(in blocks: String) -> [ConsoleMessage] {
        blocks.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
            .split { $0.isEmpty }.compactMap { ConsoleMessage($0) }
    }
}

extension ConsoleMessage.Cause {
    /// Reads a cause with the rules in brackets behind it.
    fileprivate init(_ line: String) {
        let bytes = line.utf8
        guard bytes.last == UInt8(ascii: "]"), let bracket = bytes.lastIndex(of: UInt8(ascii: "[")) else {
            self.init(what: line, rules: [])
            return
        }
        let rules = bytes[bytes.index(after: bracket)...].dropLast().split(separator: 0x20).map { String(Substring($0)) }
        var what = bytes[..<bracket]
        while what.last == 0x20 { what.removeLast() }
        self.init(what: String(Substring(what)), rules: rules)
    }
}
