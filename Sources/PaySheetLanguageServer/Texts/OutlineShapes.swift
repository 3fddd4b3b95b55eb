import PaySheetShapes

/// What the tables say about the items of an outline.
final class OutlineShapes {
    let outline: Outline
    let tables: CatalogShapes
    /// What belongs at the root; `nil` if the kind of the document is unknown.
    let root: Expected?

    init(outline: Outline, tables: CatalogShapes, root: Expected?) {
        self.outline = outline
        self.tables = tables
        self.root = root
    }

    /// What belongs at an item.
    struct Expected {
        let type: MemberType
        /// The member that the item is the value of, or that its list is the value of.
        let member: PaySheetShapes.Member?
        /// The dictionary that has the member.
        let owner: Shape?

        init(type: MemberType, member: PaySheetShapes.Member?, owner: Shape?) {
            self.type = type
            self.member = member
            self.owner = owner
        }

        /// A whole document.
        init(_ shape: Shape) { self.init(type: .record(shape.name), member: nil, owner: nil) }
    }

    /// What belongs at an item, or `nil` if no table tells it.
    func expected(at item: Int) -> Expected? {
        let parent = outline.items[item].parent
        guard parent >= 0 else { return root }
        if outline.items[parent].kind == .array {
            guard let list = expected(at: parent), case .list(let element) = list.type else { return nil }
            return Expected(type: element, member: list.member, owner: list.owner)
        }
        guard let owner = shape(of: parent) else { return nil }
        let name = outline.name(of: item)
        guard let member = tables.members(of: owner).first(where: { $0.name == name }) else { return nil }
        return Expected(type: member.type, member: member, owner: owner)
    }

    /// The dictionary of an object.
    func shape(of object: Int) -> Shape? {
        guard let expected = expected(at: object) else { return nil }
        switch expected.type {
        case .record(let name): return tables.shape(named: name)
        case .variant(_, let decider, let cases):
            let parent = outline.items[object].parent
            guard parent >= 0, outline.items[parent].kind == .object, let deciding = outline.member(decider, of: parent) else { return nil }
            let value: String?
            if outline.items[deciding].kind == .array {
                value = outline.children(of: deciding).first.flatMap { outline.value(of: $0) }
            } else {
                value = outline.value(of: deciding)
            }
            return cases.first { $0.value == value }.flatMap { tables.shape(named: $0.shape) }
        case .choice(_, let decider, let cases):
            let value = outline.member(decider, of: object).flatMap { outline.value(of: $0) }
            return cases.first { $0.value == value }.flatMap { tables.shape(named: $0.shape) }
        default: return nil
        }
    }

    /// The vocabulary of a value.
    func vocabulary(of type: MemberType) -> Vocabulary? {
        guard case .token(let name) = type else { return nil }
        return tables.vocabularies.first { $0.name == name }
    }
}

extension Availability {
    /// What a system needs, in a few words; `nil` if it needs nothing special.
    var words: String? {
        switch self {
        case .version(let number): "since version " + String(number)
        case .feature(let name, let systems): "feature " + name + ", " + systems
        case .engineOnly(let text): "in WebKit only: " + text
        case .announced(let text): "announced: " + text
        case .deprecated(let text): "deprecated: " + text
        case .removed(let text): "removed: " + text
        case .system(let text): "from " + text + " on"
        case .always: nil
        }
    }
}
