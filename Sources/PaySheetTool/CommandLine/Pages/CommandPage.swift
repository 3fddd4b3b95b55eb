import PaySheetChecking
package import PaySheetShapes
import PaySheetText

/// `Docs/Command.md`, generated from the description of the commands.
package enum CommandPage {
    package static var file: GeneratedFile { GeneratedFile(path: "Docs/Command.md", text: text) }

    private static var text: String {
        let commands = Command.all
        var page = "<!-- " + GeneratedFile.notice("Sources/PaySheetTool") + " -->\n\n# The command\n\n"
        page += "```\n" + Help.usage + "\n```\n\n"
        page += Help.introduction.map { prose($0) + "\n\n" }.joined()
        page += "| Command | What it does |\n|---|---|\n"
        for command in commands { page += "| [`\(command.name)`](#\(command.name)) | \(cell(command.summary)) |\n" }
        for option in Help.options { page += "| `\(option.0)` | \(cell(option.1)) |\n" }
        page += "\n" + statuses(CheckCommand.description.statuses)
        page += "\n## Environment\n\nVariables affect how findings are shown, never the findings. An option wins over its variable.\n\n"
        page += "| Variable | Meaning |\n|---|---|\n"
        for variable in ManualPage.variables(commands) { page += "| `\(variable.name)` | \(cell(variable.summary)) |\n" }
        for command in commands { page += "\n" + section(command) }
        return page
    }

    private static func section(_ command: CommandDescription) -> String {
        var text =
            "## " + command.name + "\n\n```\n" + command.usage + "\n```\n\n" + prose(Prose.capitalized(command.summary) + ".") + "\n\n"
        for paragraph in command.discussion {
            text += (paragraph.hasPrefix(" ") ? "```\n" + paragraph + "\n```" : prose(paragraph)) + "\n\n"
        }
        text += "| Option | What it does |\n|---|---|\n"
        for option in command.options {
            let variable = option.environment.map { "; `" + $0 + "`" } ?? ""
            text += "| \(code(option.label)) | \(cell(option.summary))\(variable) |\n"
        }
        text += "\n" + statuses(command.statuses)
        return text + "\n```sh\n" + command.examples.map { $0 + "\n" }.joined() + "```\n"
    }

    private static func statuses(_ statuses: [(Int32, String)]) -> String {
        var text = "| Exit status | Meaning |\n|---|---|\n"
        for (status, meaning) in statuses.map({ (String($0.0), $0.1) }) + [Help.signalStatus] {
            text += "| \(status) | \(cell(meaning)) |\n"
        }
        return text
    }

    private static func prose(_ text: String) -> String { escaped(Prose.lines(text, width: .max).joined(separator: "\n")) }

    private static func cell(_ text: String) -> String { escaped(text) }

    /// In a table a bar ends the cell, even in code.
    private static func code(_ text: String) -> String {
        "`" + String(text.flatMap { $0 == "|" ? ["\\", $0] : [$0] }) + "`"
    }

    private static func escaped(_ text: String) -> String { MarkdownText.ownText.escaped(visible: text) }
}
