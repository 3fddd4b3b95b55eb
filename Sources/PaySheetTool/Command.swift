package import PaySheetChecking
import PaySheetReports

/// The command `paysheet`.
package enum Command {
    /// The commands in the order of the help. A run needs one of them, and building all descriptions would take longer than checking a
    /// document.
    private static let commands: [(name: String, describe: @Sendable (CatalogList) -> CommandDescription)] = [
        ("check", { CheckCommand.description(with: $0) }), ("explain", { _ in ExplainCommand.description }),
        ("doctor", { _ in DoctorCommand.description }),
        ("fix", { FixCommand.description(with: $0) }), ("fmt", { _ in FormatCommand.description }),
        ("split", { _ in SplitCommand.description }), ("reconcile", { ReconcileCommand.description(with: $0) }),
        ("hash", { _ in HashCommand.description }), ("button", { _ in ButtonCommand.description }),
        ("contact", { _ in ContactCommand.description }),
        ("certificate", { _ in CertificateCommand.description }),
        ("token", { _ in TokenCommand.description }),
        ("merchant-token", { _ in MerchantTokenCommand.description }),
        ("order", { _ in OrderCommand.description }), ("pass", { _ in PassCommand.description }),
        ("issuing", { _ in IssuingCommand.description }), ("identity", { _ in IdentityCommand.description }),
        ("describe", { _ in DescribeCommand.description }), ("preview", { _ in PreviewCommand.description }),
        ("diff", { _ in DiffCommand.description }), ("translate", { _ in TranslateCommand.description }),
        ("example", { ExampleCommand.description(with: $0) }),
        ("anonymize", { _ in AnonymizeCommand.description }), ("extract", { _ in ExtractCommand.description }),
        ("schema", { _ in SchemaCommand.description }), ("init", { _ in InitCommand.description }),
        ("lsp", { _ in LanguageServerCommand.description }), ("mcp", { _ in AgentServerCommand.description }),
        ("completions", { _ in CompletionsCommand.description }),
        ("man", { _ in ManualCommand.description }), ("help", { _ in HelpCommand.description }),
    ]

    /// Every command, in the order of the help, with every catalog.
    package static var all: [CommandDescription] { all(with: .all) }

    /// Every command, in the order of the help.
    package static func all(with catalogs: CatalogList) -> [CommandDescription] { commands.map { $0.describe(catalogs) } }

    /// Returns the command with a name.
    package static func named(_ name: String, with catalogs: CatalogList = .all) -> CommandDescription? {
        commands.first { $0.name == name }?.describe(catalogs)
    }

    /// Runs the command with its arguments, without the name of the program. Returns the exit status.
    ///
    /// - Parameter catalogs: The documents that the command knows.
    package static func run(_ arguments: [String], _ system: System, catalogs: CatalogList = .all) -> Int32 {
        run(arguments, system, catalogs: catalogs, languageServer: nil, agentServer: nil)
    }

    /// Runs the command of a program that also has servers.
    package static func run(
        _ arguments: [String], _ system: System, catalogs: CatalogList = .all, languageServer: LanguageServerRun?,
        agentServer: AgentServerRun?
    ) -> Int32 {
        var console = Console(system)
        console.languageServer = languageServer
        console.agentServer = agentServer
        let status = run(arguments, catalogs, &console)
        console.flush()
        // A failed write must not look like success.
        return console.hasFailed ? ExitStatus.undone : status
    }

    private static func run(_ arguments: [String], _ catalogs: CatalogList, _ console: inout Console) -> Int32 {
        guard let first = arguments.first else {
            // Not success: a script with an empty list of files must not pass.
            console.system.complain([UInt8](Help.short(width: min(Columns.ofErrors(console.system) ?? Prose.width, Prose.width)).utf8))
            return ExitStatus.undone
        }
        let rest = Array(arguments.dropFirst())
        if first == "--version" { return run(VersionOption.description, rest, catalogs, &console) }
        if first == "--help" || first == "-h" { return run(HelpCommand.description, rest, catalogs, &console) }
        if let command = named(first, with: catalogs) { return run(command, rest, catalogs, &console) }
        let check = CheckCommand.description(with: catalogs)
        if let problem = misplaced(arguments, check, console.system) { return console.usage(problem, command: nil) }
        return run(check, arguments, catalogs, &console)
    }

    private static func run(
        _ command: CommandDescription, _ words: [String], _ catalogs: CatalogList, _ console: inout Console
    ) -> Int32 {
        if words.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
            console.write(Help.page(command, width: Columns.ofPage(console.system)))
            return ExitStatus.passed
        }
        do throws(UsageError) {
            let arguments = try Arguments(words, of: command, catalogs: catalogs, environment: console.system.environment)
            return command.run(arguments, &console)
        } catch {
            return console.usage(error, command: command.name)
        }
    }

    static func unknown(_ name: String) -> UsageError {
        if let problem = Hints.elsewhere(name) { return UsageError(problem) }
        return UsageError("unknown command " + name, near: Hints.sameMeaning(name) ?? Hints.nearest(name, commands.map { $0.name }))
    }

    /// Returns a command that is misspelt or comes after its options. Anything that looks like a path, or is one, is a file.
    private static func misplaced(_ arguments: [String], _ check: CommandDescription, _ system: System) -> UsageError? {
        guard let word = arguments.first else { return nil }
        if word.hasPrefix("-") {
            let parsed = try? Arguments(arguments, of: check, environment: { _ in nil })
            let operands = parsed?.operands ?? arguments.filter { !$0.hasPrefix("-") }
            guard let name = operands.first(where: { word in commands.contains { $0.name == word } }), system.look(name) == nil else {
                return nil
            }
            return UsageError("the command comes first: paysheet " + name + " " + word)
        }
        guard !word.contains("/"), !word.contains("."), system.look(word) == nil else { return nil }
        let unknown = unknown(word)
        guard unknown.near == nil, Hints.elsewhere(word) == nil else { return unknown }
        return UsageError("unknown command " + word + ", and no file has this name")
    }
}
