extension CatalogShapes {
    /// Returns the JSON Schema (draft 2020-12) of a kind of document. With `nil` it is one for all kinds, with every dictionary in its
    /// definitions.
    package func jsonSchema(for kind: KindRow?) -> String {
        var members: [(name: String, value: String)] = [
            ("$schema", JSONLayout.quoted("https://json-schema.org/draft/2020-12/schema")),
            ("$id", JSONLayout.quoted("urn:paysheet:schema:\(kind?.name ?? "any")")),
            ("$comment", JSONLayout.quoted(GeneratedFile.notice)),
        ]
        let used: Set<String>
        if let kind, let shape = shape(named: kind.shape) {
            members.append(("title", JSONLayout.quoted(kind.name)))
            members.append(("description", JSONLayout.quoted(description(of: shape))))
            members.append(("$ref", reference(kind.shape)))
            used = reachable(from: kind.shape)
        } else {
            members.append(("title", JSONLayout.quoted("Documents of " + title)))
            members.append(("description", JSONLayout.quoted("Accepts a document of any kind.")))
            members.append(("anyOf", JSONLayout.array(kinds.map { JSONLayout.object([("$ref", reference($0.shape))]) })))
            used = Set(concrete.map { $0.name } + vocabularies.map { $0.name })
        }
        let definitions =
            concrete.filter { used.contains($0.name) }.map { (name: $0.name, value: definition(of: $0)) }
            + vocabularies.filter { used.contains($0.name) }.map { (name: $0.name, value: definition(of: $0)) }
        members.append(("$defs", JSONLayout.object(definitions)))
        return JSONLayout.pretty(JSONLayout.object(members))
    }

    private func reference(_ name: String) -> String { JSONLayout.quoted("#/$defs/\(name)") }

    private func description(of member: Member) -> String {
        ([member.summary] + [member.availability?.sentence].compactMap { $0 }).joined(separator: " ")
    }

    private func description(of shape: Shape) -> String {
        ([shape.summary] + [shape.availability.sentence].compactMap { $0 } + [shape.link]).joined(separator: " ")
    }

    private func definition(of shape: Shape) -> String {
        let members = members(of: shape)
        var parts: [(name: String, value: String)] = [
            ("title", JSONLayout.quoted(shape.name)),
            ("description", JSONLayout.quoted(description(of: shape))),
            ("type", JSONLayout.quoted("object")),
        ]
        if shape.availability.isObsolete { parts.append(("deprecated", "true")) }
        let needed = members.filter { !$0.canBeMissing }.map { $0.name }
        if !needed.isEmpty { parts.append(("required", JSONLayout.texts(needed))) }
        parts.append(("properties", JSONLayout.object(members.map { ($0.name, property(of: $0, in: shape)) })))
        var choices = members.flatMap { self.choices(of: $0) }
        for case (let name, let exemption?) in members.map({ ($0.name, $0.exemption) }) {
            let word = JSONLayout.object([("const", JSONLayout.quoted(exemption.word))])
            let properties = JSONLayout.object([(exemption.member, word)])
            let isExempt = JSONLayout.object([("properties", properties), ("required", JSONLayout.texts([exemption.member]))])
            let isNeeded = JSONLayout.object([("required", JSONLayout.texts([name]))])
            choices.append(JSONLayout.object([("if", JSONLayout.object([("not", isExempt)])), ("then", isNeeded)]))
        }
        if !choices.isEmpty { parts.append(("allOf", JSONLayout.array(choices))) }
        parts.append(("additionalProperties", "true"))
        parts.append(("examples", JSONLayout.array([minimalExample(of: shape)])))
        return JSONLayout.object(parts)
    }

