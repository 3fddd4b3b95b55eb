import PaySheetShapes

/// `paysheet schema`: the tables of the checks as schemas and declarations.
package enum SchemaCommand {
    package static let description = CommandDescription(
        name: "schema", summary: "print a JSON Schema or TypeScript declarations", operands: "[KIND|config]",
        discussion: [
            "Both are generated from the tables of the checks. Without a KIND the schema accepts documents of all kinds.\n"
                + "config means the configuration, .paysheet.json."
        ],
        options: [
            OptionDescription(
                name: "as", value: "LANGUAGE", words: ["json-schema", "typescript"],
                summary: "json-schema or typescript (default: json-schema)"),
            .help,
        ],
        examples: ["paysheet schema ApplePayPaymentRequest > request.schema.json", "paysheet schema --as typescript > paysheet.d.ts"],
        run: { arguments, console in
            do throws(UsageError) {
                console.write(try text(arguments))
                return ExitStatus.passed
            } catch {
                return console.usage(error, command: "schema")
            }
        })

    private static func text(_ arguments: Arguments) throws(UsageError) -> String {
        guard arguments.operands.count < 2 else { throw UsageError("one KIND at most") }
        if arguments.operands == ["config"] {
            guard arguments.value("as") != "typescript" else { throw UsageError("the configuration has only a JSON Schema") }
            return String(decoding: ConfigurationSchema.json(with: arguments.catalogs), as: UTF8.self)
        }
        let tables = arguments.catalogs.tables
        let kind = try arguments.operands.first.map { name throws(UsageError) in try self.kind(name, tables) }
        guard arguments.value("as") == "typescript" else { return ended(tables.jsonSchema(for: kind)) }
        guard kind == nil else { throw UsageError("the TypeScript declarations include all kinds; remove KIND") }
        return ended(tables.typeScript)
    }

    private static func kind(_ name: String, _ tables: CatalogShapes) throws(UsageError) -> KindRow {
        guard let kind = tables.kinds.first(where: { $0.name == name }) else {
            let names = tables.kinds.map { $0.name }
            let near = Hints.nearest(name, names) ?? Hints.nearest("ApplePay" + name, names)
            throw UsageError(
                "unknown kind \"" + name + "\"" + (near == nil ? "; known are " + names.joined(separator: ", ") : ""), near: near)
        }
        return kind
    }

    private static func ended(_ text: String) -> String { text.hasSuffix("\n") ? text : text + "\n" }
}
