public import PaySheetShapes

extension Generator {
    /// The Swift type of a new dictionary, to start from. From then on it is written by hand: it is what people read.
    public func scaffold(_ shape: Shape) -> GeneratedFile {
        let members = members(of: shape)
        let needed = members.filter { $0.presence != .optional }
        var text = "/// \(shape.summary)\n///\n/// \(shape.name): <\(shape.link)>\npublic struct \(shape.swiftName): PaymentObject {\n"
        for member in members {
            text += "    /// \(member.summary)\(remark(member))\n"
            text += property(member)
        }
        text += "    /// Members that this type has no property for, and how the known ones were written.\n"
        text += "    public var unknownMembers: UnknownMembers\n}\n\n"
        text += "// In an extension, so that the type keeps the initializer of all its members, which reading goes by.\n"
        text += "extension \(shape.swiftName) {\n"
        text +=
            needed.isEmpty
            ? "    /// Makes an empty one; every member may be absent.\n"
            : "    /// Takes what must be there; everything else is set afterwards.\n"
        text += "    public init(\(needed.map { "\($0.name): \(swiftType($0.type))" }.joined(separator: ", "))) {"
        let settings = needed.map { member in
            guard let kept = keptType(member.type) else { return "        self.\(member.name) = \(escaped(member.name))\n" }
            return "        \(stored(member)) = \(kept.name)(\(escaped(member.name)))\n"
        }.joined()
        text +=
            needed.isEmpty
            ? " unknownMembers = UnknownMembers() }\n}\n"
            : "\n\(settings)        unknownMembers = UnknownMembers()\n    }\n}\n"
        return GeneratedFile(path: "Sources/PaySheet/Model/\(shape.group.folder)/\(shape.swiftName).swift", text: text)
    }

    private func property(_ member: Member) -> String {
        let optional = member.presence == .optional ? "?" : ""
        let type = swiftType(member.type)
        guard let kept = keptType(member.type) else {
            return "    \(isBoxed(member) ? "@Boxed " : "")public var \(escaped(member.name)): \(type)\(optional)\n"
        }
        let stored = stored(member)
        let set = member.presence == .optional ? "newValue.map { \(kept.name)($0) }" : "\(kept.name)(newValue)"
        var text = "    public var \(escaped(member.name)): \(type)\(optional) {\n"
        text += "        get { \(stored)\(optional).\(kept.value) }\n        set { \(stored) = \(set) }\n    }\n"
        if case .list(let element) = member.type { return text + "    var \(stored): \(kept.name)<\(swiftType(element))>\(optional)\n" }
        return text + "    var \(stored): \(kept.name)\(optional)\n"
    }

    /// The form in which texts and lists of words are kept, and what gives the value.
    func keptType(_ type: MemberType) -> (name: String, value: String)? {
        switch type {
        case .text(.country), .text(.currency): nil
        case .text: ("KeptText", "string")
        case .list(.token): ("KeptWords", "words")
        default: nil
        }
    }

    /// Optional dictionaries, dates and amounts are kept outside: most requests have few of them.
    func isBoxed(_ member: Member) -> Bool {
        guard member.presence == .optional else { return false }
        switch member.type {
        case .record, .date, .amount, .variant: return true
        default: return false
        }
    }

    private func remark(_ member: Member) -> String {
        let remarks = [member.defaultValue.map { "Absent means `\($0)`." }, sentence(member.availability)]
        return remarks.compactMap { $0 }.map { " " + $0 }.joined()
    }
}

extension Shape.Group {
    /// The folder of the group's types.
    var folder: String {
        switch self {
        case .w3c: "W3C"
        default: rawValue.prefix(1).uppercased() + rawValue.dropFirst()
        }
    }
}
