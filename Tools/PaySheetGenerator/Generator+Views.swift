import PaySheetShapes

/// A view reads a dictionary of a checked document without making values.
extension Generator {
    /// - Parameters:
    ///   - index: The enum with the indexes of the dictionaries.
    ///   - tables: The name of the tables, unless they are Apple Pay's.
    func view(of shape: Shape, index: String = "ShapeIndex", tables: String? = nil) -> String {
        let members = members(of: shape)
        let heirs = shape.isAbstract ? shapes.filter { $0.base == shape.name } : [shape]
        var text = opening(
            "\(shape.swiftName)View", "Reads \(shape.name) in a checked document.", members.map { $0.name }, of: heirs, index)
        if let tables { text += "    package static var tables: ShapeTables { .\(tables) }\n\n" }
        text +=
            shape.isAbstract
            ? "    package let shape: Int\n\n" + initializer("        self.shape = shape\n")
            : "    package var shape: Int { \(index).\(lowered(shape.swiftName)) }\n"
                + "    package var memberCount: Int { \(members.count) }\n\n" + initializer("")
        for (slot, member) in members.enumerated() {
            text += property(
                member.name, viewType(member.type), "\(slot)", nested: nestedShape(of: member.type, index),
                variant: variant(of: member, in: shape))
        }
        return text + "}\n"
    }

    /// A view of dictionaries that say the same under different names.
    var familiesFile: GeneratedFile {
        GeneratedFile(
            path: "Sources/PaySheet/Model/Generated/FamilyViews.swift",
            text: GeneratedFile.swiftHeader + families.map { view(of: $0, index: code.shapeIndex) }.joined(separator: "\n"))
    }

    /// The view of a family.
    func view(of family: Family, index: String, tables: String? = nil) -> String {
        let heirs = family.shapes.compactMap { shape(named: $0) }
        let names = family.members.map { $0[0] }
        var text = opening("\(family.name)View", family.summary, names, of: heirs, index)
        if let tables { text += "    package static var tables: ShapeTables { .\(tables) }\n\n" }
        text += "    package let shape: Int\n    /// The places of the members, a byte each; 255 where the dictionary has none.\n"
        text += "    private let places: UInt64\n\n"
        text += initializer("        self.shape = shape\n        places = \(family.name)View.places(in: shape)\n")
        text += "    @inline(__always)\n    package func place(of member: Member) -> Int {\n"
        text += "        \(family.name)View.place(member.rawValue, places)\n    }\n\n"
        text += "    package static func place(_ member: Int, in shape: Int) -> Int { place(member, places(in: shape)) }\n\n"
        text += "    @inline(__always)\n    private static func place(_ member: Int, _ places: UInt64) -> Int {\n"
        text += "        Int(Int8(truncatingIfNeeded: places &>> UInt64(member &* 8)))\n    }\n\n"
        text += "    private static func places(in shape: Int) -> UInt64 {\n        switch shape {\n"
        for heir in heirs {
            text += "        case \(index).\(lowered(heir.swiftName)): \(places(of: family, in: heir))\n"
        }
        text += "        default: .max\n        }\n    }\n\n"
        for spellings in family.members {
            guard let type = commonType(of: spellings, in: heirs) else { continue }
            let member = ".\(escaped(spellings[0]))"
            text += property(
                spellings[0], type, "place(of: \(member))",
                nested: type.isNested ? nestedShape(of: spellings, in: heirs, index) : nil)
        }
        return text + "}\n"
    }

    private func opening(_ name: String, _ summary: String, _ members: [String], of shapes: [Shape], _ index: String) -> String {
        let indexes = shapes.map { "\(index).\(lowered($0.swiftName))" }
        return "/// \(summary)\npackage struct \(name): View, ~Escapable {\n    package enum Member: Int, Sendable {\n        case "
            + members.map { escaped($0) }.joined(separator: ", ") + "\n    }\n\n"
            + "    package static var shapes: [Int] { [\(indexes.joined(separator: ", "))] }\n\n    package let cursor: Cursor\n"
    }

    private func initializer(_ more: String) -> String {
        "    @_lifetime(copy cursor)\n    package init(_ cursor: Cursor, shape: Int) {\n        self.cursor = cursor\n\(more)    }\n\n"
    }

