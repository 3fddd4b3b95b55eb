import PaySheetChecking

/// `paysheet man`: the manual page.
enum ManualCommand {
    static let description = CommandDescription(
        name: "man", summary: "print the manual page", operands: "",
        discussion: ["The page is in roff format, which man reads."],
        options: [.help],
        examples: ["paysheet man | man -l -", "paysheet man > ~/.local/share/man/man1/paysheet.1"],
        run: { arguments, console in
            guard arguments.operands.isEmpty else {
                return console.usage(UsageError("there is one manual page; for one command, run paysheet COMMAND --help"), command: "man")
            }
            console.write(ManualPage.text(Command.all(with: arguments.catalogs)))
            return ExitStatus.passed
        })
}
