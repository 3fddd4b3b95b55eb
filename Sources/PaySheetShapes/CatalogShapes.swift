/// The dictionaries, vocabularies and kinds of documents of a catalog.
public struct CatalogShapes: Sendable {
    /// What the documents are, after "Documents of".
    public let title: String
    /// The dictionaries.
    public let shapes: [Shape]
    /// The vocabularies.
    public let vocabularies: [Vocabulary]
    /// The kinds of document.
    public let kinds: [DocumentKind]
    /// Dictionaries that say the same under different names.
    public let families: [Family]

    /// Describes the tables of a catalog.
    public init(
        _ title: String, shapes: [Shape], vocabularies: [Vocabulary], kinds: [DocumentKind], families: [Family] = []
    ) {
        self.title = title
        self.shapes = shapes
        self.vocabularies = vocabularies
        self.kinds = kinds
        self.families = families
    }

    /// The tables of Apple Pay on the web.
    public static let applePay = CatalogShapes(
        "Apple Pay on the web", shapes: Shapes.all, vocabularies: Shapes.vocabularies, kinds: Shapes.kinds, families: Shapes.families)

    /// Returns the tables of two catalogs.
    public func adding(_ other: CatalogShapes) -> CatalogShapes {
        CatalogShapes(
            title + " and " + other.title, shapes: shapes + other.shapes, vocabularies: vocabularies + other.vocabularies,
            kinds: kinds + other.kinds, families: families + other.families)
    }

    /// Returns the dictionary with a name.
    public func shape(named name: String) -> Shape? { shapes.first { $0.name == name } }

    /// Returns the members of a dictionary, inherited ones first.
    public func members(of shape: Shape) -> [Member] {
        guard let parent = shape.base.flatMap({ self.shape(named: $0) }) else { return shape.members }
        return members(of: parent) + shape.members
    }
}
