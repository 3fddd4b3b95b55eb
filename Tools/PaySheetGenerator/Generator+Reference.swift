import PaySheetShapes

extension Generator {
    /// A page for every dictionary, one for all vocabularies, and an index.
    var referenceFiles: [GeneratedFile] {
        [page("README", index), page("Vocabularies", vocabularyPage)] + allShapes.map { page($0.name, text(of: $0)) }
    }

    private func page(_ name: String, _ text: String) -> GeneratedFile {
        GeneratedFile(path: "\(code.reference)/\(name).md", text: "<!-- \(GeneratedFile.notice(code.shapes)) -->\n\n" + text)
    }

    // MARK: Index

    private var index: String {
        var text = "# Reference\n\nEvery dictionary that PaySheet knows, by its specification name. "
        text += "The words for members are in [Vocabularies](Vocabularies.md).\n"
        for group in Shape.Group.allCases {
            let family = allShapes.filter { $0.group == group }
            if family.isEmpty { continue }
            text += "\n## \(heading(of: group))\n\n| Dictionary | Swift | Purpose |\n|---|---|---|\n"
            for shape in family { text += "| [\(shape.name)](\(shape.name).md) | \(swiftName(shape)) | \(cell(shape.summary)) |\n" }
        }
        text += "\n## Kinds of document\n\nThe kinds of a whole document, for `--kind`.\n\n"
        text += "| Kind | Dictionary | Schema |\n|---|---|---|\n"
        for kind in kinds {
            text += "| `\(kind.name)` | [\(kind.shape)](\(kind.shape).md) | [schema](\(code.schemas)/\(kind.name).schema.json) |\n"
        }
        return text
    }

    // MARK: Dictionaries

    /// The Swift type with its place, or a dash for one that is not public.
    private func swiftName(_ shape: Shape) -> String {
        let name = "`\(shape.swiftName)`"
        switch shape.use {
        case .package: return "–"
        case .module(let module): return name + " of `\(module)`"
        case .everyone: return name + (shape.isAbstract ? " (protocol)" : "")
        }
    }

    private func text(of shape: Shape) -> String {
        var text = "# \(shape.name)\n\n\(shape.summary)"
        if let sentence = shape.availability.sentence { text += " \(sentence)" }
        text += code.hasValues && shape.use != .package ? "\n\n- Swift: \(swiftName(shape))" : "\n"
        text += "\n- Specification: <\(shape.link)>\n"
        let kinds = kinds.filter { $0.shape == shape.name }
        if !kinds.isEmpty { text += "- Can be a whole document: \(kinds.map { "`\($0.name)`" }.joined(separator: ", "))\n" }
        if let base = shape.base { text += "- Inherits from: [\(base)](\(base).md)\n" }
        let heirs = allShapes.filter { $0.base == shape.name }
        if !heirs.isEmpty { text += "- Inherited by: \(links(heirs))\n" }
        let users = allShapes.filter { user in user.members.contains { tables.names(in: $0.type).contains(shape.name) } }
        if !users.isEmpty { text += "- Used by: \(links(users))\n" }
        text += "\n## Members\n\n| Name | Type | Required | Default | Since | Description |\n|---|---|---|---|---|---|\n"
        for member in members(of: shape) { text += row(of: member, in: shape) }
        if members(of: shape).contains(where: { $0.isPersonal }) {
            text += "\n† Information about a person, a merchant's identity or a secret: its value never appears in a report.\n"
        }
        if shape.isAbstract { return text }
        return text + "\n## Example\n\n```json\n\(JSONLayout.pretty(tables.minimalExample(of: shape)))```\n"
    }

    private func row(of member: Member, in shape: Shape) -> String {
        let needed =
            switch member.presence {
            case .required: "yes"
            case .expected: "by the text" + (member.exemption.map { ", unless `\($0.member)` is `\($0.word)`" } ?? "")
            case .optional: "no"
            }
        var summary = member.summary
        if let advice = member.availability?.advice { summary += " Deprecated: \(advice)" }
        let columns = [
            "`\(member.name)`\(member.isPersonal ? " †" : "")", pageType(member.type) + (member.isNullable ? " or null" : ""), needed,
            member.defaultValue.map { "`\($0)`" } ?? "", (member.availability ?? shape.availability).entry, cell(summary),
        ]
        return "| " + columns.joined(separator: " | ") + " |\n"
    }

