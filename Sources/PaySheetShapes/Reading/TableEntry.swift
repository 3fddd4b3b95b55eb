/// One entry of a table, `NAME (ATTRIBUTE, ATTRIBUTE): SENTENCE.`, with everything below it. The brackets and the sentence can be missing.
///
/// Each part is taken once. What nothing takes is a fault.
struct TableEntry {
    /// The index of the line.
    let line: Int
    let name: String
    private var attributes: [Substring] = []
    /// What follows the colon.
    private var sentence: Substring
    /// The lines of text below.
    private var prose: ArraySlice<Line> = []
    /// The entries below.
    private(set) var entries: [TableEntry] = []

    // MARK: Lines

    /// A line without the mark of an entry, and the level of this mark.
    typealias Line = (level: Int?, text: Substring)

    private static let marks = ["# ", "## ", "- ", "  - "]

    /// Splits a text into its lines.
    static func lines(of text: String) -> [Line] {
        text.utf8.split(separator: UInt8(ascii: "\n")).map { line in
            let level = marks.firstIndex { line.starts(with: $0.utf8) }
            return (level, Substring(line.dropFirst(level.map { marks[$0].utf8.count } ?? 0)))
        }
    }

    /// Reads the next entries that are below a level, and moves to the line after them.
    static func entries(in lines: [Line], from next: inout Int, below level: Int = -1) throws(TableFault) -> [TableEntry] {
        var entries: [TableEntry] = []
        while next < lines.count, let inner = lines[next].level, inner > level {
            var entry = try TableEntry(lines[next].text, next)
            guard !entries.contains(where: { $0.name == entry.name }) else {
                throw TableFault(next, "`\(entry.name)` is here twice; remove one of them")
            }
            entry.prose = lines[(next + 1)...].prefix { $0.level == nil }
            next = entry.prose.endIndex
            entry.entries = try TableEntry.entries(in: lines, from: &next, below: inner)
            entries.append(entry)
        }
        return entries
    }

    private init(_ text: Substring, _ line: Int) throws(TableFault) {
        self.line = line
        let bytes = text.utf8
        var end = bytes.firstIndex(of: UInt8(ascii: " ")) ?? bytes.endIndex
        if text[..<end].hasSuffix(":") { bytes.formIndex(before: &end) }
        name = String(text[..<end])
        if text[end...].hasPrefix(" (") {
            // Commas inside further brackets and backticks separate nothing.
            var (depth, isCode, start) = (0, false, end)
            repeat {
                bytes.formIndex(after: &end)
                guard end < bytes.endIndex else { throw TableFault(line, "a bracket or a backtick is not closed; close it") }
                switch bytes[end] {
                case UInt8(ascii: "`"): isCode.toggle()
                case UInt8(ascii: "(") where !isCode: depth += 1
                case UInt8(ascii: ")") where !isCode: depth -= 1
                default: break
                }
                if depth == 0 || depth == 1 && !isCode && bytes[end] == UInt8(ascii: ",") {
                    attributes.append(text[start..<end].dropFirst(2))
                    start = end
                }
            } while depth > 0
            bytes.formIndex(after: &end)
        }
        let rest = text[end...]
        sentence = rest.hasPrefix(": ") ? rest.dropFirst(2) : ""
        guard !name.isEmpty, rest.isEmpty || !sentence.isEmpty else {
            throw TableFault(line, "this is not `NAME (ATTRIBUTE, ATTRIBUTE): SENTENCE.`; write that")
        }
    }

    // MARK: Attributes

    /// Takes the first attribute.
    mutating func takeFirst() -> Substring { attributes.isEmpty ? "" : attributes.removeFirst() }

    /// Takes all attributes.
    mutating func takeNames() -> [String] {
        defer { attributes = [] }
        return attributes.map { String($0) }
    }

    /// Takes who can use the Swift type.
    mutating func takeUse() -> TypeUse {
        takeWord("package only") ? .package : take("in ").map { .module($0) } ?? .everyone
    }

