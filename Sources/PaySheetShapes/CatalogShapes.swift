/// The dictionaries, vocabularies and kinds of documents of a catalog.
public struct CatalogShapes: Sendable {
    /// What the documents are, after "Documents of".
    public let title: String
    /// The dictionaries.
    public let shapes: [Shape]
    /// The vocabularies.
    public let vocabularies: [Vocabulary]
    /// The kinds of document.
    public let kinds: [KindRow]
    /// Dictionaries that say the same under different names.
    public let families: [Family]

    /// Describes the tables of a catalog.
    public init(
        _ title: String, shapes: [Shape], vocabularies: [Vocabulary], kinds: [KindRow], families: [Family] = []
    ) {
        self.title = title
        self.shapes = shapes
        self.vocabularies = vocabularies
        self.kinds = kinds
        self.families = families
    }

    /// The tables of Apple Pay on the web.
    public static let applePay = CatalogShapes("Apple Pay on the web", Shapes.text)

    /// The dictionaries without those that exist only for inheritance.
    package var concrete: [Shape] { shapes.filter { !$0.isAbstract } }

    /// Returns the tables of two catalogs.
    public func adding(_ other: CatalogShapes) -> CatalogShapes {
        CatalogShapes(
            title + " and " + other.title, shapes: shapes + other.shapes, vocabularies: vocabularies + other.vocabularies,
            kinds: kinds + other.kinds, families: families + other.families)
    }

    /// What is wrong with the tables, a sentence each. A test of each catalog asks for it.
    public var problems: [String] {
        var problems: [String] = []
        for shape in shapes {
            for member in members(of: shape) {
                let element = if case .list(let element) = member.type { element } else { member.type }
                guard case .choice(_, let name, let cases) = element else { continue }
                let deciding = cases.compactMap { choice in self.shape(named: choice.shape).map { members(of: $0) } }
                let places = Set(deciding.map { list in list.firstIndex { $0.name == name } ?? -1 })
                if places.count != 1 || places.contains(-1) {
                    problems.append(name + " has different places in the dictionaries of " + member.name)
                }
                for list in deciding {
                    guard case .token(let words)? = list.first(where: { $0.name == name })?.type,
                        let vocabulary = vocabularies.first(where: { $0.name == words }),
                        vocabulary.words.prefix(cases.count).map({ $0.value }) == cases.map({ $0.value })
                    else {
                        problems.append("the words of " + name + " do not start with the dictionaries of " + member.name)
                        break
                    }
                }
            }
        }
        return problems
    }

    /// Returns the dictionary with a name.
    public func shape(named name: String) -> Shape? { shapes.first { $0.name == name } }

    /// Returns the members of a dictionary, inherited ones first.
    public func members(of shape: Shape) -> [Member] {
        guard let parent = shape.base.flatMap({ self.shape(named: $0) }) else { return shape.members }
        return members(of: parent) + shape.members
    }
}