    private func links(_ shapes: [Shape]) -> String { shapes.map { "[\($0.name)](\($0.name).md)" }.joined(separator: ", ") }

    private func pageType(_ type: MemberType) -> String {
        switch type {
        case .text(let form): form.words
        case .amount: "amount"
        case .boolean: "boolean"
        case .unsignedLong: "number, 0 to 4294967295"
        case .unsignedShort: "number, 0 to 65535"
        case .integer: "whole number"
        case .number: "number"
        case .date: "date-time"
        case .token(let name): "[\(name)](Vocabularies.md#\(name.lowercased()))"
        case .record(let name): "[\(name)](\(name).md)"
        case .list(let element): "list: \(pageType(element))"
        case .variant(_, let selector, let cases):
            cases.map { "[\($0.shape)](\($0.shape).md)" }.joined(separator: ", ") + ", as `\(selector)` says"
        case .choice(_, let selector, let cases):
            cases.map { "[\($0.shape)](\($0.shape).md)" }.joined(separator: " or ") + ", as its `\(selector)` says"
        case .object: "object"
        case .anything: "anything"
        }
    }

    /// Returns text for a table cell.
    private func cell(_ text: String) -> String {
        var result = ""
        for character in text { result += character == "|" ? "\\|" : String(character) }
        return result
    }

    // MARK: Vocabularies

    private var vocabularyPage: String {
        var text = "# Vocabularies\n\nThe words for members. "
        text += "Every list is open in Swift: an unknown word keeps its spelling.\n"
        for vocabulary in vocabularies {
            let remark =
                switch vocabulary.unknownWords {
                case .throwing: "A browser rejects any other word."
                case .throwingIgnoringCase: "Upper and lower case are equal; a browser rejects any other word."
                case .tolerated: "Other words are possible."
                case .refused: "Other words are wrong."
                }
            text += "\n## \(vocabulary.name)\n\n\(vocabulary.summary) \(remark)\n\n"
            if vocabulary.use != .package { text += "- Swift: `\(vocabulary.swiftName)`\n" }
            text += "- Specification: <\(vocabulary.link)>\n"
            let users = allShapes.filter { user in user.members.contains { tables.names(in: $0.type).contains(vocabulary.name) } }
            if !users.isEmpty { text += "- Used by: \(links(users))\n" }
            text += "\n| Word | Swift | Since | Meaning |\n|---|---|---|---|\n"
            for word in vocabulary.words {
                var meaning = word.summary
                if let advice = word.availability?.advice { meaning += " Deprecated: \(advice)" }
                text += "| `\(word.value)` | `.\(word.swiftName)` | \(word.availability?.entry ?? "") | \(cell(meaning)) |\n"
            }
        }
        return text
    }
}

extension MemberType.TextForm {
    fileprivate var words: String {
        switch self {
        case .plain: "text"
        case .url: "URL"
        case .base64: "Base64"
        case .hex: "hexadecimal digits"
        case .country: "country code"
        case .currency: "currency code"
        case .timeZone: "time zone"
        case .duration: "duration"
        }
    }
}

extension Generator {
    /// The heading of a group of dictionaries.
    private func heading(of group: Shape.Group) -> String {
        switch group {
        case .request: "Requests"
        case .items: "Line items"
        case .shipping: "Shipping"
        case .contacts: "Contacts and errors"
        case .special: "Special kinds of payment"
        case .updates: "Updates of the sheet"
        case .result: "Results"
        case .payment: "Payments"
        case .session: "Sessions and events"
        case .w3c: "W3C Payment Request API"
        case .token: "Payment tokens"
        case .installments: "Installments"
        case .flow: "Recorded payments"
        case .other: tables.title
        }
    }
}