    /// The index of the row that says which dictionaries the elements of a list can be.
    private func variant(of member: Member, in shape: Shape) -> Int? {
        guard case .list(.choice) = member.type else { return nil }
        return deciding.firstIndex { $0.shape.name == shape.name && $0.member.name == member.name }
    }

    private func property(_ name: String, _ type: ViewType, _ place: String, nested: String?, variant: Int? = nil) -> String {
        let further = nested.map { ", shape: \($0)" } ?? variant.map { ", variant: \($0)" } ?? ""
        let body = "cursor.\(type.accessor)(\(place)\(further))"
        return "    package var \(escaped(name)): \(type.name)? { \(type.isDependent ? "@_lifetime(copy self) get { \(body) }" : body) }\n"
    }

    /// The dictionary that a member leads to.
    private func nestedShape(of type: MemberType, _ index: String) -> String? {
        switch type {
        case .record(let name), .list(.record(let name)): "\(index).\(lowered(swiftType(.record(name))))"
        default: nil
        }
    }

    /// The same for a member of a family, whose dictionaries may lead to different ones.
    private func nestedShape(of spellings: [String], in heirs: [Shape], _ index: String) -> String? {
        let all = heirs.compactMap { heir -> (heir: String, nested: String)? in
            guard let member = members(of: heir).first(where: { spellings.contains($0.name) }),
                let nested = nestedShape(of: member.type, index)
            else { return nil }
            return ("\(index).\(lowered(heir.swiftName))", nested)
        }
        guard let usual = all.first?.nested else { return nil }
        let others = all.filter { $0.nested != usual }
        guard let other = others.first?.nested else { return usual }
        return "(\(others.map { "shape == \($0.heir)" }.joined(separator: " || "))) ? \(other) : \(usual)"
    }

    /// The places as a number, a byte for each member.
    private func places(of family: Family, in shape: Shape) -> String {
        let names = members(of: shape).map { $0.name }
        let places = family.members.map { spellings in names.firstIndex { spellings.contains($0) } ?? 255 }
        let word = places.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return "0x" + String(word, radix: 16, uppercase: true)
    }

    /// How a member of a family is read, where all dictionaries keep the same there. Lists and dictionaries that differ must be a
    /// family themselves.
    private func commonType(of spellings: [String], in heirs: [Shape]) -> ViewType? {
        var names: [String] = []
        var types: [ViewType] = []
        for heir in heirs {
            guard let member = members(of: heir).first(where: { spellings.contains($0.name) }) else { continue }
            switch member.type {
            case .record(let name), .list(.record(let name)): names.append(name)
            default: break
            }
            types.append(viewType(member.type))
        }
        guard let first = types.first else { return nil }
        if types.allSatisfy({ $0.name == first.name }) { return first }
        guard names.count == types.count, let family = families.first(where: { Set(names).isSubset(of: $0.shapes) }) else { return nil }
        let view = "\(family.name)View"
        return first.accessor == "list" ? ViewType("Records<\(view)>", "list") : ViewType(view, "view")
    }

    /// The type of a property of a view, and how the cursor reads it.
    private struct ViewType {
        let name: String
        let accessor: String
        /// It cannot outlive the document.
        let isDependent: Bool
        /// It leads to other dictionaries.
        var isNested: Bool { accessor == "view" || accessor == "list" }

        init(_ name: String, _ accessor: String, isDependent: Bool = true) {
            self.name = name
            self.accessor = accessor
            self.isDependent = isDependent
        }
    }

    private func viewType(_ type: MemberType) -> ViewType {
        switch type {
        case .amount: ViewType("Amount", "amount", isDependent: false)
        case .boolean: ViewType("Bool", "boolean", isDependent: false)
        case .unsignedLong: ViewType("UInt32", "unsignedLong", isDependent: false)
        case .unsignedShort: ViewType("UInt16", "unsignedShort", isDependent: false)
        case .integer: ViewType("Int64", "integer", isDependent: false)
        case .number: ViewType("ExactNumber", "number", isDependent: false)
        case .token: ViewType("WordView", "wordView")
        case .record(let name): ViewType("\(swiftType(.record(name)))View", "view")
        case .list(.record(let name)): ViewType("Records<\(swiftType(.record(name)))View>", "list")
        case .list(.choice): ViewType("ChoiceList", "choices")
        case .list: ViewType("WordList", "words")
        case .text, .date, .variant, .choice, .object, .anything: ViewType("Text", "text")
        }
    }
}
