/// Reads the lines of a card from top to bottom and checks them.
struct CardReader {
    let path: String
    private let lines: [String]
    /// The index of the next line.
    private var next = 0

    /// The keys before the title, and the words that they take; empty: any text.
    private static let keys: [(name: String, words: [String])] = [
        ("severity", ["error", "warning", "info"]), ("group", ["compatible", "advice"]), ("scope", ["flow", "files"]), ("since", []),
        ("sources", []), ("origin", []), ("link", []), ("type", []), ("adds", []),
    ]

    init(_ path: String, _ text: String) {
        self.path = path
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    }

    private func fault(_ message: String) -> SourceFault { SourceFault(path, min(next, lines.count - 1) + 1, message) }

    private var line: String? { next < lines.count ? lines[next] : nil }

    private mutating func skipEmptyLines() {
        while line?.isEmpty == true { next += 1 }
    }

    private mutating func read(_ text: String) throws(SourceFault) {
        skipEmptyLines()
        guard line == text else { throw fault("`\(text)` is missing here; write this line") }
        next += 1
    }

    /// Reads the lines between `---` and `---`.
    mutating func header() throws(SourceFault) -> [String: String] {
        try read("---")
        var values: [String: String] = [:]
        while let line, line != "---" {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, parts[1].first == " ", parts[1].count > 1 else { throw fault("not `key: value`; write that") }
            let (key, value) = (String(parts[0]), String(parts[1].dropFirst()))
            guard let known = CardReader.keys.first(where: { $0.name == key }) else {
                throw fault("unknown key `\(key)`; use \(CardReader.keys.map { $0.name }.joined(separator: ", "))")
            }
            guard known.words.isEmpty || known.words.contains(value) else {
                throw fault("`\(key)` cannot be `\(value)`; write \(known.words.joined(separator: " or ")), or leave out what is usual")
            }
            if key == "link", !value.hasPrefix("https://") { throw fault("the link does not begin with https://; write the whole address") }
            if key == "origin", !value.hasSuffix(".") { throw fault("the origin is not a sentence; write `origin: RFC 8259, section 6.`") }
            guard values.updateValue(value, forKey: key) == nil else { throw fault("`\(key)` appears twice; remove this line") }
            next += 1
        }
        guard values["severity"] != nil || values["adds"] != nil else {
            throw fault("the severity is missing; write `severity: warning`, or another one")
        }
        try read("---")
        return values
    }

    /// Reads the title.
    mutating func title() throws(SourceFault) -> String {
        skipEmptyLines()
        guard let line, line.hasPrefix("# "), line.count > 2 else { throw fault("the title is missing; write `# Title`") }
        guard !line.contains("\""), !line.contains("\\") else { throw fault("the title has a quote or a backslash; leave it out") }
        next += 1
        return String(line.dropFirst(2))
    }

    /// Reads a section of one paragraph. Its lines become one.
    mutating func prose(_ name: String) throws(SourceFault) -> String {
        try read("## " + name)
        skipEmptyLines()
        var text: [String] = []
        while let line, !line.isEmpty, !line.hasPrefix("## ") {
            text.append(line)
            next += 1
        }
        skipEmptyLines()
        guard !text.isEmpty else { throw fault("the section \(name) is empty; write a sentence") }
        guard line?.hasPrefix("## ") == true else { throw fault("the section \(name) has a second paragraph; join the two") }
        return text.joined(separator: " ")
    }

    /// Reads a section of samples and gives their lines without the empty ones.
    mutating func samples(_ name: String, isFound: Bool) throws(SourceFault) -> [String] {
        try read("## " + name)
        try read("```sample")
        var found: [String] = []
        var hasPlace = true
        while let line, line != "```" {
            if line.hasPrefix("from ") {
                guard hasPlace else { throw fault("the sample before has no `finds`; write where the finding is, such as `finds /total`") }
                hasPlace = !isFound
            }
            if line.hasPrefix("finds ") { hasPlace = true }
            if !line.isEmpty {
                if let message = SampleLine.fault(line, isFirst: found.isEmpty, isFound: isFound) { throw fault(message) }
                found.append(line)
            }
            next += 1
        }
        guard !found.isEmpty else { throw fault("the section \(name) has no sample; write one that begins with `from request`") }
        guard hasPlace else { throw fault("the last sample has no `finds`; write where the finding is, such as `finds /total`") }
        try read("```")
        return found
    }

    /// Checks that nothing follows.
    mutating func end() throws(SourceFault) {
        skipEmptyLines()
        guard line == nil else { throw fault("text follows the last section; remove it") }
    }
}
