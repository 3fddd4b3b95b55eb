import PaySheet
import PaySheetGuide
import PaySheetReports
import PaySheetShapes

/// What is known about a dictionary or a vocabulary.
enum ReferencePage {
    case dictionary(Shape, [Member], rules: [RuleSubject], usedBy: [String])
    case vocabulary(Vocabulary, usedBy: [String])

    /// Returns `nil` if nothing has the name.
    init?(_ name: String, _ knowledge: Knowledge) {
        let tables = knowledge.tables
        let users = tables.concrete.filter { shape in
            tables.members(of: shape).contains { tables.names(in: $0.type).contains(name) }
        }.map { $0.name }
        if let shape = tables.shape(named: name) {
            self = .dictionary(shape, tables.members(of: shape), rules: knowledge.rules(about: name), usedBy: users)
        } else if let vocabulary = tables.vocabularies.first(where: { $0.name == name }) {
            self = .vocabulary(vocabulary, usedBy: users)
        } else {
            return nil
        }
    }

    // MARK: JSON

    /// Writes the page, with so many members, words and rules.
    func write(most: Int, _ json: inout JSONBytes) {
        var notes: [String] = []
        func note(_ count: Int, _ what: String) {
            if count > most { notes.append(String(count - most) + " more " + what + "; raise maxEntries") }
        }
        switch self {
        case .dictionary(let shape, let members, let rules, let users):
            json.member("name", shape.name)
            json.member("what", "dictionary")
            json.member("summary", shape.summary)
            json.member("since", shape.availability.entry)
            json.member("link", shape.link)
            json.name("members")
            json.array { list in
                for member in members.prefix(most) { ReferencePage.write(member, of: shape, &list) }
            }
            json.name("rules")
            json.array { list in
                for rule in rules.prefix(most) {
                    list.object { one in
                        one.member("rule", rule.card.name)
                        one.member("member", rule.member)
                        one.member("severity", rule.card.severity.word)
                        one.member("title", rule.card.title)
                    }
                }
            }
            json.member("usedBy", users)
            note(members.count, "members")
            note(rules.count, "rules")
        case .vocabulary(let vocabulary, let users):
            json.member("name", vocabulary.name)
            json.member("what", "vocabulary")
            json.member("summary", vocabulary.summary)
            json.member("unknownWords", vocabulary.unknownWords.sentence)
            json.member("link", vocabulary.link)
            json.name("words")
            json.array { list in
                for word in vocabulary.words.prefix(most) {
                    list.object { one in
                        one.member("word", word.value)
                        one.member("summary", word.summary)
                        if let since = word.availability?.entry { one.member("since", since) }
                    }
                }
            }
            json.member("usedBy", users)
            note(vocabulary.words.count, "words")
        }
        json.member("notes", notes)
    }

    private static func write(_ member: Member, of shape: Shape, _ list: inout JSONBytes) {
        list.object { one in
            one.member("name", member.name)
            one.member("type", member.type.words)
            one.member("required", member.presence.word)
            one.member("since", (member.availability ?? shape.availability).entry)
            if let value = member.defaultValue { one.member("default", value) }
            if let advice = member.availability?.advice { one.member("advice", advice) }
            one.member("summary", member.summary)
        }
    }

    // MARK: Markdown

    /// The page as Markdown.
    var markdown: String {
        switch self {
        case .dictionary(let shape, let members, let rules, let users):
            var text = "# " + shape.name + "\n\n" + shape.summary + "\n\n<" + shape.link + ">\n"
            if !users.isEmpty { text += "\nUsed by: " + users.joined(separator: ", ") + "\n" }
            text += "\n## Members\n\n"
            for member in members {
                let since = (member.availability ?? shape.availability).entry
                text += "- `" + member.name + "`: " + member.type.words + ", " + member.presence.word + (since.isEmpty ? "" : ", " + since)
                text += ". " + member.summary + "\n"
            }
            if !rules.isEmpty { text += "\n## Rules\n\n" }
            for rule in rules {
                text += "- `" + rule.card.name + "` (" + rule.card.severity.word + (rule.member.map { ", " + $0 } ?? "") + "): "
                text += rule.card.title + "\n"
            }
            return text
        case .vocabulary(let vocabulary, let users):
            var text = "# " + vocabulary.name + "\n\n" + vocabulary.summary + " " + vocabulary.unknownWords.sentence + "\n"
            text += "\n<" + vocabulary.link + ">\n"
            if !users.isEmpty { text += "\nUsed by: " + users.joined(separator: ", ") + "\n" }
            text += "\n## Words\n\n"
            for word in vocabulary.words {
                text += "- `" + word.value + "`: " + word.summary + (word.availability.map { " (" + $0.entry + ")" } ?? "") + "\n"
            }
            return text
        }
    }
}

extension Member.Presence {
    var word: String {
        switch self {
        case .required: "required"
        case .expected: "required by the documentation"
        case .optional: "optional"
        }
    }
}

extension Vocabulary.UnknownWords {
    var sentence: String {
        switch self {
        case .throwing: "Safari throws for any other word."
        case .throwingIgnoringCase: "Safari throws for any other word; upper and lower case are equal."
        case .tolerated: "Other words can come from the system or a server."
        case .refused: "The documentation allows no other word."
        }
    }
}
