import PaySheetShapes

/// The tables of the checks as schemas and declarations.
package enum SchemaText {
    package static let language = OptionDescription(
        name: "as", value: "LANGUAGE", words: ["json-schema", "typescript"],
        summary: "json-schema or typescript (default: json-schema)")

    package static func answer(_ values: OptionValues, kind name: String?, _ catalogs: CatalogList) throws(UsageError) -> String {
        if name == "config" {
            guard values.value("as") != "typescript" else { throw UsageError("the configuration has only a JSON Schema") }
            return String(decoding: ConfigurationSchema.json(with: catalogs), as: UTF8.self)
        }
        let tables = catalogs.tables
        let kind = try name.map { name throws(UsageError) in try self.kind(name, tables) }
        guard values.value("as") == "typescript" else { return ended(tables.jsonSchema(for: kind)) }
        guard kind == nil else { throw UsageError("the TypeScript declarations include all kinds; remove KIND") }
        return ended(tables.typeScript)
    }

    private static func kind(_ name: String, _ tables: CatalogShapes) throws(UsageError) -> KindRow {
        guard let kind = tables.kinds.first(where: { $0.name == name }) else {
            let names = tables.kinds.map { $0.name }
            throw Hints.unknownKind(name, among: names, otherwise: Hints.nearest("ApplePay" + name, names))
        }
        return kind
    }

    private static func ended(_ text: String) -> String { text.hasSuffix("\n") ? text : text + "\n" }
}
