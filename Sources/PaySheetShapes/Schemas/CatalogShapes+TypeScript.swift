extension CatalogShapes {
    /// A TypeScript declaration of every dictionary and vocabulary, under the specification's names.
    package var typeScript: String {
        var text = "// \(GeneratedFile.notice)\n"
        for shape in shapes { text += "\n" + declaration(of: shape) }
        for vocabulary in vocabularies { text += "\n" + declaration(of: vocabulary) }
        return text
    }

    private func declaration(of shape: Shape) -> String {
        let heritage = shape.base.flatMap { self.shape(named: $0) }.map { " extends \($0.name)" } ?? ""
        var text = comment([shape.summary, shape.availability.sentence], shape.availability, link: shape.link, indent: "")
        text += "export interface \(shape.name)\(heritage) {\n"
        for member in shape.members {
            text += comment(
                [member.summary, member.availability?.sentence], member.availability, preset: member.defaultValue, indent: "  ")
            text +=
                "  \(member.name)\(member.canBeMissing ? "?" : ""): \(typeScriptType(member.type))\(member.isNullable ? " | null" : "");\n"
        }
        return text + "}\n"
    }

    private func comment(
        _ sentences: [String?], _ availability: Availability?, preset: String? = nil, link: String? = nil, indent: String
    ) -> String {
        // What is deprecated says so in a tag of its own.
        let said = (availability?.isObsolete == true ? Array(sentences.prefix(1)) : sentences).compactMap { $0 }
        var lines = [said.joined(separator: " ")]
        if let preset { lines.append("@default \(preset)") }
        if let advice = availability?.advice { lines.append("@deprecated \(advice)") }
        if let link { lines.append("@see {@link \(link)}") }
        if lines.count == 1 { return "\(indent)/** \(lines[0]) */\n" }
        return "\(indent)/**\n" + lines.map { "\(indent) * \($0)\n" }.joined() + "\(indent) */\n"
    }

    private func typeScriptType(_ type: MemberType) -> String {
        switch type {
        case .text, .amount, .date: return "string"
        case .boolean: return "boolean"
        case .unsignedLong, .unsignedShort, .integer, .number: return "number"
        case .token(let name), .record(let name): return name
        case .list(let element): return "\(typeScriptType(element))[]"
        case .variant(_, _, let cases): return (cases.map { $0.shape } + ["{ [name: string]: unknown }"]).joined(separator: " | ")
        case .choice(_, _, let cases): return "(" + cases.map { $0.shape }.joined(separator: " | ") + ")"
        case .object: return "{ [name: string]: unknown }"
        case .anything: return "unknown"
        }
    }

    private func declaration(of vocabulary: Vocabulary) -> String {
        let remark: String? =
            switch vocabulary.unknownWords {
            case .throwing, .refused: nil
            case .throwingIgnoringCase: "Upper and lower case are equal; a browser rejects any other word."
            case .tolerated: "The list is open."
            }
        var text = comment([vocabulary.summary, remark], nil, link: vocabulary.link, indent: "")
        text += "export type \(vocabulary.name) =\n"
        var lines = vocabulary.words.map { "  | \(JSONLayout.quoted($0.value))" }
        // Editors still offer the known words, and any other text is accepted.
        if remark != nil { lines.append("  | (string & {})") }
        return text + lines.joined(separator: "\n") + ";\n"
    }
}
