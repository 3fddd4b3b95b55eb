import PaySheetShapes

extension Generator {
    /// How one dictionary is read and written.
    func record(_ shape: Shape) -> String {
        let name = shape.swiftName
        let members = members(of: shape)
        let catalog =
            code.name.map {
                "    package static var tables: ShapeTables { .\($0) }\n    /// The catalog of the type.\n"
                    + "    public static var catalogs: CatalogSet { .\($0) }\n"
            } ?? ""
        func each(_ line: (Int, Member) -> String) -> String { members.enumerated().map(line).joined(separator: "\n") }
        var text = """
            extension \(name): Record {
                package static var shapeIndex: Int { \(code.shapeIndex).\(lowered(name)) }
            \(catalog)
                /// The places of the members.
                package enum Slot {
            \(each { slot, member in "        package static var \(escaped(member.name)): Int { \(slot) }" })
                    package static var count: Int { \(members.count) }
                }

                package static var memberCount: Int { Slot.count }

            \(making(shape))
                package func write(_ writer: inout Writer) {
                    let object = writer.open(unknownMembers)
            \(each { slot, member in "        writer.put(\(slot), \"\(member.name)\", \(written(member)))" })
                    writer.close(object, unknownMembers)
                }

                /// Reads a document with the policy and the storage of a reader.
                public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<\(name)> {
                    reader.record(\(name).self, bytes)
                }

                /// The value as minified JSON.
                public var json: [UInt8] { Writer.json(self) }

                /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
                public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
                    DocumentReader.findings(in: self, policy: policy, expecting: expectations)
                }
            }

            #if !hasFeature(Embedded)
            extension \(name): Codable {
                /// Reads the value from any decoder, by way of its JSON.
                public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

                /// Gives any encoder the same JSON value as ``json``.
                public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
            }

            extension \(name): CustomReflectable {
                /// What printing shows: the members, however they are stored.
                @_optimize(none)
                public var customMirror: Mirror {
                    Mirror(
                        self,
                        children: [
            \(each { _, member in "                \"\(member.name)\": self.\(escaped(member.name)) as Any," })
                            "unknownMembers": unknownMembers,
                        ], displayStyle: .struct)
                }
            }
            #endif


            """
        if let base = shape.base, let parent = self.shape(named: base) { text += "extension \(name): \(parent.swiftName) {}\n\n" }
        return text
    }

    /// Returns the code that creates a value from a checked object. It uses the initializer of all members, so that nothing is set
    /// twice or copied.
    private func making(_ shape: Shape) -> String {
        let name = shape.swiftName
        let members = members(of: shape).enumerated().map { (slot: $0.offset, member: $0.element) }
        let parts = Dictionary(grouping: members.filter { $0.member.part != nil }) { $0.member.part ?? "" }
        var text = "    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> \(name) {\n"
        text += "        \(name)(\n"
        for (slot, member) in members {
            guard let part = member.part else {
                text += "            \(stored(member)): \(made(member, slot, in: shape)),\n"
                continue
            }
            guard let slots = parts[part]?.map({ $0.slot }), slot == slots.first else { continue }
            let mask = String(slots.reduce(0) { $0 | 1 << UInt64($1) } as UInt64, radix: 16)
            text += "            _\(part): cursor.presentMembers(Slot.count) & 0x\(mask) != 0 ? \(part)(cursor, document) : Boxed(),\n"
        }
        text += "            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))\n    }\n"
        for (part, members) in parts.sorted(by: { $0.key < $1.key }) {
            let type = partType(part)
            text += "\n    @inline(never)\n"
            text += "    private static func \(part)(_ cursor: Cursor, _ document: [UInt8]) -> Boxed<\(type)> {\n"
            text += "        Boxed(\n            part: \(type)(\n"
            text += members.map { "                \($0.member.name): \(read($0.member.type, $0.slot))" }.joined(separator: ",\n")
            text += "))\n    }\n"
        }
        return text
    }

    /// How one member is read for the initializer of all members.
    private func made(_ member: Member, _ slot: Int, in shape: Shape) -> String {
        if let exemption = member.exemption, let other = members(of: shape).first(where: { $0.name == exemption.member }) {
            let word = swiftType(other.type) + "." + exemption.word + "Index"
            return "try cursor.needed(\(read(member.type, slot)), unless: Slot.\(exemption.member), is: \(word))"
        }
        let isOptional = member.presence == .optional
        switch (storage(of: member), member.type) {
        case (.boxed, .record): return "cursor.boxedRecord(\(slot), document)"
        case (.boxed, _): return "cursor.boxed(\(slot)) { cursor in \(read(member.type, slot)) }"
        case (_, .record) where !isOptional: return "try cursor.neededRecord(\(slot), document)"
        case (let storage, _):
            let value = isOptional ? read(member.type, slot) : "try cursor.needed(\(read(member.type, slot)))"
            return storage == .kept ? "Kept(\(value))" : value
        }
    }

