package import PaySheetShapes

/// Generates everything from the shapes.
package struct Generator: Sendable {
    /// The tables.
    package let tables: CatalogShapes
    /// The dictionaries, in the order of the tables, without abstract ones.
    package let shapes: [Shape]
    /// Dictionaries that exist only for inheritance.
    package let bases: [Shape]
    /// The vocabularies, in the order of the tables.
    package let vocabularies: [Vocabulary]
    /// Dictionaries that say the same under different names.
    package let families: [Family]
    /// Where the Swift code belongs.
    let code: CatalogCode

    /// Creates a generator for the tables of this package, or others of a test.
    package init(
        shapes: [Shape] = Shapes.all, vocabularies: [Vocabulary] = Shapes.vocabularies, kinds: [KindRow] = Shapes.kinds,
        families: [Family] = Shapes.families,
        title: String = CatalogShapes.applePay.title
    ) {
        self.init(CatalogShapes(title, shapes: shapes, vocabularies: vocabularies, kinds: kinds, families: families))
    }

    /// Creates a generator for the tables of a catalog.
    ///
    /// - Parameter code: Where the Swift code belongs; needed for Swift code only.
    package init(_ tables: CatalogShapes, code: CatalogCode? = nil) {
        self.tables = tables
        shapes = tables.concrete
        bases = tables.shapes.filter { $0.isAbstract }
        vocabularies = tables.vocabularies
        families = tables.families
        self.code = code ?? .applePay
    }

    /// One JSON Schema for each kind of document, one for all of them, and the TypeScript declarations.
    private var schemaFiles: [GeneratedFile] {
        kinds.map { GeneratedFile(path: "Docs/Schemas/\($0.name).schema.json", text: tables.jsonSchema(for: $0)) }
            + [
                GeneratedFile(path: "Docs/Schemas/paysheet.schema.json", text: tables.jsonSchema(for: nil)),
                GeneratedFile(path: "Docs/Schemas/paysheet.d.ts", text: tables.typeScript),
            ]
    }

    /// The examples of every dictionary, as `NAME.minimal.json` and `NAME.full.json`, for programs that check the schemas.
    package var exampleFiles: [GeneratedFile] {
        shapes.flatMap { shape in
            ExampleSize.allCases.map { size in
                GeneratedFile(path: "\(shape.name).\(size.rawValue).json", text: JSONLayout.pretty(tables.example(of: shape, size)))
            }
        }
    }

    /// Every generated file.
    package var files: [GeneratedFile] {
        [rowsFile, versionsFile, kindsFile, testTypesFile, familiesFile] + shapes.flatMap { modelFiles($0) } + bases.map { baseFile($0) }
            + vocabularies.map { vocabularyFile($0) }
            + variantFiles + schemaFiles + referenceFiles + [conversionFile]
    }

    /// The kinds of document.
    var kinds: [KindRow] { tables.kinds }
    var allShapes: [Shape] { tables.shapes }

    func shape(named name: String) -> Shape? { tables.shape(named: name) }
    func vocabulary(named name: String) -> Vocabulary? { vocabularies.first { $0.name == name } }
    func index(ofShape name: String) -> Int { shapes.firstIndex { $0.name == name } ?? 0 }
    func index(ofVocabulary name: String) -> Int { vocabularies.firstIndex { $0.name == name } ?? 0 }

    /// Inherited members first.
    func members(of shape: Shape) -> [Member] { tables.members(of: shape) }

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
        case .date: "DateTimeText"
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
        "default", "in", "is", "as", "do", "for", "if", "import", "protocol", "return", "switch", "case", "self", "Type", "init",
    ]
}
