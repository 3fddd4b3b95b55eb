import PaySheetReports

/// The command `paysheet`.
public enum Command {
    /// Every command, in the order of the help.
    static let all: [CommandDescription] = [
        CheckCommand.description, ExplainCommand.description, FixCommand.description, FormatCommand.description, SplitCommand.description,
        ReconcileCommand.description, DescribeCommand.description, PreviewCommand.description, DiffCommand.description,
        ExampleCommand.description, AnonymizeCommand.description, SchemaCommand.description, InitCommand.description,
    ]

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
        if first == "--version" { return version(Array(arguments.dropFirst()), &console) }
        if first == "help" || first == "--help" || first == "-h" { return help(Array(arguments.dropFirst()), &console) }
        if let command = all.first(where: { $0.name == first }) {
            return run(command, Array(arguments.dropFirst()), &console)
        }
        if let near = misspeltCommand(first, console.system) {
            return console.usage(UsageError("unknown command " + first, near: near), command: nil)
        }
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

    private static func help(_ words: [String], _ console: inout Console) -> Int32 {
        guard let name = words.first(where: { !$0.hasPrefix("-") }) else {
            console.write(Help.overview(all))
            return ExitStatus.passed
        }
        guard let command = all.first(where: { $0.name == name }) else {
            return console.usage(UsageError("unknown command " + name, near: Hints.nearest(name, all.map { $0.name })), command: nil)
        }
        console.write(Help.page(command))
        return ExitStatus.passed
    }

    /// A first word that is no file and nearly a command. Anything that looks like a path is one.
    private static func misspeltCommand(_ word: String, _ system: System) -> String? {
        guard !word.hasPrefix("-"), !word.contains("/"), !word.contains("."), system.look(word) == nil else { return nil }
        return Hints.nearest(word, all.map { $0.name } + ["help"])
    }

    private static func version(_ words: [String], _ console: inout Console) -> Int32 {
        let description = CommandDescription(
            name: "--version", summary: "print the version", operands: "",
            options: [OptionDescription(name: "format", value: "FORMAT", words: ["text", "json"], summary: "text or json")], examples: [],
            run: { _, _ in 0 })
        do throws(UsageError) {
            let arguments = try Arguments(words, of: description, environment: { _ in nil })
            guard arguments.operands.isEmpty else { throw UsageError("--version takes no files") }
            if arguments.value("format") == "json" {
                console.write(VersionReport.json)
            } else {
                console.write(Edition.name + " " + Edition.version + "\n")
            }
            return ExitStatus.passed
        } catch {
            return console.usage(error, command: nil)
        }
    }
}
