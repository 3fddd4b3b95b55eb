import PaySheet
import PaySheetChecking
import PaySheetReports
import PaySheetShapes

/// Members, words and whole documents to choose from.
extension LanguageServer {
    /// A choice.
    private struct Choice {
        let label: String
        let kind: Kind
        let detail: String
        let documentation: String
        /// What is written in place of the name or value.
        let text: String
        var isSnippet = false

        enum Kind: Int {
            case property = 10
            case value = 12
            case snippet = 15
            case word = 20
        }
    }

    mutating func completion(_ params: JSONTree) throws(RequestError) -> [UInt8] {
        var text = try text(params)
        let offset = text.content.offset(of: try TextPlace(params["position"]))
        let language = TextLanguage(text.language, path: text.path)
        let shapes: OutlineShapes?
        switch language {
        case .json, .relaxed, .lines: shapes = documentShapes(text, language, at: offset)
        case .source: shapes = sourceShapes(text, at: offset)
        case .other: shapes = nil
        }
        guard let shapes else { return [UInt8]("[]".utf8) }
        let place = CompletionPlace(shapes.outline, at: offset)
        var style = Style(hasPlaces: client.hasSnippets)
        if case .source = language { style.scriptQuote = shapes.outline.firstQuote }
        let choices = choices(at: place, shapes, style)
        return JSONBytes.array { list in
            for (index, choice) in choices.enumerated() { write(choice, index, place, &text.content, &list) }
        }
    }

    /// The document at a byte, or what may become one.
    private mutating func documentShapes(_ text: OpenText, _ language: TextLanguage, at offset: Int) -> OutlineShapes {
        let document = checked(text.address).document(at: offset)
        let content = text.content
        let range = document?.range ?? (language == .lines ? content.range(ofLine: content.line(at: offset)) : content.bytes.indices)
        let outline = Outline(content.bytes, in: range)
        // The kind of the checked document, of the last text that told it, or that the members tell which can be read.
        let known = document?.kind ?? text.kind
        let json = known == nil ? outline.json() : []
        let kind =
            known
            ?? workspace.withChecker(for: text.file) { checker in
                checker.session.kind(of: json, from: checker.source(at: text.path))
            }.flatMap { $0 }
        return OutlineShapes(outline: outline, tables: catalogs.tables, root: expected(of: kind))
    }

    /// The object or list of source code at a byte. It may be broken there, but it belonged to a document before.
    private mutating func sourceShapes(_ text: OpenText, at offset: Int) -> OutlineShapes? {
        _ = checked(text.address)
        let tables = catalogs.tables
        let literal = texts[text.address]?.earlier.literal(at: offset, tables) { expected(of: $0.kind) }
        return literal.map {
            OutlineShapes(
                outline: Outline(text.content.bytes, in: $0.range.clamped(to: text.content.bytes.indices)), tables: tables,
                root: $0.expected)
        }
    }

    /// What belongs at the root of a document of a kind.
    func expected(of kind: PaySheet.DocumentKind?) -> OutlineShapes.Expected? {
        let tables = catalogs.tables
        let name = kind.flatMap { kind in tables.kinds.first { $0.name == kind.name } }?.shape
        return name.flatMap { tables.shape(named: $0) }.map { OutlineShapes.Expected($0) }
    }

    /// How choices are written.
    private struct Style {
        let hasPlaces: Bool
        /// The quote of texts in source code, where names have none; `nil` in JSON.
        var scriptQuote: String?
    }

    // MARK: Choices

    private func choices(at place: CompletionPlace, _ shapes: OutlineShapes, _ style: Style) -> [Choice] {
        switch place.kind {
        case .document:
            // Nothing is written yet, or one word that can be the name of a kind.
            let items = shapes.outline.items
            let isWord = items.count == 1 && items[0].kind == .word && items[0].range == place.range
            return style.scriptQuote == nil && (items.isEmpty || isWord) ? documents(place, shapes.tables) : []
        case .name(let object, let hasColon):
            if let shape = shapes.shape(of: object) {
                return members(of: shape, object, hasColon, place, shapes, style)
            }
            // An object that nothing is known about may become any document.
            let isEmpty = shapes.outline.children(of: object).allSatisfy { $0 == place.item }
            return object == 0 && isEmpty && style.scriptQuote == nil ? documents(place, shapes.tables, inObject: true) : []
        case .value(let object, let name):
            guard let shape = shapes.shape(of: object),
                let member = shapes.tables.members(of: shape).first(where: { $0.name == name })
            else { return [] }
            return values(member.type, member, place, shapes, [], style)
        case .element(let list):
            guard let expected = shapes.expected(at: list), case .list(let element) = expected.type, let member = expected.member else {
                return []
            }
            let present = shapes.outline.children(of: list).filter { $0 != place.item }.compactMap { shapes.outline.value(of: $0) }
            return values(element, member, place, shapes, present, style)
        }
    }

