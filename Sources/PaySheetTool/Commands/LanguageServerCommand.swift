package import PaySheetChecking

/// Serves an editor until it says that it is done, and returns the exit status.
package typealias LanguageServerRun = (_ system: System, _ catalogs: CatalogList) -> Int32

/// `paysheet lsp`: the language server. The program provides it, so that programs without one do not link it.
enum LanguageServerCommand {
    static let description = CommandDescription(
        name: "lsp", summary: "serve an editor over the Language Server Protocol", operands: "",
        discussion: [
            "Reads messages from standard input and writes messages to standard output. Editors start it; Docs/In-your-editor.md says "
                + "how. It serves until the editor ends it."
        ],
        options: [
            OptionDescription(name: "stdio", summary: "use standard input and output; this is always so, and some editors say it"), .help,
        ],
        statuses: [
            (0, "the editor ended the server"), (1, "the editor ended the server, or is gone, without a request to shut down"),
            (2, "the command could not complete: usage"),
        ],
        examples: ["paysheet lsp", "paysheet lsp --stdio"],
        run: { arguments, console in
            guard arguments.operands.isEmpty else {
                return console.usage(UsageError("lsp takes no operands; the editor opens the documents"), command: "lsp")
            }
            guard let serve = console.languageServer else {
                return console.usage(UsageError("this program has no language server; use the command paysheet"), command: "lsp")
            }
            return serve(console.system, arguments.catalogs)
        })
}
