import PaySheet
import PaySheetChecking
import PaySheetGuide
import PaySheetReports
import PaySheetShapes

/// A page that a client can read: `paysheet://rules/amount`, `paysheet://rules/amount/format`, `paysheet://reference/ApplePayLineItem`.
struct AgentResource {
    let address: String
    let text: String
    let type: String

    private static let rules = "paysheet://rules/"
    private static let reference = "paysheet://reference/"

    /// Returns `nil` if there is no such page.
    init?(_ address: String, _ knowledge: Knowledge) {
        self.address = address
        if address.utf8.starts(with: AgentResource.rules.utf8) {
            let name = String(address.dropFirst(AgentResource.rules.count))
            if let card = knowledge.cards.first(where: { $0.name == name }) {
                text = Explanation.rule(card).text(isColored: false, width: Prose.width)
            } else {
                let cards = knowledge.cards.filter { $0.topic == name }
                guard !cards.isEmpty else { return nil }
                text = Explanation.topic(cards).text(isColored: false, width: Prose.width)
            }
            type = "text/plain"
        } else if address.utf8.starts(with: AgentResource.reference.utf8) {
            guard let page = ReferencePage(String(address.dropFirst(AgentResource.reference.count)), knowledge) else { return nil }
            text = page.markdown
            type = "text/markdown"
        } else {
            return nil
        }
    }

    /// Writes the list of pages: one for each topic of rules, dictionary and vocabulary.
    static func list(_ knowledge: Knowledge, _ list: inout JSONBytes) {
        for topic in knowledge.topics {
            write(
                rules + topic, "rules about " + topic, "The rules of the topic " + topic + ", with severity and title", "text/plain", &list)
        }
        for shape in knowledge.tables.concrete { write(reference + shape.name, shape.name, shape.summary, "text/markdown", &list) }
        for words in knowledge.tables.vocabularies { write(reference + words.name, words.name, words.summary, "text/markdown", &list) }
    }

    private static func write(_ address: String, _ name: String, _ summary: String, _ type: String, _ list: inout JSONBytes) {
        list.object { one in
            one.member("uri", address)
            one.member("name", name)
            one.member("description", summary)
            one.member("mimeType", type)
        }
    }

    /// The forms of all addresses, with their variables.
    static let templates: [(address: String, name: String, summary: String, type: String)] = [
        (rules + "{topic}", "rules of a topic", "The rules of a topic, with severity and title", "text/plain"),
        (rules + "{topic}/{rule}", "rule", "What a rule says and why, with a wrong and a right document", "text/plain"),
        (reference + "{name}", "dictionary or vocabulary", "Members or words, types, since when they exist, and rules", "text/markdown"),
    ]

    /// Returns the values of a variable of a template.
    ///
    /// - Parameter topic: The topic that the client has chosen already.
    static func values(_ variable: String, of template: String, topic: String?, _ knowledge: Knowledge) -> [String]? {
        guard templates.contains(where: { $0.address == template }) else { return nil }
        switch variable {
        case "topic": return knowledge.topics
        case "name": return knowledge.names
        case "rule":
            let cards = knowledge.cards.filter { topic == nil || $0.topic == topic }
            return cards.map { String(decoding: $0.name.utf8.dropFirst($0.topic.utf8.count + 1), as: UTF8.self) }
        default: return nil
        }
    }
}
