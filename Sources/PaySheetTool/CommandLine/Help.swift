import PaySheetReports

/// Help, written from the description of the commands.
enum Help {
    /// What is shown to somebody who called the command with nothing.
    static let short = """
        paysheet checks Apple Pay payment requests.

          paysheet request.json        check a document
          pbpaste | paysheet -         check what comes through a pipe

        paysheet --help lists everything.

        """

    /// All commands.
    static func overview(_ commands: [CommandDescription]) -> String {
        var text = "Usage: paysheet [COMMAND] [OPTION…] [FILE…]\n\n"
        text += "Checks, formats and describes payment requests for Apple Pay on the web.\n"
        text += "It uses no network and sends nothing anywhere.\n\nCommands:\n"
        text += table(commands.map { ($0.name, $0.summary) })
        text += "\nWithout a command the files are checked. paysheet COMMAND --help tells more.\n\nOptions:\n"
        text += table([("-h, --help", OptionDescription.help.summary), ("--version", "print the version; with --format json all editions")])
        text += "\nExit status:\n"
        text += statuses(CheckCommand.description.statuses)
        text += "\nExamples:\n  paysheet request.json\n  paysheet check --format json requests/\n  pbpaste | paysheet -\n"
        return text
    }

    /// One command.
    static func page(_ command: CommandDescription) -> String {
        var text = "Usage: paysheet " + command.name + " [OPTION…]" + (command.operands.isEmpty ? "" : " " + command.operands) + "\n\n"
        text += capitalized(command.summary) + ".\n"
        for paragraph in command.discussion { text += "\n" + paragraph + "\n" }
        text += "\nOptions:\n" + table(command.options.map { (label($0), $0.summary) })
        let variables = command.options.compactMap { option in option.environment.map { ($0, "stands in for --" + option.name) } }
        if !variables.isEmpty { text += "\nEnvironment:\n" + table(variables) }
        text += "\nExit status:\n" + statuses(command.statuses)
        text += "\nExamples:\n"
        for example in command.examples { text += "  " + example + "\n" }
        return text
    }

    private static func label(_ option: OptionDescription) -> String {
        (option.letter.map { "-" + String($0) + ", " } ?? "") + "--" + option.name + value(of: option)
    }

    private static func value(of option: OptionDescription) -> String {
        guard let value = option.value else { return "" }
        return option.isValueOptional ? "[=" + value + "]" : " " + value
    }

    private static func statuses(_ statuses: [(Int32, String)]) -> String {
        table(statuses.map { (String($0.0), $0.1) } + [("130, 143", "ended by a signal")])
    }

    private static func table(_ rows: [(String, String)]) -> String {
        let width = rows.map { $0.0.count }.max() ?? 0
        return rows.map { "  " + $0.0 + String(repeating: " ", count: width - $0.0.count) + "  " + $0.1 + "\n" }.joined()
    }

    private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
