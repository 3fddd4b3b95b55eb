import PaySheetChecking
import PaySheetReports
import PaySheetText

/// Help, generated from the description of the commands.
package enum Help {
    /// The text for a call without arguments.
    static func short(width: Int) -> String {
        let calls: [(label: String, text: String)] = [
            ("paysheet request.json", "check a document"), ("pbpaste | paysheet -", "check what comes through a pipe"),
        ]
        return paragraph("paysheet checks Apple Pay payment requests.", width) + "\n" + Prose.table(calls, width: width) + "\n"
            + paragraph("paysheet --help lists everything.", width)
    }

    /// The purpose of the command.
    package static let introduction = [
        "Checks, formats and describes payment requests for Apple Pay on the web. It uses no network and sends nothing anywhere.",
        "Without a command, paysheet checks the files. For details of a command, run paysheet COMMAND --help.",
    ]

    static let usage = "paysheet [COMMAND] [OPTION…] [FILE…]"

    /// The words that can replace a command.
    static let options: [(label: String, text: String)] = [
        ("-h, --help", "list the commands"), ("--version", "print the version; with --format json all editions"),
    ]

    /// The commands that most people need. The help only names the others.
    private static let groups: [(title: String, names: [String])] = [
        ("Check and correct", ["doctor", "check", "explain", "fix", "diff"]), ("Show and try", ["preview", "describe", "example"]),
        ("Collect and prepare", ["extract", "anonymize", "init"]),
    ]

    /// The exit statuses that all commands share.
    static let signalStatus = ("130, 143", "ended by a signal; no unfinished file remains")

    package static let examples = ["paysheet request.json", "paysheet check --format json requests/", "pbpaste | paysheet -"]

    /// All commands.
    static func overview(_ commands: [CommandDescription], width: Int = Prose.width) -> String {
        var text = call(usage, width) + "\n" + paragraph(introduction[0], width)
        for group in groups {
            let members = group.names.compactMap { name in commands.first { $0.name == name } }
            text += "\n" + group.title + ":\n" + Prose.table(members.map { ($0.name, $0.summary) }, width: width)
        }
        let others = commands.map { $0.name }.filter { name in !groups.contains { $0.names.contains(name) } }
        text += "\n" + paragraph("More commands: " + others.joined(separator: ", ") + ".", width)
        text += "\n" + paragraph(introduction[1], width)
        text += "\nOptions:\n" + Prose.table(options, width: width)
        text += "\nExit status:\n" + statuses(CheckCommand.description, width)
        return text + "\nExamples:\n" + calls(examples, width)
    }

    /// One command.
    static func page(_ command: CommandDescription, width: Int = Prose.width) -> String {
        var text = call(command.usage, width) + "\n" + paragraph(Prose.capitalized(command.summary) + ".", width)
        for discussion in command.discussion { text += "\n" + paragraph(discussion, width) }
        text += "\nOptions:\n" + Prose.table(command.options.map { ($0.label, $0.summary) }, width: width)
        let variables = command.allVariables
        if !variables.isEmpty { text += "\nEnvironment:\n" + Prose.table(variables.map { ($0.name, $0.summary) }, width: width) }
        text += "\nExit status:\n" + statuses(command, width)
        return text + "\nExamples:\n" + calls(command.examples, width)
    }

    private static func paragraph(_ text: String, _ width: Int) -> String {
        FittedText.wrapped(Prose.lines(text, width: width).joined(separator: "\n"), columns: width) + "\n"
    }

    private static func statuses(_ command: CommandDescription, _ width: Int) -> String {
        Prose.table(command.statuses.map { (String($0.0), $0.1) } + [signalStatus], width: width)
    }

    private static func call(_ usage: String, _ width: Int) -> String {
        FittedText.wrapped("Usage: " + usage, columns: width) { _ in 9 } + "\n"
    }

    /// Returns calls of the command. A narrow page breaks them as a shell does, so that they can be copied.
    private static func calls(_ calls: [String], _ width: Int) -> String {
        guard width < Prose.width else { return calls.map { "  " + $0 + "\n" }.joined() }
        return calls.map { call in
            let lines = Prose.lines(call, width: max(width - 6, 1))
            return "  " + lines.joined(separator: " \\\n    ") + "\n"
        }.joined()
    }
}
