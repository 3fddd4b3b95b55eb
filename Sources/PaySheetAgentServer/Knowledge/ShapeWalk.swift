import PaySheet
import PaySheetChecking
import PaySheetGuide
import PaySheetShapes

/// The dictionaries on the way from the root of a document to a value.
struct ShapeWalk {
    /// The last dictionary on the way, and its member.
    private(set) var owner: (shape: Shape, member: String)?
    /// The dictionary that the value is.
    private(set) var inner: Shape?

    init(_ tables: CatalogShapes, _ tree: JSONTree, root: String, to pointer: String) {
        var type = MemberType.record(root)
        var value = tree
        var parent = JSONTree.null
        for step in pointer.isEmpty ? [] : JSONTree.steps(pointer) {
            if case .list(let element) = type {
                guard let elements = value.list, let index = Int(step), elements.indices.contains(index) else { return }
                (type, value) = (element, elements[index])
                continue
            }
            guard let shape = ShapeWalk.shape(of: type, value, in: parent, tables) else { return }
            owner = (shape, step)
            guard let member = tables.members(of: shape).first(where: { $0.name == step }) else { return }
            (type, parent) = (member.type, value)
            value = value.member(step) ?? .null
        }
        inner = ShapeWalk.shape(of: type, value, in: parent, tables)
    }

    /// The dictionary and the member that a finding is about.
    ///
    /// - Parameter missing: The missing member, if one is missing.
    func subject(_ missing: String?) -> (dictionary: String?, member: String?) {
        if let missing { return (inner?.name, missing) }
        if let owner { return (owner.shape.name, owner.member) }
        return (inner?.name, nil)
    }

    /// The dictionary of an object.
    private static func shape(of type: MemberType, _ value: JSONTree, in parent: JSONTree, _ tables: CatalogShapes) -> Shape? {
        switch type {
        case .record(let name): return tables.shape(named: name)
        case .variant(_, let decider, let cases):
            let deciding = parent.text(decider) ?? parent.member(decider)?.list?.first?.string
            return cases.first { $0.value == deciding }.flatMap { tables.shape(named: $0.shape) }
        case .choice(_, let decider, let cases):
            return cases.first { $0.value == value.text(decider) }.flatMap { tables.shape(named: $0.shape) }
        default: return nil
        }
    }
}
