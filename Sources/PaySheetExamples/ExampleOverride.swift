public import PaySheet
package import PaySheetShapes

/// A change of an example: a place and its new value.
///
/// ```swift
/// let change = try ExampleOverride("total.label=Copperfinch Books")
/// let json = try change.applied(to: example.json, as: example.kind.documentKind)
/// ```
public struct ExampleOverride: Sendable, Hashable {
    private let place: JSONPlace
    private let value: String
    private let isForced: Bool

    /// Parses `PLACE=VALUE` or `PLACE:=JSON`. The place is a pointer such as `/total/amount` or names such as `total.amount`.
    ///
    /// A value after `=` is JSON if it can be read as JSON, otherwise text. A number becomes text if the member contains text, such as
    /// an amount, and the dictionary must know the member. JSON after `:=` is used unchanged.
    public init(_ text: String) throws(ExampleError) {
        guard let equals = text.firstIndex(of: "=") else { throw .notAChange(text) }
        let isForced = equals > text.startIndex && text[text.index(before: equals)] == ":"
        place = JSONPlace(String(isForced ? text[..<text.index(before: equals)] : text[..<equals]))
        value = String(text[text.index(after: equals)...])
        self.isForced = isForced
        if isForced, JSONTree(value.utf8) == nil { throw .notAChange(text) }
    }

    /// Returns the document with the change, minified. Throws if the place does not exist.
    public func applied(to json: some Collection<UInt8>, as kind: PaySheet.DocumentKind) throws(ExampleError) -> [UInt8] {
        try applied(to: json, as: kind, .applePay)
    }

    /// Returns the document with the change. The tables of its catalog tell which members contain text.
    package func applied(
        to json: some Collection<UInt8>, as kind: PaySheet.DocumentKind, _ tables: CatalogShapes
    ) throws(ExampleError) -> [UInt8] {
        guard var tree = JSONTree(json) else { throw .notJSON }
        try tree.put(try newValue(in: tree, kind, tables), at: place)
        return tree.bytes
    }

    private func newValue(in tree: JSONTree, _ kind: PaySheet.DocumentKind, _ tables: CatalogShapes) throws(ExampleError) -> JSONTree {
        let json = JSONTree(value.utf8)
        if isForced, let json { return json }
        let old = tree.value(at: place.steps[...])
        let known = Expectation(place.steps[...], kind, tree, tables)
        if old == nil, case .stranger(let reached, let members) = known {
            let names = members.prefix(12).joined(separator: ", ") + (members.count > 12 ? ", …" : "")
            throw .nothingThere(
                pointer: place.pointer, reached: reached,
                reason: "knows no member \"" + (place.steps.last ?? "") + "\"; it knows " + names + ". Use := to set it anyway")
        }
        guard let json else { return .text(value) }
        guard case .number = json else { return json }
        switch known {
        case .text: return .text(value)
        case .other: return json
        case .stranger, .nothing:
            if case .text = old { return .text(value) }
            return json
        }
    }
}

/// What the tables say about a place.
private enum Expectation {
    /// The member contains text.
    case text
    /// The member contains something else.
    case other
    /// The dictionary at `reached` has only other members.
    case stranger(reached: String, knows: [String])
    /// The tables do not describe this place.
    case nothing

    init(_ steps: ArraySlice<String>, _ kind: PaySheet.DocumentKind, _ tree: JSONTree, _ tables: CatalogShapes) {
        guard let root = tables.kinds.first(where: { $0.name == kind.name })?.shape else {
            self = .nothing
            return
        }
        self = Expectation.of(.record(root), steps, [], tree, tables)
    }

    private static func of(
        _ type: MemberType, _ steps: ArraySlice<String>, _ taken: [String], _ tree: JSONTree, _ tables: CatalogShapes
    ) -> Expectation {
        guard let step = steps.first else { return isText(type) ? .text : .other }
        switch type {
        case .list(let element): return of(element, steps.dropFirst(), taken + [step], tree, tables)
        case .choice(_, let selector, let cases):
            guard case .text(let word)? = tree.value(at: (taken + [selector])[...]), let choice = cases.first(where: { $0.value == word })
            else { return .nothing }
            return of(.record(choice.shape), steps, taken, tree, tables)
        case .record(let name):
            guard let shape = tables.shape(named: name) else { return .nothing }
            let members = tables.members(of: shape)
            guard let member = members.first(where: { $0.name == step }) else {
                return steps.count == 1 ? .stranger(reached: JSONPlace(steps: taken).pointer, knows: members.map { $0.name }) : .nothing
            }
            if case .variant(_, let selector, let cases) = member.type {
                guard case .text(let word)? = tree.value(at: (taken + [selector])[...]),
                    let choice = cases.first(where: { $0.value == word })
                else { return .nothing }
                return of(.record(choice.shape), steps.dropFirst(), taken + [step], tree, tables)
            }
            return of(member.type, steps.dropFirst(), taken + [step], tree, tables)
        default: return .nothing
        }
    }

    private static func isText(_ type: MemberType) -> Bool {
        switch type {
        case .text, .amount, .token, .date: true
        default: false
        }
    }
}
