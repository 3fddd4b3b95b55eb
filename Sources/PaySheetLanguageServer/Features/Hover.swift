import PaySheet
import PaySheetChecking
import PaySheetGuide
import PaySheetReports
import PaySheetShapes
import PaySheetText

/// What is known about a place of a text.
extension LanguageServer {
    mutating func hover(_ params: JSONTree) throws(RequestError) -> [UInt8] {
        var text = try text(params)
        let offset = text.content.offset(of: try TextPlace(params["position"]))
        let checked = checked(text.address)
        guard let document = checked.document(at: offset) else { return JSONBytes.nothing }
        let shapes = shapes(of: document, in: text)
        let outline = shapes.outline
        let item = outline.item(at: offset)
        var parts: [String] = []
        // Documents of source code can share values, and so have the same findings.
        for document in checked.documents {
            for finding in document.findings where finding.range.lowerBound <= offset && offset <= finding.range.upperBound {
                let words = words(on: finding, in: document)
                if !parts.contains(words) { parts.append(words) }
            }
        }
        if !outline.items.isEmpty, outline.place(of: 0).lowerBound == offset { parts.append(words(on: document)) }
        if let item, let words = LanguageServer.words(on: item, at: offset, shapes) { parts.append(words) }
        guard !parts.isEmpty else { return JSONBytes.nothing }
        let range = item.map { item in
            let kind = outline.items[item].kind
            let name = outline.namePlace(of: item)
            return name.contains(offset) || kind == .object || kind == .array ? name : outline.place(of: item)
        }
        return JSONBytes.object { json in
            json.name("contents")
            json.object { contents in
                contents.member("kind", client.hasMarkdown ? "markdown" : "plaintext")
                contents.member("value", parts.joined(separator: "\n\n---\n\n"))
            }
            if let range, !range.isEmpty {
                json.name("range")
                json.range(range, in: &text.content)
            }
        }
    }

    /// The tables for a document.
    func shapes(of document: PlacedDocument, in text: OpenText) -> OutlineShapes {
        OutlineShapes(
            outline: document.outline(in: text.content.bytes), tables: catalogs.tables, root: expected(of: document.kind ?? text.kind))
    }

    // MARK: Words

    /// The finding, the card of its rule, and what Safari does.
    private func words(on placed: PlacedFinding, in document: PlacedDocument) -> String {
        let prose = MarkdownText.anywhere
        let finding = placed.finding
        var lines = [
            "**" + placed.reported.severity.word + "** `" + finding.rule.name + "`: " + prose.sentence(LanguageServer.sentence(of: finding))
        ]
        if let note = VerdictText(document.inspection.document).note(on: placed.reported) { lines.append(prose.sentence(note) + ".") }
        if let card = placed.cards.card(of: finding.rule) {
            lines += [prose.sentence(card.why), prose.sentence(card.instead)]
        }
        if let page = page(of: placed) { lines.append("[" + prose.escaped(finding.rule.title) + "](" + page + ")") }
        return lines.joined(separator: "\n\n")
    }

    /// The kind of a document, what it needs, and what Safari does with it.
    private func words(on document: PlacedDocument) -> String {
        var lines = ["**" + (document.kind?.name ?? "unknown kind") + "**"]
        if let needs = document.inspection.requirements {
            var text = "Needs Apple Pay version " + String(needs.apiVersion)
            if !needs.features.isEmpty { text += " and " + needs.features.map { $0.rawValue }.joined(separator: ", ") }
            let systems = needs.systems.map { $0.description }
            lines.append(text + (systems.isEmpty ? "." : ": " + systems.joined(separator: ", ") + "."))
        }
        if let verdict = VerdictText(document.inspection.document).markdown {
            lines.append(verdict + ".")
        } else if document.inspection.document.safari == .accepts {
            lines.append("Safari accepts it.")
        }
        let unknown = document.inspection.document.unknownValues
        if unknown > 0 {
            lines.append(Counted.text(unknown, "value") + (unknown == 1 ? " is" : " are") + " computed, so the check is incomplete.")
        }
        return lines.joined(separator: "\n\n")
    }

    /// The member of an item, and the meaning of its value.
    private static func words(on item: Int, at offset: Int, _ shapes: OutlineShapes) -> String? {
        guard let expected = shapes.expected(at: item), let member = expected.member else { return nil }
        var lines: [String] = []
        // At the value, its meaning comes first.
        if shapes.outline.place(of: item).lowerBound <= offset, !shapes.outline.namePlace(of: item).contains(offset),
            let value = shapes.outline.value(of: item),
            let meaning = meaning(of: value, expected.type, shapes)
        {
            lines.append(meaning)
        }
        lines.append(title(of: member))
        lines.append(member.summary)
        if let owner = expected.owner {
            let availability = (member.availability ?? owner.availability).words
            if let availability { lines.append(sentence(availability)) }
            if let value = member.defaultValue { lines.append("Without it: `" + value + "`.") }
            lines.append("[" + owner.name + "](" + owner.link + ")")
        }
        return lines.joined(separator: "\n\n")
    }

    /// A member with its type.
    static func title(of member: PaySheetShapes.Member) -> String {
        let presence =
            switch member.presence {
            case .required: "required"
            case .expected: "expected"
            case .optional: "optional"
            }
        return "**" + member.name + "**: " + member.type.words + ", " + presence
    }

    private static func sentence(_ words: String) -> String {
        words.prefix(1).uppercased() + words.dropFirst() + (words.hasSuffix(".") ? "" : ".")
    }

    private static func meaning(of value: String, _ type: MemberType, _ shapes: OutlineShapes) -> String? {
        switch type {
        case .token:
            guard let word = shapes.vocabulary(of: type)?.words.first(where: { $0.value == value }) else { return nil }
            return "`" + word.value + "`: " + word.summary + (word.availability?.words.map { " " + sentence($0) } ?? "")
        case .text(.country): return Country(code: value)?.name.map { "`" + value + "`: " + $0 }
        case .text(.currency):
            guard let currency = Currency(code: value), let digits = currency.minorUnitDigits else { return nil }
            return "`" + value + "`: " + String(digits) + (digits == 1 ? " decimal" : " decimals")
        default: return nil
        }
    }
}
