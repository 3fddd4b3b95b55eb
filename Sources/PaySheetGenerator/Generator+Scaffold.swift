public import PaySheetShapes

extension Generator {
    /// The Swift type of a new dictionary, to start from. From then on it is written by hand: it is what people read.
    public func scaffold(_ shape: Shape) -> GeneratedFile {
        let members = members(of: shape)
        let needed = members.filter { $0.presence != .optional }
        var text = "/// \(shape.summary)\n///\n/// \(shape.name): <\(shape.link)>\npublic struct \(shape.swiftName): PaymentObject {\n"
        for member in members {
            text += "    /// \(member.summary)\(remark(member))\n"
            text +=
                "    \(isBoxed(member) ? "@Boxed " : "")public var \(escaped(member.name)): \(swiftType(member.type))\(member.presence == .optional ? "?" : "")\n"
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
        let settings = needed.map { "        self.\($0.name) = \(escaped($0.name))\n" }.joined()
        text +=
            needed.isEmpty
            ? " unknownMembers = UnknownMembers() }\n}\n"
            : "\n\(settings)        unknownMembers = UnknownMembers()\n    }\n}\n"
        return GeneratedFile(path: "Sources/PaySheet/Model/\(shape.group.folder)/\(shape.swiftName).swift", text: text)
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
