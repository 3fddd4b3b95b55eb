import PaySheetChecking

/// `paysheet schema`: the tables of the checks as schemas and declarations.
package enum SchemaCommand {
    package static let description = CommandDescription(
        name: "schema", summary: "print a JSON Schema or TypeScript declarations", operands: "[KIND|config]",
        discussion: [
            "Both are generated from the tables of the checks. Without a KIND the schema accepts documents of all kinds.\n"
                + "config means the configuration, .paysheet.json."
        ],
        options: [SchemaText.language, .help],
        examples: ["paysheet schema ApplePayPaymentRequest > request.schema.json", "paysheet schema --as typescript > paysheet.d.ts"],
        run: { arguments, console in
            do throws(UsageError) {
                guard arguments.operands.count < 2 else { throw UsageError("one KIND at most") }
                console.write(try SchemaText.answer(arguments.options, kind: arguments.operands.first, arguments.catalogs))
                return ExitStatus.passed
            } catch {
                return console.usage(error, command: "schema")
            }
        })
}
