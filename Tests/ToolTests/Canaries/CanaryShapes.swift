import PaySheetShapes

/// Documents made of the tables of a catalog, with a value of the test's choice in some members.
///
/// A new member, dictionary or kind is in them without a change of a test.
struct CanaryShapes {
    let tables: CatalogShapes
    /// Returns the value of a member, as JSON; `nil` for a valid one.
    let value: (_ shape: Shape, _ member: Member) -> String?
    /// What each object has besides its members.
    var extra = ""
    /// Which dictionary of a choice to use.
    var turn = 0

    func document(_ kind: KindRow) -> String { tables.shape(named: kind.shape).map { object($0, 0, nil) } ?? "{}" }

    /// - Parameter choice: The member that decides which dictionary this is, and its word.
    private func object(_ shape: Shape, _ depth: Int, _ choice: (member: String, word: String)?) -> String {
        let members = tables.members(of: shape)
        var decided: [String: String] = [:]
        if let choice { decided[choice.member] = choice.word }
        for case .variant(_, let selector, let cases) in members.map({ $0.type }) { decided[selector] = cases[turn % cases.count].value }
        var written = members.compactMap { member -> String? in
            let json = decided[member.name].map { "\"" + $0 + "\"" } ?? scalar(shape, member) ?? value(member.type, depth, shape, member)
            return json.map { "\"" + member.name + "\":" + $0 }
        }
        if !extra.isEmpty { written.append(extra) }
        return "{" + written.joined(separator: ",") + "}"
    }

    private func scalar(_ shape: Shape, _ member: Member) -> String? {
        if case .list = member.type { nil } else { CanaryShapes.isScalar(member.type) ? value(shape, member) : nil }
    }

    /// Whether a value of the type, or each element of it, has no members that a table describes.
    static func isScalar(_ type: MemberType) -> Bool {
        switch type {
        case .record, .variant, .choice: false
        case .list(let element): isScalar(element)
        default: true
        }
    }

    private func value(_ type: MemberType, _ depth: Int, _ shape: Shape, _ member: Member) -> String? {
        switch type {
        case .record(let name):
            guard depth < CanaryShapes.deepest else { return nil }
            return tables.shape(named: name).map { object($0, depth + 1, nil) }
        case .variant(_, _, let cases):
            guard depth < CanaryShapes.deepest else { return nil }
            return tables.shape(named: cases[turn % cases.count].shape).map { object($0, depth + 1, nil) }
        case .choice(_, let selector, let cases):
            guard depth < CanaryShapes.deepest else { return nil }
            let one = cases[turn % cases.count]
            return tables.shape(named: one.shape).map { object($0, depth + 1, (selector, one.value)) }
        case .list(let element):
            if CanaryShapes.isScalar(element), let inner = value(shape, member) { return "[" + inner + "]" }
            let inner = value(element, depth, shape, member)
            // An example of a list is the list.
            return inner.map { $0.hasPrefix("[") ? $0 : "[" + $0 + "]" }
        default: return member.example ?? member.defaultValue ?? value(of: type)
        }
    }

    /// The dictionaries that a value of a type can be.
    static func dictionaries(in type: MemberType) -> [String] {
        switch type {
        case .record(let name): [name]
        case .variant(_, _, let cases), .choice(_, _, let cases): cases.map { $0.shape }
        case .list(let element): dictionaries(in: element)
        default: []
        }
    }

    /// The member that decides which dictionary a value of a type is.
    static func selector(of type: MemberType) -> String? {
        switch type {
        case .variant(_, let name, _), .choice(_, let name, _): name
        case .list(let element): selector(of: element)
        default: nil
        }
    }

    private static let deepest = 5

    private func value(of type: MemberType) -> String {
        switch type {
        case .token(let name): "\"" + (tables.vocabularies.first { $0.name == name }?.words.first?.value ?? "") + "\""
        case .amount: "\"1.00\""
        case .date: "\"2027-03-01T00:00:00Z\""
        case .boolean: "true"
        case .unsignedLong, .unsignedShort, .integer, .number: "1"
        case .object, .anything: "{}"
        default: "\"x\""
        }
    }

    /// The most dictionaries that a member has to choose from.
    static func turns(_ tables: CatalogShapes) -> Int {
        tables.shapes.flatMap { tables.members(of: $0) }.map { member in
            let element = if case .list(let element) = member.type { element } else { member.type }
            return switch element {
            case .variant(_, _, let cases), .choice(_, _, let cases): cases.count
            default: 1
            }
        }.max() ?? 1
    }
}
