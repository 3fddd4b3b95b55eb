import PaySheetShapes

/// A place where a mistake can be made.
struct MistakeSite {
    let mistake: Mistake
    /// The value that is changed; for an unknown member the object that gets it.
    let path: TestPath
    /// What the value should be.
    let type: MemberType
    /// The dictionary of the object around, for mistakes of names.
    let shape: Shape
    /// Members whose dictionary the value decides: they are no longer examined once it is wrong.
    let decides: [TestPath]
}

/// Finds the places by walking through a document beside the tables.
struct MistakeSites {
    private(set) var sites: [MistakeSite] = []

    init(in tree: TestJSON, as shape: Shape) { object(tree, shape, TestPath()) }

    private mutating func object(_ value: TestJSON, _ shape: Shape, _ path: TestPath) {
        guard case .object = value else { return }
        sites.append(MistakeSite(mistake: .unknownMember, path: path, type: .object, shape: shape, decides: []))
        for member in shape.allMembers {
            guard let inner = value[member.name] else { continue }
            let place = path.appending(member.name)
            var decides: [TestPath] = []
            for other in shape.allMembers {
                if case .variant(_, let selector, _) = other.type, selector == member.name { decides.append(path.appending(other.name)) }
            }
            var names: [Mistake] = member.presence == .optional ? [.repeatedMember] : [.repeatedMember, .missingMember, .misspeltMember]
            // Most pending items need no amount.
            if member.name == "amount", value["type"] == .string("pending") { names.removeAll { $0 == .missingMember } }
            for mistake in names {
                sites.append(MistakeSite(mistake: mistake, path: place, type: member.type, shape: shape, decides: decides))
            }
            var type = member.type
            if case .variant(_, let selector, let cases) = type {
                let choice = cases.first { value[selector] == .string($0.value) }
                type = choice.map { .record($0.shape) } ?? .object
            }
            self.value(inner, type, place, shape, decides)
        }
    }

    private mutating func value(_ value: TestJSON, _ type: MemberType, _ path: TestPath, _ shape: Shape, _ decides: [TestPath]) {
        for mistake in MistakeSites.contentMistakes(of: type) {
            sites.append(MistakeSite(mistake: mistake, path: path, type: type, shape: shape, decides: decides))
        }
        switch (type, value) {
        case (.record(let name), _): if let inner = Shapes.shape(named: name) { object(value, inner, path) }
        case (.list(let element), .array(let elements)):
            for (index, inner) in elements.enumerated() { self.value(inner, element, path.appending(String(index)), shape, []) }
        default: break
        }
    }

    private static func contentMistakes(of type: MemberType) -> [Mistake] {
        switch type {
        case .amount: [.wrongType, .badAmount]
        case .date: [.wrongType, .badDate]
        case .unsignedLong, .unsignedShort, .integer, .number: [.wrongType, .numberOutOfRange]
        case .text(.country): [.wrongType, .unknownCountry]
        case .text(.currency): [.wrongType, .unknownCurrency]
        case .token(let name):
            if case .throwingIgnoringCase = Shapes.vocabulary(named: name)?.unknownWords {
                [.wrongType, .unknownNetwork]
            } else {
                [.wrongType, .unknownWord]
            }
        case .anything: []
        default: [.wrongType]
        }
    }
}

/// Finds the places for mistakes of syntax, which need no tables.
struct SyntaxSites {
    private(set) var sites: [(mistake: Mistake, path: TestPath)] = []

    init(in tree: TestJSON) { walk(tree, TestPath(), isMember: false) }

    private mutating func walk(_ value: TestJSON, _ path: TestPath, isMember: Bool) {
        if !path.steps.isEmpty { sites.append((.comment, path)) }
        if isMember, let name = path.steps.last, SyntaxSites.isPlainWord(name), !name.utf8.contains(where: { $0 < 0x41 }) {
            sites.append((.unquotedName, path))
        }
        switch value {
        case .object(let members):
            if !members.isEmpty { sites.append((.trailingComma, path)) }
            for member in members { walk(member.value, path.appending(member.name), isMember: true) }
        case .array(let elements):
            if !elements.isEmpty { sites.append((.trailingComma, path)) }
            for (index, element) in elements.enumerated() { walk(element, path.appending(String(index)), isMember: false) }
        case .string(let text): if SyntaxSites.isPlainWord(text) { sites.append((.singleQuote, path)) }
        default: break
        }
    }

    /// ASCII letters and digits, with no sign that would be a second mistake in single quotes or without any.
    private static func isPlainWord(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) }
    }
}
