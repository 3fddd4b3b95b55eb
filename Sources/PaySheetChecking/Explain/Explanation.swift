import PaySheet
package import PaySheetGuide
import PaySheetReports

/// What is known about a rule, a topic, the id of a source, or a message.
package enum Explanation {
    /// All rules.
    case all([RuleCard])
    case rule(RuleCard)
    case topic([RuleCard])
    case source(SourceExplanation)
    case message(MessageExplanation)

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
        let name = catalogs.aliases.name(for: text) ?? text
        let ofTopic = rules.filter { $0.topic == text }
        if let rule = rules.first(where: { $0.name == name }) {
            self = .rule(rule)
        } else if let source = SourceExplanation(text, among: rules, shared: catalogs.sharedSources) {
            self = .source(source)
        } else if !ofTopic.isEmpty {
            self = .topic(ofTopic)
        } else if !isList, let message = MessageExplanation(text, among: catalogs.messages, rules) {
            self = .message(message)
        } else {
            throw Explanation.unknown(text, rules)
        }
    }

    package var json: [UInt8] {
        switch self {
        case .rule(let rule): RuleList.json(rule)
        case .all(let rules), .topic(let rules): RuleList.json(rules)
        case .source(let source): source.json
        case .message(let message): message.json
        }
    }

    package func text(isColored: Bool, width: Int) -> String {
        switch self {
        case .all(let rules): RuleList.table(rules) + "\n" + Counted.text(rules.count, "rule") + "\n"
        case .rule(let rule): RuleText.text(rule, isColored: isColored, width: width)
        case .topic(let rules): RuleList.table(rules)
        case .source(let source): source.text
        case .message(let message): message.text(width: width)
        }
    }

    private static func unknown(_ text: String, _ all: [RuleCard]) -> UsageError {
        // Most people mean a rule about documents.
        let rules = all.filter { $0.isAboutDocuments } + all.filter { !$0.isAboutDocuments }
        let names = rules.map { $0.name }
        let near = Hints.nearest(text, names) ?? Hints.nearest(text, Array(Set(rules.map { $0.topic })).sorted()) ?? sameName(text, rules)
        let isRule = text.contains("/") || !text.contains(" ")
        return UsageError(
            (isRule ? "unknown rule \"" : "not a known message and not a rule: \"") + text + "\""
                + (near == nil ? "; paysheet explain --list lists all rules" : ""), near: near)
    }

    /// Returns a rule by the second part of its name, or a similar one.
    private static func sameName(_ text: String, _ rules: [RuleCard]) -> String? {
        let ends = rules.map { String($0.name.split(separator: "/").last ?? "") }
        guard let near = ends.contains(text) ? text : Hints.nearest(text, ends) else { return nil }
        return zip(rules, ends).first { $0.1 == near }?.0.name
    }
}
