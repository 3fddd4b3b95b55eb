package import PaySheetGuide
package import PaySheetStorefront

/// What is known about a rule, a topic, the id of a source, or a message.
package enum Explanation {
    /// All rules: those about documents and their containers, and those of other commands.
    case all(documents: [RuleCard], containers: [RuleCard], others: [RuleCard])
    case rule(RuleCard)
    case rules([RuleCard])
    case buttonRule(ButtonRule)
    case buttonRules
    case source(SourceExplanation)
    case message(MessageExplanation)

    /// - Parameters:
    ///   - text: The words to explain; `nil` lists all rules.
    ///   - isList: Whether a list of rules is wanted, so that the text is not a message.
    package init(_ text: String?, isList: Bool = false, among catalogs: CatalogList) throws(UsageError) {
        let rules = catalogs.cards
        guard let text else {
            self = .all(documents: rules, containers: catalogs.containerCards, others: catalogs.furtherCards)
            return
        }
        // Rules about certificates and contacts have no documents to list, but a reader of their findings asks for them by name.
        let all = rules + catalogs.furtherCards
        let ofTopic = all.filter { $0.topic == text }
        if let rule = all.first(where: { $0.name == text }) {
            self = .rule(rule)
        } else if let rule = ButtonRuleText.rule(text) {
            self = .buttonRule(rule)
        } else if text == ButtonRuleText.topic {
            self = .buttonRules
        } else if let source = SourceExplanation(text, among: all, shared: catalogs.sharedSources) {
            self = .source(source)
        } else if !ofTopic.isEmpty {
            self = .rules(ofTopic)
        } else if !isList, let message = MessageExplanation(text, among: catalogs.messages, rules) {
            self = .message(message)
        } else {
            throw Explanation.unknown(text, all)
        }
    }

    package var json: [UInt8] {
        switch self {
        case .all(let documents, let containers, _): RuleList.json(documents + containers)
        case .rule(let rule): RuleList.json(rule)
        case .rules(let rules): RuleList.json(rules)
        case .buttonRule(let rule): ButtonRuleText.json(rule)
        case .buttonRules: ButtonRuleText.json(ButtonRule.allCases)
        case .source(let source): source.json
        case .message(let message): message.json
        }
    }

    package func text(isColored: Bool, width: Int) -> String {
        switch self {
        case .all(let documents, _, let others):
            RuleList.table(documents) + "\nRules of other commands:\n" + RuleList.table(others) { $0.what } + ButtonRuleText.table()
        case .rule(let rule): RuleText.text(rule, isColored: isColored, width: width)
        case .rules(let rules): RuleList.table(rules)
        case .buttonRule(let rule): ButtonRuleText.text(rule, width: width)
        case .buttonRules: ButtonRuleText.table()
        case .source(let source): source.text
        case .message(let message): message.text(width: width)
        }
    }

    private static func unknown(_ text: String, _ rules: [RuleCard]) -> UsageError {
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
