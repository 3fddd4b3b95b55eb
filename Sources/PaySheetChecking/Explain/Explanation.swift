import PaySheet
package import PaySheetGuide
import PaySheetReports

/// What is known about a rule, a topic, the id of a source, a message, or words.
package enum Explanation {
    /// All rules.
    case all([RuleCard])
    case rule(RuleCard)
    case topic([RuleCard])
    case source(SourceExplanation)
    case message(MessageExplanation)
    case words(WordSearch)

    /// - Parameters:
    ///   - text: The words to explain; `nil` lists all rules.
    ///   - isList: Whether a list of rules is wanted, so that the text is not a message.
    package init(_ text: String?, isList: Bool = false, among catalogs: CatalogList) throws(UsageError) {
        let rules = catalogs.cards
        guard let text else {
            self = .all(rules)
            return
        }
        guard !PrivateKeyText.isIn([UInt8](text.utf8)) else { throw UsageError(PrivateKeyText.refusal) }
        if let named = Explanation(named: text, rules, catalogs) {
            self = named
        } else if !isList, let message = MessageExplanation(text, among: MessageIndex(catalogs.messages), rules) {
            self = .message(message)
        } else if let near = Explanation.near(text, rules) {
            throw Explanation.unknown(text, near: near)
        } else if !isList, !Explanation.isRuleName(text), let words = WordSearch(text, in: catalogs) {
            self = .words(words)
        } else {
            throw Explanation.unknown(text, near: Explanation.similarEnd(text, rules))
        }
    }

    /// Returns the explanation of a rule, a topic or the id of a source.
    private init?(named text: String, _ rules: [RuleCard], _ catalogs: CatalogList) {
        let name = catalogs.aliases.name(for: text) ?? text
        let ofTopic = rules.filter { $0.topic == text }
        if let rule = rules.first(where: { $0.name == name }) {
            self = .rule(rule)
        } else if let source = SourceExplanation(text, among: rules, shared: catalogs.sharedSources) {
            self = .source(source)
        } else if !ofTopic.isEmpty {
            self = .topic(ofTopic)
        } else {
            return nil
        }
    }

    /// Whether a text is a rule, a topic or the id of a source, and so not the name of a file.
    package static func isName(_ text: String, among catalogs: CatalogList) -> Bool {
        Explanation(named: text, catalogs.cards, catalogs) != nil
    }

    // MARK: Files

    /// A file with more bytes is not read.
    package static let byteLimit = 8 << 20

    /// Explains the most important known message of a log. A short line of standard input is read as a text of the command line.
    ///
    /// - Parameter file: The name of the file in the answer; `nil` for standard input.
    package init(log bytes: [UInt8], of file: String?, among catalogs: CatalogList) throws(UsageError) {
        let name = file.map { $0 + ": " } ?? "standard input: "
        guard bytes.count <= Explanation.byteLimit else {
            throw UsageError(name + "the text has more than 8 MB; explain the part with the error", isInFile: true)
        }
        guard !bytes.contains(0) else { throw UsageError(name + "this is not a text", isInFile: true) }
        guard !PrivateKeyText.isIn(bytes) else { throw UsageError(name + PrivateKeyText.refusal, isInFile: true) }
        let text = String(decoding: bytes, as: UTF8.self)
        let lines = text.utf8.split { $0 == 0x0A || $0 == 0x0D }
        if file == nil, lines.count == 1, let line = lines.first, line.count <= WordSearch.longest {
            self = try Explanation(String(Substring(line)), among: catalogs)
        } else if let message = MessageExplanation(text, among: MessageIndex(catalogs.messages), catalogs.cards, in: file) {
            self = .message(message)
        } else {
            throw UsageError(name + "no line has a known text", isInFile: true)
        }
    }

    // MARK: Output

    package var json: [UInt8] {
        switch self {
        case .rule(let rule): RuleList.json(rule)
        case .all(let rules), .topic(let rules): RuleList.json(rules)
        case .source(let source): source.json
        case .message(let message): message.json
        case .words(let words): words.json
        }
    }

    package func text(isColored: Bool, width: Int) -> String {
        switch self {
        case .all(let rules): RuleList.table(rules) + "\n" + Counted.text(rules.count, "rule") + "\n"
        case .rule(let rule): RuleText.text(rule, isColored: isColored, width: width)
        case .topic(let rules): RuleList.table(rules)
        case .source(let source): source.text
        case .message(let message): message.text(width: width)
        case .words(let words): words.text(width: width)
        }
    }

    // MARK: Unknown texts

    /// Whether a text has the form of a rule's name, such as `amount/format`.
    private static func isRuleName(_ text: String) -> Bool {
        let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { isNameLetter($0) } }
    }

    private static func isNameLetter(_ byte: UInt8) -> Bool { ASCII.isLetterOrDigit(byte) || byte == ASCII.minus }

    private static func isOneName(_ text: String) -> Bool { isRuleName(text) || text.utf8.allSatisfy { isNameLetter($0) } }

    /// Returns the rule or topic that a misspelt name means.
    private static func near(_ text: String, _ all: [RuleCard]) -> String? {
        guard isOneName(text) else { return nil }
        let rules = byImportance(all)
        let names = rules.map { $0.name }
        return Hints.nearest(text, names) ?? Hints.nearest(text, Array(Set(rules.map { $0.topic })).sorted())
            ?? rules.first { ends($0) == text }?.name
    }

    /// Returns a rule with a similar second part of its name.
    private static func similarEnd(_ text: String, _ all: [RuleCard]) -> String? {
        guard isOneName(text) else { return nil }
        let rules = byImportance(all)
        let near = Hints.nearest(text, rules.map { ends($0) })
        return near.flatMap { near in rules.first { ends($0) == near }?.name }
    }

    /// Most people mean a rule about documents.
    private static func byImportance(_ rules: [RuleCard]) -> [RuleCard] {
        rules.filter { $0.isAboutDocuments } + rules.filter { !$0.isAboutDocuments }
    }

    /// The second part of a rule's name.
    private static func ends(_ rule: RuleCard) -> String { String(Substring(rule.name.utf8.drop { $0 != UInt8(ascii: "/") }.dropFirst())) }

    private static func unknown(_ text: String, near: String?) -> UsageError {
        let line = text.utf8.split(separator: 0x0A).first.map { String(Substring($0)) } ?? ""
        return UsageError(
            (isOneName(text) ? "unknown rule \"" : "not a known message and not a rule: \"") + Shown.shortened(line, to: 200) + "\""
                + (near == nil ? "; paysheet explain --list lists all rules" : ""), near: near)
    }
}
