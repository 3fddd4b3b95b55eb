import PaySheetChecking

/// `paysheet help`: the commands, or one of them.
enum HelpCommand {
    static let description = CommandDescription(
        name: "help", summary: "list the commands, or explain one", operands: "[COMMAND]", options: [.help],
        statuses: [(0, "shown"), (2, "there is no such command")], examples: ["paysheet help", "paysheet help check"],
        run: { arguments, console in
            guard let name = arguments.operands.first else {
                console.write(Help.overview(Command.all(with: arguments.catalogs), width: Columns.ofPage(console.system)))
                return ExitStatus.passed
            }
            guard let command = Command.named(name, with: arguments.catalogs) else {
                return console.usage(Command.unknown(name), command: nil)
            }
            console.write(Help.page(command, width: Columns.ofPage(console.system)))
            return ExitStatus.passed
        })
}
