public import PaySheetShapes

/// Generates everything from the shapes.
public struct Generator: Sendable {
    /// The dictionaries, in the order of the tables, without abstract ones.
    public let shapes: [Shape]
    /// Dictionaries that exist only for inheritance.
    public let bases: [Shape]
    /// The vocabularies, in the order of the tables.
    public let vocabularies: [Vocabulary]
    /// Kinds of document.
    public let kinds: [DocumentKind]
    /// Dictionaries that say the same under different names.
    public let families: [Family]
    let allShapes: [Shape]
    /// Where the Swift code belongs.
    let code: CatalogCode
    /// What the documents are.
    let title: String

    /// Creates a generator for the tables of this package, or others of a test.
    public init(
        shapes: [Shape] = Shapes.all, vocabularies: [Vocabulary] = Shapes.vocabularies, kinds: [DocumentKind] = Shapes.kinds,
        families: [Family] = Shapes.families,
        title: String = CatalogShapes.applePay.title
    ) {
        self.init(shapes, vocabularies, kinds, families, title, .applePay)
    }

    private init(
        _ shapes: [Shape], _ vocabularies: [Vocabulary], _ kinds: [DocumentKind], _ families: [Family], _ title: String, _ code: CatalogCode
    ) {
        allShapes = shapes
        self.shapes = shapes.filter { !$0.isAbstract }
        bases = shapes.filter { $0.isAbstract }
        self.vocabularies = vocabularies
        self.kinds = kinds
        self.families = families
        self.title = title
        self.code = code
    }

    /// Creates a generator for the tables of a catalog.
    ///
    /// - Parameter code: Where the Swift code belongs; needed for Swift code only.
    public init(_ tables: CatalogShapes, code: CatalogCode? = nil) {
        self.init(
            tables.shapes, tables.vocabularies, tables.kinds, tables.families, tables.title, code ?? .applePay)
    }

    /// Every generated file.
    public var files: [GeneratedFile] {
        [rowsFile, versionsFile, kindsFile, testTypesFile, familiesFile] + shapes.map { modelFile($0) } + bases.map { baseFile($0) }
            + vocabularies.map { vocabularyFile($0) }
            + variantFiles + schemaFiles + referenceFiles
    }

    func shape(named name: String) -> Shape? { allShapes.first { $0.name == name } }
    func vocabulary(named name: String) -> Vocabulary? { vocabularies.first { $0.name == name } }
    func index(ofShape name: String) -> Int { shapes.firstIndex { $0.name == name } ?? 0 }
    func index(ofVocabulary name: String) -> Int { vocabularies.firstIndex { $0.name == name } ?? 0 }

    /// Inherited members first.
    func members(of shape: Shape) -> [Member] {
        guard let base = shape.base, let parent = self.shape(named: base) else { return shape.members }
        return members(of: parent) + shape.members
    }

    /// The Swift type of a member's value.
    func swiftType(_ type: MemberType) -> String {
        switch type {
        case .text(.country): "Country"
        case .text(.currency): "Currency"
        case .text: "String"
        case .amount: "Amount"
        case .boolean: "Bool"
        case .unsignedLong: "UInt32"
        case .unsignedShort: "UInt16"
        case .integer: "Int64"
        case .number: "ExactNumber"
        case .date: "Timestamp"
        case .token(let name): vocabulary(named: name)?.swiftName ?? name
        case .record(let name): shape(named: name)?.swiftName ?? name
        case .list(let element): "[\(swiftType(element))]"
        case .variant(let name, _, _), .choice(let name, _, _): name
        case .object, .anything: "RawJSON"
        }
    }

    /// A name as Swift code.
    func escaped(_ name: String) -> String { Generator.keywords.contains(name) ? "`\(name)`" : name }

    static let keywords: Set<String> = [
        "default", "in", "is", "as", "do", "for", "if", "import", "return", "switch", "case", "self", "Type", "init",
    ]
}
