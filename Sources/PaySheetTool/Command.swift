import PaySheetReports

/// The command `paysheet`.
public enum Command {
    /// The commands in the order of the help. A run needs one of them, and building all descriptions would take longer than checking a
    /// document.
    private static let commands: [(name: String, describe: @Sendable () -> CommandDescription)] = [
        ("check", { CheckCommand.description }), ("explain", { ExplainCommand.description }), ("fix", { FixCommand.description }),
        ("fmt", { FormatCommand.description }), ("split", { SplitCommand.description }), ("reconcile", { ReconcileCommand.description }),
        ("describe", { DescribeCommand.description }), ("preview", { PreviewCommand.description }), ("diff", { DiffCommand.description }),
        ("example", { ExampleCommand.description }), ("anonymize", { AnonymizeCommand.description }),
        ("schema", { SchemaCommand.description }), ("init", { InitCommand.description }),
        ("completions", { CompletionsCommand.description }), ("man", { ManualCommand.description }), ("help", { HelpCommand.description }),
    ]

    /// Every command, in the order of the help.
    package static var all: [CommandDescription] { commands.map { $0.describe() } }

    /// Returns the command with a name.
    package static func named(_ name: String) -> CommandDescription? { commands.first { $0.name == name }?.describe() }

    /// Runs the command with its arguments, without the name of the program. Returns the exit status.
    public static func run(_ arguments: [String], _ system: System) -> Int32 {
        var console = Console(system)
        let status = run(arguments, &console)
        console.flush()
        // A failed write must not look like success.
        return console.hasFailed ? ExitStatus.undone : status
    }

    private static func run(_ arguments: [String], _ console: inout Console) -> Int32 {
        guard let first = arguments.first else {
            // Not success: a script with an empty list of files must not pass.
            console.system.complain([UInt8](Help.short.utf8))
            return ExitStatus.undone
        }
        let rest = Array(arguments.dropFirst())
        if first == "--version" { return run(VersionOption.description, rest, &console) }
        if first == "--help" || first == "-h" { return run(HelpCommand.description, rest, &console) }
        if let command = named(first) { return run(command, rest, &console) }
        if let problem = misplaced(arguments, console.system) { return console.usage(problem, command: nil) }
        return run(CheckCommand.description, arguments, &console)
    }

    private static func run(_ command: CommandDescription, _ words: [String], _ console: inout Console) -> Int32 {
        if words.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
            console.write(Help.page(command))
            return ExitStatus.passed
        }
        do throws(UsageError) {
            return command.run(try Arguments(words, of: command, environment: console.system.environment), &console)
        } catch {
            return console.usage(error, command: command.name)
        }
    }

    static func unknown(_ name: String) -> UsageError {
        UsageError("unknown command " + name, near: Hints.nearest(name, commands.map { $0.name }))
    }

    /// Returns a command that is misspelt or comes after its options. Anything that looks like a path, or is one, is a file.
    private static func misplaced(_ arguments: [String], _ system: System) -> UsageError? {
        guard let word = arguments.first else { return nil }
        if word.hasPrefix("-") {
            let parsed = try? Arguments(arguments, of: CheckCommand.description, environment: { _ in nil })
            let operands = parsed?.operands ?? arguments.filter { !$0.hasPrefix("-") }
            guard let name = operands.first(where: { word in commands.contains { $0.name == word } }), system.look(name) == nil else {
                return nil
            }
            return UsageError("the command comes first: paysheet " + name + " " + word)
        }
        guard !word.contains("/"), !word.contains("."), system.look(word) == nil else { return nil }
        let unknown = unknown(word)
        return unknown.near == nil ? nil : unknown
    }
}
