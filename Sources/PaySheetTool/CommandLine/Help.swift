import PaySheetReports

/// Help, generated from the description of the commands.
package enum Help {
    /// The text for a call without arguments.
    static let short = """
        paysheet checks Apple Pay payment requests.

          paysheet request.json        check a document
          pbpaste | paysheet -         check what comes through a pipe

        paysheet --help lists everything.

        """

    /// The purpose of the command.
    package static let introduction = [
        "Checks, formats and describes payment requests for Apple Pay on the web. It uses no network and sends nothing anywhere.",
        "Without a command, paysheet checks the files. For details of a command, run paysheet COMMAND --help.",
    ]

    static let usage = "paysheet [COMMAND] [OPTION…] [FILE…]"

    /// The words that can replace a command.
    static let options = [
        ("-h, --help", "list the commands"), ("--version", "print the version; with --format json all editions"),
    ]

    /// The exit statuses that all commands share.
    static let signalStatus = ("130, 143", "ended by a signal; no unfinished file remains")

    package static let examples = ["paysheet request.json", "paysheet check --format json requests/", "pbpaste | paysheet -"]

    /// All commands.
    static func overview(_ commands: [CommandDescription]) -> String {
        var text = "Usage: " + usage + "\n\n" + paragraph(introduction[0])
        text += "\nCommands:\n" + Prose.table(commands.map { ($0.name, $0.summary) })
        text += "\n" + paragraph(introduction[1])
        text += "\nOptions:\n" + Prose.table(options)
        text += "\nExit status:\n" + statuses(CheckCommand.description)
        text += "\nExamples:\n" + examples.map { "  " + $0 + "\n" }.joined()
        return text
    }

    /// One command.
    static func page(_ command: CommandDescription) -> String {
        var text = "Usage: " + command.usage + "\n\n" + paragraph(Prose.capitalized(command.summary) + ".")
        for discussion in command.discussion { text += "\n" + paragraph(discussion) }
        text += "\nOptions:\n" + Prose.table(command.options.map { ($0.label, $0.summary) })
        let variables = command.allVariables
        if !variables.isEmpty { text += "\nEnvironment:\n" + Prose.table(variables.map { ($0.name, $0.summary) }) }
        text += "\nExit status:\n" + statuses(command)
        text += "\nExamples:\n" + command.examples.map { "  " + $0 + "\n" }.joined()
        return text
    }

    private static func paragraph(_ text: String) -> String { Prose.lines(text).joined(separator: "\n") + "\n" }

    private static func statuses(_ command: CommandDescription) -> String {
        Prose.table(command.statuses.map { (String($0.0), $0.1) } + [signalStatus])
    }
}
