import PaySheetShapes

/// The structure that a program works with: properties, their storage, and the initializer.
extension Generator {
    /// The Swift file of one dictionary. One whose type is in another module has its view in a file of its own.
    func modelFiles(_ shape: Shape) -> [GeneratedFile] {
        let view = view(of: shape, index: code.shapeIndex, tables: code.name)
        let model = structure(shape) + "\n" + record(shape)
        guard case .module(let module) = shape.use else {
            return [GeneratedFile(path: "\(code.models)/\(shape.swiftName).swift", text: code.header + model + view)]
        }
        return [
            GeneratedFile(path: "Sources/\(module)/Generated/\(shape.swiftName).swift", text: code.headerOfImporter + model),
            GeneratedFile(path: "\(code.models)/\(shape.swiftName)View.swift", text: code.header + view),
        ]
    }

    /// The access level of a type.
    func access(_ use: TypeUse) -> String { use == .package ? "package" : "public" }

    /// The access level of the property for a member, which is that of its type.
    private func access(_ type: MemberType) -> String {
        switch type {
        case .token(let name): access(vocabulary(named: name)?.use ?? .everyone)
        case .record(let name): access(shape(named: name)?.use ?? .everyone)
        case .list(let element): access(element)
        default: "public"
        }
    }

    private func structure(_ shape: Shape) -> String {
        let members = members(of: shape)
        var text = documentation(of: shape, "\(shape.name): <\(shape.link)>")
        text += "\(access(shape.use)) struct \(shape.swiftName): PaymentObject {\n"
        var parts: [String] = []
        for member in members {
            text += "    /// \(documentation(of: member))\n" + property(member)
            guard let part = member.part, !parts.contains(part) else { continue }
            parts.append(part)
            text += "    private var _\(part) = Boxed<\(partType(part))>()\n"
        }
        text += "    /// The members that this type does not know, and how the known ones were written.\n"
        text += "    public var unknownMembers: UnknownMembers\n}\n\n"
        text += initializer(shape, members.filter { $0.presence != .optional })
        for part in parts { text += "\n" + structure(of: part, shape) }
        return text
    }

    /// In an extension, because the structure then keeps the initializer of all its members, which reading uses.
    private func initializer(_ shape: Shape, _ needed: [Member]) -> String {
        var text = "extension \(shape.swiftName) {\n"
        text +=
            needed.isEmpty
            ? "    /// Creates a value without members; all of them are optional.\n"
            : "    /// Creates a value with the members that it needs. Set the optional members afterwards.\n"
        text += "    public init(\(needed.map { "\($0.name): \(swiftType($0.type))" }.joined(separator: ", "))) {"
        if needed.isEmpty { return text + " unknownMembers = UnknownMembers() }\n}\n" }
        text += "\n"
        for member in needed {
            let name = escaped(member.name)
            text +=
                storage(of: member) == .kept ? "        \(stored(member)) = Kept(of: \(name))\n" : "        self.\(member.name) = \(name)\n"
        }
        return text + "        unknownMembers = UnknownMembers()\n    }\n}\n"
    }

    /// The members that are outside of the value in one piece.
    private func structure(of part: String, _ shape: Shape) -> String {
        var text = "extension \(shape.swiftName) {\n    /// Members that few values have.\n"
        text += "    struct \(partType(part)): MemberPart {\n"
        for member in members(of: shape) where member.part == part {
            text += "        var \(escaped(member.name)): \(swiftType(member))\n"
        }
        return text + "    }\n}\n"
    }

    private func property(_ member: Member) -> String {
        let name = escaped(member.name)
        let type = swiftType(member)
        let stored = stored(member)
        let (isOptional, access) = (member.presence == .optional, access(member.type))
        func property(_ getter: String, _ setter: String) -> String {
            let line = "    \(access) var \(name): \(type) { get { \(getter) } set { \(setter) } }\n"
            return line.count <= 140
                ? line : "    \(access) var \(name): \(type) {\n        get { \(getter) }\n        set { \(setter) }\n    }\n"
        }
        switch storage(of: member) {
        case .plain: return "    \(access) var \(name): \(type)\n"
        case .kept:
            return property("\(stored).value", "\(stored).value = newValue")
                + (isOptional ? "    private var \(stored) = Kept<\(type)>(nil)\n" : "    private var \(stored): Kept<\(type)>\n")
        case .boxed:
            return property("\(stored).value", "\(stored).value = newValue")
                + "    private var \(stored) = Boxed<\(swiftType(member.type))>()\n"
        case .part: return property("\(stored).value?.\(name)", "\(stored).change { $0.\(name) = newValue }")
        }
    }

    // MARK: Storage

    /// How a structure stores a member.
    enum Storage: Equatable {
        /// As the value that a program uses.
        case plain
        /// In another form, from which the value is made when a program asks for it.
        case kept
        /// Outside of the structure.
        case boxed
        /// Outside of the structure, together with others.
        case part(String)
    }

    /// Text and lists of words are kept. Optional dictionaries, dates and amounts are boxed: most documents have few of them.
    func storage(of member: Member) -> Storage {
        if let part = member.part { return .part(part) }
        switch member.type {
        case .text(.country), .text(.currency): return .plain
        case .text, .list(.token): return .kept
        case .record, .date, .amount, .variant, .choice: return member.presence == .optional ? .boxed : .plain
        default: return .plain
        }
    }

    /// The name of the stored property.
    func stored(_ member: Member) -> String {
        switch storage(of: member) {
        case .plain: member.name
        case .kept, .boxed: "_\(member.name)"
        case .part(let part): "_\(part)"
        }
    }

    /// The type of a part, inside that of its dictionary.
    func partType(_ part: String) -> String { part.prefix(1).uppercased() + part.dropFirst() }

    // MARK: Documentation

    /// What a dictionary is for, and where it is documented.
    func documentation(of shape: Shape, _ link: String) -> String { "/// \(shape.summary)\n///\n/// \(link)\n" }

    /// What a member holds, with its default and what a system needs for it.
    func documentation(of member: Member) -> String {
        let preset = member.defaultValue.map { "Default: `\($0)`." }
        return [member.summary, preset, member.availability?.sentence].compactMap { $0 }.joined(separator: " ")
    }

    /// The Swift type of the property.
    func swiftType(_ member: Member) -> String { swiftType(member.type) + (member.canBeMissing ? "?" : "") }
}