    private func members(
        of shape: Shape, _ object: Int, _ hasColon: Bool, _ place: CompletionPlace, _ shapes: OutlineShapes, _ style: Style
    ) -> [Choice] {
        let present = Set(shapes.outline.children(of: object).filter { $0 != place.item }.map { shapes.outline.name(of: $0) })
        let open = shapes.tables.members(of: shape).filter { !present.contains($0.name) }
        let order: [PaySheetShapes.Member.Presence] = [.required, .expected, .optional]
        return order.flatMap { presence in open.filter { $0.presence == presence } }.map { member in
            var writer = snippets(shapes.tables, place, style)
            writer.write(writer.name(member.name))
            if !hasColon {
                writer.write(": ")
                writer.value(member.type)
            }
            let availability = (member.availability ?? shape.availability).words.map { " (" + $0 + ")" } ?? ""
            return Choice(
                label: member.name, kind: .property, detail: LanguageServer.title(of: member).filter { $0 != "*" },
                documentation: member.summary + availability, text: writer.text, isSnippet: writer.hasPlaces && !hasColon)
        }
    }

    private func values(
        _ type: MemberType, _ member: PaySheetShapes.Member, _ place: CompletionPlace, _ shapes: OutlineShapes, _ present: [String],
        _ style: Style
    ) -> [Choice] {
        let quote = place.quote.isEmpty ? style.scriptQuote ?? "\"" : place.quote
        func word(_ value: String, _ documentation: String) -> Choice {
            Choice(
                label: value, kind: .word, detail: member.name, documentation: documentation, text: quote + value + quote)
        }
        switch type {
        case .token:
            let words = shapes.vocabulary(of: type)?.words.filter { !present.contains($0.value) } ?? []
            return words.map { word($0.value, $0.summary + ($0.availability?.words.map { " (" + $0 + ")" } ?? "")) }
        case .text(.country):
            return Country.current.filter { !present.contains($0.rawValue) }.map { word($0.rawValue, $0.name ?? "") }
        case .text(.currency):
            return Currency.current.map { word($0.rawValue, $0.minorUnitDigits.map { String($0) + " decimals" } ?? "") }
        case .boolean:
            return ["true", "false"].map {
                Choice(label: $0, kind: .value, detail: member.name, documentation: member.summary, text: $0)
            }
        case .record, .list, .amount, .unsignedLong, .unsignedShort, .integer, .number, .date, .variant, .choice, .object:
            // A text that has begun is not an object.
            guard place.item == nil else { return [] }
            var writer = snippets(shapes.tables, place, style)
            writer.value(type)
            return [
                Choice(
                    label: type.words, kind: .snippet, detail: member.name, documentation: member.summary, text: writer.text,
                    isSnippet: writer.hasPlaces)
            ]
        case .text, .anything: return []
        }
    }

    private func documents(_ place: CompletionPlace, _ tables: CatalogShapes, inObject: Bool = false) -> [Choice] {
        tables.kinds.compactMap { kind in
            guard let shape = tables.shape(named: kind.shape) else { return nil }
            var writer = SnippetWriter(tables, hasPlaces: client.hasSnippets)
            writer.object(shape)
            var text = writer.text
            // Within braces only the members are written.
            if inObject, text.hasPrefix("{"), text.hasSuffix("}") {
                text = String(text.dropFirst().dropLast(text.hasSuffix("\n}") ? 2 : 1))
            }
            return Choice(
                label: kind.name, kind: .snippet, detail: "a whole document", documentation: shape.summary, text: text,
                isSnippet: writer.hasPlaces)
        }
    }

    private func snippets(_ tables: CatalogShapes, _ place: CompletionPlace, _ style: Style) -> SnippetWriter {
        var writer = SnippetWriter(tables, hasPlaces: style.hasPlaces)
        if let quote = style.scriptQuote {
            writer.quotesNames = !place.quote.isEmpty
            writer.quote = place.quote.isEmpty ? quote : place.quote
        }
        return writer
    }

    // MARK: Writing

    private func write(
        _ choice: Choice, _ index: Int, _ place: CompletionPlace, _ content: inout TextContent, _ list: inout JSONBytes
    ) {
        list.object { one in
            one.member("label", choice.label)
            one.member("kind", number: choice.kind.rawValue)
            one.member("detail", choice.detail)
            one.member("documentation", choice.documentation)
            let number = String(index)
            one.member("sortText", String(repeating: "0", count: 4 - min(number.utf8.count, 4)) + number)
            // The quote that is there stays, so that clients compare what follows it with the label.
            let keepsQuote = !place.quote.isEmpty && choice.text.hasPrefix(place.quote)
            one.member("filterText", keepsQuote ? choice.label : place.quote + choice.label)
            if choice.isSnippet { one.member("insertTextFormat", number: 2) }
            let range = keepsQuote ? place.range.lowerBound + 1..<place.range.upperBound : place.range
            one.name("textEdit")
            one.edit(PlacedEdit(range: range, text: keepsQuote ? String(choice.text.dropFirst()) : choice.text), in: &content)
        }
    }
}
