import PaySheetChecking

/// `paysheet completions`: scripts that let a shell complete commands.
enum CompletionsCommand {
    static let description = CommandDescription(
        name: "completions", summary: "print a script that lets a shell complete commands", operands: "SHELL",
        operandWords: Shell.allCases.map { $0.rawValue },
        discussion: [
            "SHELL is bash, zsh or fish. The script knows the commands, options, words, rules and kinds of this version. Print it again "
                + "after an update.",
            "Most systems read these places:",
            "  bash  ~/.local/share/bash-completion/completions/paysheet\n"
                + "  zsh   _paysheet in a folder of $fpath\n"
                + "  fish  ~/.config/fish/completions/paysheet.fish",
        ],
        options: [.help],
        examples: [
            "paysheet completions bash > ~/.local/share/bash-completion/completions/paysheet",
            "paysheet completions zsh > ~/.zfunc/_paysheet", "paysheet completions fish > ~/.config/fish/completions/paysheet.fish",
        ],
        run: { arguments, console in
            guard arguments.operands.count == 1, let name = arguments.operands.first else {
                return console.usage(UsageError("name one shell: bash, zsh or fish"), command: "completions")
            }
            guard let shell = Shell(rawValue: name) else { return console.usage(unknown(name), command: "completions") }
            let commands = Command.all(with: arguments.catalogs)
            let names = CompletionNames(arguments.catalogs)
            switch shell {
            case .bash: console.write(BashScript(names: names).text(commands))
            case .zsh: console.write(ZshScript(names: names).text(commands))
            case .fish: console.write(FishScript(names: names).text(commands))
            }
            return ExitStatus.passed
        })

    private static func unknown(_ shell: String) -> UsageError {
        let names = Shell.allCases.map { $0.rawValue }
        let near = Hints.nearest(shell, names)
        return UsageError(
            "unknown shell \"" + shell + "\"" + (near == nil ? "; known are " + names.joined(separator: ", ") : ""), near: near)
    }

    private enum Shell: String, CaseIterable { case bash, zsh, fish }
}
