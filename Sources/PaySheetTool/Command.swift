import PaySheetReports

/// The command `paysheet`.
public enum Command {
    /// Every command, in the order of the help.
    package static var all: [CommandDescription] { names.compactMap { named($0) } }

    private static let names = [
        "check", "explain", "fix", "fmt", "split", "reconcile", "describe", "preview", "diff", "example", "anonymize", "schema", "init",
        "completions", "man", "help",
    ]

    /// The command of a name. A run needs one of them, and to describe all would take longer than to check a document.
    package static func named(_ name: String) -> CommandDescription? {
        switch name {
        case "check": CheckCommand.description
        case "explain": ExplainCommand.description
        case "fix": FixCommand.description
        case "fmt": FormatCommand.description
        case "split": SplitCommand.description
        case "reconcile": ReconcileCommand.description
        case "describe": DescribeCommand.description
        case "preview": PreviewCommand.description
        case "diff": DiffCommand.description
        case "example": ExampleCommand.description
        case "anonymize": AnonymizeCommand.description
        case "schema": SchemaCommand.description
        case "init": InitCommand.description
        case "completions": CompletionsCommand.description
        case "man": ManualCommand.description
        case "help": HelpCommand.description
        default: nil
        }
    }

    /// Runs the command with its arguments, the name of the program not among them. Returns the exit status.
    public static func run(_ arguments: [String], _ system: System) -> Int32 {
        var console = Console(system)
        let status = run(arguments, &console)
        console.flush()
        // What was lost on the way out must not look like success.
        return console.hasFailed ? ExitStatus.undone : status
    }

    private static func run(_ arguments: [String], _ console: inout Console) -> Int32 {
        guard let first = arguments.first else {
            // Not success: a script whose list of files is empty must not take this for a passed check.
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
        UsageError("unknown command " + name, near: Hints.nearest(name, names))
    }

    /// A command that is misspelt or stands behind its options. Anything that looks like a path, or is one, is a file.
    private static func misplaced(_ arguments: [String], _ system: System) -> UsageError? {
        guard let word = arguments.first else { return nil }
        if word.hasPrefix("-") {
            let parsed = try? Arguments(arguments, of: CheckCommand.description, environment: { _ in nil })
            let operands = parsed?.operands ?? arguments.filter { !$0.hasPrefix("-") }
            guard let name = operands.first(where: { names.contains($0) }), system.look(name) == nil else {
                return nil
            }
            return UsageError("the command comes first: paysheet " + name + " " + word)
        }
        guard !word.contains("/"), !word.contains("."), system.look(word) == nil else { return nil }
        let unknown = unknown(word)
        return unknown.near == nil ? nil : unknown
    }
}