    /// What the writer gets of a member.
    private func written(_ member: Member) -> String {
        storage(of: member) == .kept ? "\(stored(member)).form" : escaped(member.name)
    }

    private func read(_ type: MemberType, _ slot: Int) -> String {
        switch type {
        case .text(.country): "cursor.country(\(slot))"
        case .text(.currency): "cursor.currency(\(slot))"
        case .text: "cursor.text(\(slot), document)"
        case .amount: "cursor.amount(\(slot))"
        case .boolean: "cursor.boolean(\(slot))"
        case .unsignedLong: "cursor.unsignedLong(\(slot))"
        case .unsignedShort: "cursor.unsignedShort(\(slot))"
        case .integer: "cursor.integer(\(slot))"
        case .number: "cursor.number(\(slot))"
        case .date: "cursor.timestamp(\(slot), document)"
        case .token: "cursor.word(\(slot))"
        case .record: "cursor.record(\(slot), document)"
        case .list(.record): "cursor.records(\(slot), document)"
        case .list(.choice): "cursor.choices(\(slot), document)"
        case .list(.token): "cursor.vocabulary(\(slot))"
        case .list(.text(.country)): "cursor.countries(\(slot))"
        case .list: "cursor.strings(\(slot))"
        case .variant(let name, _, _): "\(name)(cursor, \(slot), document)"
        case .choice: "cursor.chosen(\(slot), document)"
        case .object, .anything: "cursor.raw(\(slot))"
        }
    }

    /// What the heirs of an abstract dictionary have in common.
    func baseFile(_ shape: Shape) -> GeneratedFile {
        var text = GeneratedFile.swiftHeader
        text += documentation(of: shape, "<\(shape.link)>") + "\(access(shape.use)) protocol \(shape.swiftName): PaymentObject {\n"
        for member in shape.members {
            text += "    /// \(documentation(of: member))\n    var \(escaped(member.name)): \(swiftType(member)) { get set }\n"
        }
        text += "}\n\n" + view(of: shape)
        return GeneratedFile(path: "Sources/PaySheet/Model/Generated/\(shape.swiftName).swift", text: text)
    }

    /// Enums for members whose dictionary another member decides.
    var variantFiles: [GeneratedFile] {
        var files: [String: GeneratedFile] = [:]
        for shape in shapes {
            for member in members(of: shape) {
                guard case .variant(let name, let by, let cases) = member.type, files[name] == nil else { continue }
                var text = GeneratedFile.swiftHeader
                text += "/// What `\(member.name)` of \(shape.name) holds; `\(by)` decides.\npublic enum \(name): Sendable, Hashable {\n"
                for choice in cases {
                    let type = self.shape(named: choice.shape)?.swiftName ?? choice.shape
                    text += "    /// \(choice.shape), where `\(by)` is `\(choice.value)`.\n    case \(choice.caseName)(\(type))\n"
                }
                text += "    /// Anything else, left unexamined.\n    case other(RawJSON)\n\n"
                text +=
                    "    init?(_ cursor: Cursor, _ member: Int, _ document: [UInt8]) {\n        switch cursor.choice(member) {\n"
                for (index, choice) in cases.enumerated() {
                    let type = self.shape(named: choice.shape)?.swiftName ?? choice.shape
                    text +=
                        "        case \(index + 1):\n            guard let value = cursor.record(member, document, as: \(type).self) else { return nil }\n"
                    text += "            self = .\(choice.caseName)(value)\n"
                }
                text +=
                    "        default:\n            guard let value = cursor.raw(member) else { return nil }\n            self = .other(value)\n        }\n    }\n}\n\n"
                text += "extension \(name): JSONWritable {\n    package func write(_ writer: inout Writer) {\n        switch self {\n"
                for choice in cases { text += "        case .\(choice.caseName)(let value): value.write(&writer)\n" }
                text += "        case .other(let value): value.write(&writer)\n        }\n    }\n}\n"
                files[name] = GeneratedFile(path: "Sources/PaySheet/Model/Generated/\(name).swift", text: text)
            }
        }
        return files.values.sorted { $0.path < $1.path }
    }

