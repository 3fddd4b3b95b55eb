import PaySheetShapes

/// Where the generated Swift code of a catalog belongs, and the names that it uses.
package struct CatalogCode: Sendable {
    /// The folder of the dictionaries, from the root of the repository.
    let models: String
    /// The folder of the vocabularies.
    let words: String
    /// The folder of the shapes, which the code is generated from.
    let shapes: String
    /// The enums with the indexes of the dictionaries and of the vocabularies.
    let shapeIndex: String
    let wordIndex: String
    /// The folder of the reference, and the way from there to the schemas.
    let reference: String
    let schemas: String
    /// The name of the tables, of the catalogs of a reader, and of the catalog; `nil` for Apple Pay, which the library uses by default.
    let name: String?
    /// Whether there are Swift values for the documents.
    let hasValues: Bool

    /// The dictionaries of the library.
    static let applePay = CatalogCode(
        models: "Sources/PaySheet/Model/Generated", words: "Sources/PaySheet/Values/Generated", shapes: "Sources/PaySheetShapes",
        shapeIndex: "ShapeIndex",
        wordIndex: "VocabularyIndex", reference: "Docs/Reference", schemas: "../Schemas", name: nil, hasValues: true)

    private init(
        models: String, words: String, shapes: String, shapeIndex: String, wordIndex: String, reference: String, schemas: String,
        name: String?, hasValues: Bool
    ) {
        self.models = models
        self.words = words
        self.shapes = shapes
        self.shapeIndex = shapeIndex
        self.wordIndex = wordIndex
        self.reference = reference
        self.schemas = schemas
        self.name = name
        self.hasValues = hasValues
    }

    /// The code of another catalog.
    ///
    /// - Parameters:
    ///   - name: The static member of `ShapeTables` and `CatalogSet`, such as `vouchers`.
    ///   - folder: Where the files belong, from the root of the repository.
    ///   - shapes: The folder of the shapes.
    ///   - hasValues: Whether there are Swift values for the documents. Without them there are only tables.
    package init(_ name: String, in folder: String, from shapes: String, hasValues: Bool = true) {
        let type = name.prefix(1).uppercased() + name.dropFirst()
        self.init(
            models: folder, words: folder, shapes: shapes, shapeIndex: type + "Shape", wordIndex: type + "Word",
            reference: "Docs/Reference/" + type,
            schemas: "../../Schemas", name: name, hasValues: hasValues)
    }

    /// The beginning of a file.
    var fileHeader: String { GeneratedFile.header(shapes) }

    /// The beginning of a file with public types.
    var header: String { name == nil ? fileHeader : headerOfImporter }

    /// The beginning of a file with public types beside the core.
    var headerOfImporter: String { fileHeader + "public import PaySheet\n\n" }

    /// The argument that names the tables, after another one.
    var tablesArgument: String { name.map { ", of: ." + $0 } ?? "" }
}