    private func property(of member: Member, in shape: Shape) -> String {
        var parts = [(name: "description", value: JSONLayout.quoted(description(of: member)))]
        let keywords = keywords(of: member.type, in: shape)
        if member.isNullable {
            parts.append(("anyOf", JSONLayout.array([JSONLayout.object(keywords), #"{"type":"null"}"#])))
        } else {
            parts += keywords
        }
        if member.availability?.isObsolete == true { parts.append(("deprecated", "true")) }
        if let value = member.defaultValue { parts.append(("default", JSONLayout.minified(value))) }
        if let value = member.example { parts.append(("examples", JSONLayout.array([JSONLayout.minified(value)]))) }
        return JSONLayout.object(parts)
    }

    private func keywords(of type: MemberType, in shape: Shape) -> [(name: String, value: String)] {
        func text(_ keywords: (name: String, value: String)...) -> [(name: String, value: String)] {
            [("type", JSONLayout.quoted("string"))] + keywords
        }
        func whole(_ limits: (name: String, value: String)...) -> [(name: String, value: String)] {
            [("type", JSONLayout.quoted("integer"))] + limits
        }
        switch type {
        case .text(.plain): return text()
        case .text(.url): return text(("format", JSONLayout.quoted("uri")))
        case .text(.base64): return text(("contentEncoding", JSONLayout.quoted("base64")))
        case .text(.hex): return text(("pattern", JSONLayout.quoted("^([0-9A-Fa-f]{2})*$")))
        case .text(.country): return text(("pattern", JSONLayout.quoted("^[A-Z]{2}$")))
        // The W3C interface converts a currency code to upper case itself.
        case .text(.currency): return text(("pattern", JSONLayout.quoted(shape.group == .w3c ? "^[A-Za-z]{3}$" : "^[A-Z]{3}$")))
        case .text(.timeZone): return text()
        case .text(.duration): return text(("format", JSONLayout.quoted("duration")))
        case .amount: return text(("pattern", JSONLayout.quoted(#"^-?[0-9]+(\.[0-9]+)?$"#)))
        case .date: return text(("format", JSONLayout.quoted("date-time")))
        case .boolean: return [("type", JSONLayout.quoted("boolean"))]
        case .unsignedLong: return whole(("minimum", "0"), ("maximum", "4294967295"))
        case .unsignedShort: return whole(("minimum", "0"), ("maximum", "65535"))
        case .number: return [("type", JSONLayout.quoted("number"))]
        case .integer: return whole(("minimum", "-9223372036854775808"), ("maximum", "9223372036854775807"))
        case .token(let name), .record(let name): return [("$ref", reference(name))]
        case .list(let element):
            return [("type", JSONLayout.quoted("array")), ("items", JSONLayout.object(keywords(of: element, in: shape)))]
        case .choice(_, let selector, let cases): return choice(among: cases, by: selector)
        case .variant, .object: return [("type", JSONLayout.quoted("object"))]
        case .anything: return []
        }
    }

    /// Requires a dictionary for a member if another member has a certain value.
    private func choices(of member: Member) -> [String] {
        guard case .variant(_, let selector, let cases) = member.type else { return [] }
        return cases.map { choice in
            let consequence = JSONLayout.object([
                ("properties", JSONLayout.object([(member.name, JSONLayout.object([("$ref", reference(choice.shape))]))]))
            ])
            return JSONLayout.object([("if", condition(choice, by: selector)), ("then", consequence)])
        }
    }

    /// Requires the dictionary that a member of the object decides.
    private func choice(among cases: [MemberType.VariantCase], by selector: String) -> [(name: String, value: String)] {
        let choices = cases.map { choice in
            JSONLayout.object([
                ("if", condition(choice, by: selector)), ("then", JSONLayout.object([("$ref", reference(choice.shape))])),
            ])
        }
        let decider = cases.first.flatMap { self.shape(named: $0.shape) }.flatMap { shape in
            members(of: shape).first { $0.name == selector }.map { JSONLayout.object(keywords(of: $0.type, in: shape)) }
        }
        return [
            ("type", JSONLayout.quoted("object")), ("required", JSONLayout.texts([selector])),
            ("properties", JSONLayout.object([(selector, decider ?? "{}")])), ("allOf", JSONLayout.array(choices)),
        ]
    }

    private func condition(_ choice: MemberType.VariantCase, by selector: String) -> String {
        JSONLayout.object([
            ("properties", JSONLayout.object([(selector, JSONLayout.object([("const", JSONLayout.quoted(choice.value))]))])),
            ("required", JSONLayout.texts([selector])),
        ])
    }

    private func definition(of vocabulary: Vocabulary) -> String {
        let words = JSONLayout.texts(vocabulary.words.map { $0.value })
        let (remark, keyword) =
            switch vocabulary.unknownWords {
            case .throwing, .refused: ("", "enum")
            case .throwingIgnoringCase: (" Upper and lower case are equal; a browser rejects any other word.", "examples")
            case .tolerated: (" The list is open.", "examples")
            }
        return JSONLayout.object([
            ("title", JSONLayout.quoted(vocabulary.name)),
            ("description", JSONLayout.quoted("\(vocabulary.summary)\(remark) \(vocabulary.link)")),
            ("type", JSONLayout.quoted("string")),
            (keyword, words),
        ])
    }
}
