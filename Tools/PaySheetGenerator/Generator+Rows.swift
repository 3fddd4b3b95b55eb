package import PaySheetShapes

extension Generator {
    /// The tables of Apple Pay, which readers work with.
    var rowsFile: GeneratedFile {
        let text =
            GeneratedFile.swiftHeader
            + "/// The rows of ``ShapeTables/applePay``: data that needs no work at start-up.\nenum ApplePayRows {\n"
            + rowTables + "}\n\n"
            + indexEnum("ShapeIndex", "The indexes of the dictionaries in the tables.", shapes.map { $0.swiftName }) + "\n"
            + indexEnum("VocabularyIndex", "The indexes of the vocabularies in the tables.", vocabularies.map { $0.swiftName })
        return GeneratedFile(path: "Sources/PaySheet/Reading/Generated/ShapeTables+Rows.swift", text: text)
    }

    /// The tables of another catalog, as one file: `ShapeTables.<name>`, and the indexes of its dictionaries and words.
    ///
    /// - Parameters:
    ///   - name: The name of the static member, such as `vouchers`.
    ///   - path: Where the file belongs, from the root of the repository.
    private func tablesFile(of name: String, path: String) -> GeneratedFile {
        let type = name.prefix(1).uppercased() + name.dropFirst()
        var text =
            code.fileHeader + (code.hasValues && !families.isEmpty ? "package " : "")
            + "import PaySheet\n\n/// The rows of the tables.\nenum \(type)Rows {\n"
            + rowTables + "}\n\n"
        text += indexEnum("\(type)Shape", "The indexes of the dictionaries in the tables.", shapes.map { $0.swiftName }) + "\n"
        text += indexEnum("\(type)Word", "The indexes of the vocabularies in the tables.", vocabularies.map { $0.swiftName }) + "\n"
        for family in families { text += view(of: family, index: "\(type)Shape", tables: name) + "\n" }
        text += "extension ShapeTables {\n    static let \(name) = ShapeTables(\n"
        let fields = [
            "names", "middles", "places", "members", "shapes", "shapeTexts", "vocabularies", "vocabularyTexts", "variants",
            "choiceShapes",
        ]
        text += fields.map { "        \($0): \(type)Rows.\($0)" }.joined(separator: ",\n") + ")\n}\n"
        return GeneratedFile(path: path, text: text)
    }

    /// The Swift code of another catalog: its tables, and a type for each dictionary and vocabulary.
    package var catalogFiles: [GeneratedFile] {
        guard let name = code.name else { return [] }
        let type = name.prefix(1).uppercased() + name.dropFirst()
        let tables = tablesFile(of: name, path: "\(code.models)/\(type)Tables.swift")
        guard code.hasValues else { return [tables] }
        return [tables] + shapes.flatMap { modelFiles($0) }
            + vocabularies.map { vocabularyFile($0) } + choiceFiles
    }

    /// The reference and the schemas of another catalog.
    package var catalogPages: [GeneratedFile] {
        kinds.map { GeneratedFile(path: "Docs/Schemas/\($0.name).schema.json", text: tables.jsonSchema(for: $0)) } + referenceFiles
    }

    private func indexEnum(_ name: String, _ comment: String, _ members: [String]) -> String {
        "/// \(comment)\npackage enum \(name) {\n"
            + members.enumerated().map { "    package static var \(escaped(lowered($1))): Int { \($0) }\n" }.joined() + "}\n"
    }