    /// Takes a word, and returns whether it is there.
    mutating func takeWord(_ word: Substring) -> Bool {
        guard let index = attributes.firstIndex(of: word) else { return false }
        attributes.remove(at: index)
        return true
    }

    /// Takes the attribute that begins and ends with texts, and returns what is between them.
    mutating func take(_ start: String, _ end: String = "") -> String? {
        guard let index = attributes.firstIndex(where: { $0.hasPrefix(start) && $0.hasSuffix(end) }) else { return nil }
        return String(attributes.remove(at: index).dropFirst(start.utf8.count).dropLast(end.utf8.count))
    }

    /// Takes the name in Swift.
    mutating func takeSwiftName() -> String { take("as ") ?? name }

    /// Takes the attribute that says which systems support something.
    mutating func takeAvailability() throws(TableFault) -> Availability? {
        if let version = take("since version ") {
            guard let number = Int(version) else { throw TableFault(line, "`\(version)` is not a version; write a whole number") }
            return .version(number)
        }
        if let feature = take("feature ", ")") {
            let parts = feature.split(separator: " ", maxSplits: 1)
            guard parts.count == 2, parts[1].hasPrefix("(") else { throw TableFault(line, "no systems; write `feature NAME (SYSTEMS)`") }
            return .feature(String(parts[0]), systems: String(parts[1].dropFirst()))
        }
        return take("since (", ")").map { .system($0) } ?? take("WebKit only (", ")").map { .engineOnly($0) }
            ?? take("announced (", ")").map { .announced($0) } ?? take("deprecated (", ")").map { .deprecated($0) }
            ?? take("removed (", ")").map { .removed($0) }
    }

    /// What ``takeAvailability()`` knows.
    static let availabilities =
        "since version NUMBER, since (SYSTEMS), feature NAME (SYSTEMS), WebKit only (SYSTEMS), announced (SYSTEMS), "
        + "deprecated (ADVICE), removed (ADVICE)"

    // MARK: Text

    /// Takes what follows the colon.
    mutating func takeText() -> String {
        defer { sentence = "" }
        return String(sentence)
    }

    /// Takes the sentence that follows the colon.
    mutating func takeSentence() throws(TableFault) -> String {
        guard sentence.hasSuffix(".") else {
            throw TableFault(line, "no description of `\(name)`; write `: SENTENCE.` at the end of the line")
        }
        return takeText()
    }

    /// Takes the description, which is the first line below.
    mutating func takeSummary() throws(TableFault) -> String {
        guard let text = prose.popFirst()?.text, text.hasSuffix(".") else {
            throw TableFault(line, "no description of `\(name)`; write a sentence with a full stop into the next line")
        }
        return String(text)
    }

    /// Takes the link, which is the line below the description.
    mutating func takeLink() throws(TableFault) -> String {
        guard let text = prose.popFirst()?.text, text.hasPrefix("https://") else {
            throw TableFault(line, "no link for `\(name)`; write the address of its documentation below the description")
        }
        return String(text)
    }

    /// Takes the entries below.
    mutating func takeEntries() -> [TableEntry] {
        defer { entries = [] }
        return entries
    }

    /// Checks that everything was taken.
    func end(_ known: String = "") throws(TableFault) {
        if let attribute = attributes.first {
            let remedy = known.isEmpty ? "remove it" : "remove it, or write one of: \(known)"
            throw TableFault(line, "unknown or repeated attribute `\(attribute)`; \(remedy)")
        }
        if !sentence.isEmpty { throw TableFault(line, "unexpected text after `\(name)`; remove it") }
        if !prose.isEmpty { throw TableFault(prose.startIndex, "unexpected text below `\(name)`; remove it") }
        if let entry = entries.first { throw TableFault(entry.line, "unexpected entry below `\(name)`; remove it") }
    }
}