    /// Enums for dictionaries that one of their own members decides.
    var choiceFiles: [GeneratedFile] {
        var files: [String: GeneratedFile] = [:]
        for (shape, member, choice) in deciding {
            guard case .choice(let name, let by, let cases) = choice, files[name] == nil else { continue }
            func each(_ line: (Int, MemberType.VariantCase) -> String) -> String {
                cases.enumerated().map(line).joined(separator: "\n")
            }
            let text =
                code.header + """
                    /// What `\(member.name)` of \(shape.name) holds; its own `\(by)` decides.
                    public enum \(name): Sendable, Hashable {
                    \(each { "    /// \($1.shape), whose `\(by)` is `\($1.value)`.\n    case \($1.caseName)(\(swiftType(.record($1.shape))))" })
                        /// Anything else, left unexamined.
                        case other(RawJSON)
                    }

                    extension \(name): Choice {
                        package static func value(_ choice: Int, of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> \(name) {
                            switch choice {
                    \(each { "        case \($0 + 1): .\($1.caseName)(try cursor.value(of: document))" })
                            default: .other(cursor.raw)
                            }
                        }

                        package func write(_ writer: inout Writer) {
                            switch self {
                    \(each { "        case .\($1.caseName)(let value): value.write(&writer)" })
                            case .other(let value): value.write(&writer)
                            }
                        }
                    }

                    """
            files[name] = GeneratedFile(path: "\(code.models)/\(name).swift", text: text)
        }
        return files.values.sorted { $0.path < $1.path }
    }

    /// The members with dictionaries that a member decides, in the order of their rows, with the type that says which ones.
    var deciding: [(shape: Shape, member: Member, type: MemberType)] {
        shapes.flatMap { shape in
            members(of: shape).compactMap { member in
                switch member.type {
                case .variant, .choice, .list(.choice): (shape, member, Generator.element(member.type))
                default: nil
                }
            }
        }
    }

    static func element(_ type: MemberType) -> MemberType {
        if case .list(let element) = type { return element }
        return type
    }

    /// One vocabulary as a Swift type that keeps unknown words.
    func vocabularyFile(_ vocabulary: Vocabulary) -> GeneratedFile {
        let name = vocabulary.swiftName
        let place = "\(code.wordIndex).\(lowered(name))\(code.tablesArgument)"
        var text = code.header
        text +=
            "/// \(vocabulary.summary)\n///\n/// The list is open: a word that this version does not know keeps its spelling.\n///\n/// <\(vocabulary.link)>\n"
        text += "\(access(vocabulary.use)) struct \(name): OpenVocabulary, RawRepresentable, CustomStringConvertible {\n"
        text += "    package let word: VocabularyWord\n\n"
        text += "    package init(word: VocabularyWord) { self.word = word }\n\n"
        text += "    /// Takes any word.\n    public init(rawValue: String) { word = VocabularyWord(rawValue, in: \(place)) }\n\n"
        text += "    /// The spelling in the JSON.\n    public var rawValue: String { word.text(in: \(place)) }\n\n"
        text += "    /// The spelling in the JSON.\n    public var description: String { rawValue }\n\n"
        text += "    /// True for a word of the list.\n    public var isKnown: Bool { word.isKnown }\n\n"
        // The ones that `RawRepresentable` offers make and compare two texts.
        text += "    /// Returns true for the same word.\n"
        text += "    public static func == (left: \(name), right: \(name)) -> Bool { left.word == right.word }\n\n"
        text += "    /// Feeds the word into a hasher.\n"
        text += "    public func hash(into hasher: inout Hasher) { word.hash(into: &hasher) }\n\n"
        for (index, word) in vocabulary.words.enumerated() {
            text += "    /// `\(word.value)`: \(word.summary)\n"
            text += "    public static var \(escaped(word.swiftName)): \(name) { \(name)(word: .known(\(index))) }\n"
            text += "    package static var \(word.swiftName)Index: Int { \(index) }\n"
        }
        text += "\n    /// The known words, in the specification's order.\n"
        text +=
            "    public static var all: [\(name)] { [\(vocabulary.words.map { ".\(escaped($0.swiftName))" }.joined(separator: ", "))] }\n\n"
        text += "    package func write(_ writer: inout Writer) { rawValue.write(&writer) }\n}\n\n"
        text += "#if !hasFeature(Embedded)\nextension \(name): Codable {}\n#endif\n"
        return GeneratedFile(path: "\(code.words)/\(name).swift", text: text)
    }
}