    /// The tables, as static members.
    private var rowTables: String {
        var names = NameTable()
        var memberRows: [String] = []
        var shapeRows: [String] = []
        var pendingVariants: [(selector: Int, cases: [MemberType.VariantCase])] = []
        for shape in shapes {
            let members = members(of: shape)
            var required: UInt64 = 0
            var expected: UInt64 = 0
            var nullable: UInt64 = 0
            var variants: UInt64 = 0
            for (slot, member) in members.enumerated() {
                if member.presence == .required { required |= 1 << UInt64(slot) }
                if member.presence == .expected { expected |= 1 << UInt64(slot) }
                if member.isNullable { nullable |= 1 << UInt64(slot) }
                var argument: Int?
                switch Generator.element(member.type) {
                case .variant(_, let by, let cases):
                    variants |= 1 << UInt64(slot)
                    argument = pendingVariants.count
                    pendingVariants.append((members.firstIndex { $0.name == by } ?? 0, cases))
                case .choice(_, let by, let cases):
                    argument = pendingVariants.count
                    pendingVariants.append((selector(by, of: cases), cases))
                default: break
                }
                memberRows.append("\(memberRow(member, variant: argument)),  // \(shape.name).\(member.name)")
            }
            let list = names.add(members.map { $0.name })
            shapeRows.append(
                """
                ShapeRow(
                            \(list),
                            required: 0x\(hex(required)), expected: 0x\(hex(expected)), isConverted: \(isConverted(shape)), raisesCurrency: \(shape.group == .w3c), \(shape.isOpen ? "isOpen: true, " : "")\(nullable == 0 ? "" : "nullable: 0x\(hex(nullable)), ")variants: 0x\(hex(variants))),  // \(shape.name)
                """)
        }
        var vocabularyRows: [String] = []
        for vocabulary in vocabularies {
            let list = names.add(vocabulary.words.map { $0.value })
            let unknown =
                switch vocabulary.unknownWords {
                case .throwing, .refused: "throwing"
                case .throwingIgnoringCase: "throwingIgnoringCase"
                case .tolerated: "tolerated"
                }
            vocabularyRows.append("VocabularyRow(\(list), unknown: .\(unknown)),  // \(vocabulary.name)")
        }
        var variantRows: [String] = []
        var choices: [Int] = []
        for variant in pendingVariants {
            let list = names.add(variant.cases.map { $0.value })
            variantRows.append("VariantRow(selector: \(variant.selector), names: \(list), firstShape: \(choices.count)),")
            choices += variant.cases.map { index(ofShape: $0.shape) }
        }
        func table(_ name: String, _ type: String, _ rows: [String]) -> String {
            "    static let \(name): [\(type)] = [\n" + rows.map { "        \($0)\n" }.joined() + "    ]\n"
        }
        return table("names", "NameRow", names.rows) + "\n"
            + table("middles", "UInt64", names.middles.map { "0x\(hex($0))," }) + "\n"
            + table("places", "UInt8", names.places.chunked(24).map { $0.map { "\($0)," }.joined(separator: " ") }) + "\n"
            + table("members", "MemberRow", memberRows) + "\n"
            + table("shapes", "ShapeRow", shapeRows) + "\n"
            + table("shapeTexts", "StaticString", shapes.map { "\"\($0.name)\"," }) + "\n"
            + table("vocabularies", "VocabularyRow", vocabularyRows) + "\n"
            + table("vocabularyTexts", "StaticString", vocabularies.map { "\"\($0.name)\"," }) + "\n"
            + table("variants", "VariantRow", variantRows) + "\n"
            + "    static let choiceShapes: [UInt8] = [\(choices.map { "\($0)" }.joined(separator: ", "))]\n"
    }

    /// Which dictionaries a browser converts: those that a page hands over, not those that a server or the system makes.
    func isConverted(_ shape: Shape) -> Bool {
        switch shape.group {
        case .request, .items, .shipping, .contacts, .special, .updates, .result, .w3c, .installments: true
        case .payment, .session, .token, .flow, .other: false
        }
    }

    private func memberRow(_ member: Member, variant: Int?) -> String {
        var parts = [".\(code(member.type))"]
        if case .list(let element) = member.type {
            parts.append("element: .\(code(element))")
            if let argument = variant ?? argument(element) { parts.append("argument: \(argument)") }
        } else if let argument = variant ?? argument(member.type) {
            parts.append("argument: \(argument)")
        }
        if member.isPersonal { parts.append("isPersonal: true") }
        if case .version(let version) = member.availability { parts.append("since: \(version)") }
        return "MemberRow(\(parts.joined(separator: ", ")))"
    }

    /// The place of the member that decides, which is the same in all of its dictionaries.
    private func selector(_ name: String, of cases: [MemberType.VariantCase]) -> Int {
        cases.first.flatMap { shape(named: $0.shape) }.flatMap { members(of: $0).firstIndex { $0.name == name } } ?? 0
    }

    private func argument(_ type: MemberType) -> Int? {
        switch type {
        case .token(let name): index(ofVocabulary: name)
        case .record(let name): index(ofShape: name)
        default: nil
        }
    }

    private func code(_ type: MemberType) -> String {
        switch type {
        case .text(.plain): "text"
        case .text(let form): form.rawValue
        case .amount: "amount"
        case .boolean: "boolean"
        case .unsignedLong: "unsignedLong"
        case .unsignedShort: "unsignedShort"
        case .integer: "integer"
        case .number: "number"
        case .token: "token"
        case .date: "date"
        case .record: "record"
        case .list: "list"
        case .variant: "variant"
        case .choice: "choice"
        case .object: "object"
        case .anything: "anything"
        }
    }

    /// Where a document may begin.
    var kindsFile: GeneratedFile {
        var text = GeneratedFile.swiftHeader
        text += "extension DocumentKind {\n"
        for kind in kinds {
            text += "    /// `\(kind.name)`\(kind.name == kind.shape ? "" : ", the dictionary \(kind.shape)").\n"
            text += "    public static let \(kind.swiftName) = DocumentKind(name: \"\(kind.name)\", shape: \(index(ofShape: kind.shape)))\n"
        }
        text += "\n    /// Every kind, in the order in which `auto` prefers them.\n    public static let all: [DocumentKind] = [\n"
        text += kinds.map { "        .\($0.swiftName),\n" }.joined() + "    ]\n}\n"
        return GeneratedFile(path: "Sources/PaySheet/Reading/Generated/DocumentKind+All.swift", text: text)
    }
}

/// The name of a type as the name of a value.
func lowered(_ name: String) -> String {
    if name.hasPrefix("W3C") { return "w3c" + name.dropFirst(3) }
    return (name.first.map { String($0).lowercased() } ?? "") + name.dropFirst()
}

extension Array {
    func chunked(_ size: Int) -> [ArraySlice<Element>] {
        stride(from: 0, to: count, by: size).map { self[$0..<Swift.min($0 + size, count)] }
    }
}
