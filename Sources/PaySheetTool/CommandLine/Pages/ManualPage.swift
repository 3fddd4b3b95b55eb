import PaySheetChecking
import PaySheetReports

/// The manual page in roff, generated from the description of the commands.
enum ManualPage {
    static func text(_ commands: [CommandDescription]) -> String {
        var page = ".\\\" Printed by: paysheet man\n"
        page += ".TH PAYSHEET 1 \"\" \"paysheet \(Edition.version)\" \"User Commands\"\n"
        // No hyphenation and no justified lines, so that readers can copy commands.
        page += ".nr HY 0\n.nh\n.ad l\n"
        page += section("NAME") + line("paysheet - check, format and describe payment requests for Apple Pay on the web")
        page += section("SYNOPSIS")
        for command in commands { page += ".br\n" + command.usage.bold(prefix: "paysheet " + command.name) }
        page += section("DESCRIPTION")
        for paragraph in Help.introduction { page += ".PP\n" + line(paragraph) }
        page += section("COMMANDS")
        for command in commands { page += subsection(command) }
        page += section("EXIT STATUS")
        for status in CheckCommand.description.statuses { page += item(String(status.0), status.1) }
        page += item(Help.signalStatus.0, Help.signalStatus.1)
        page += section("ENVIRONMENT")
        page += ".PP\n" + line("Variables affect how findings are shown, never the findings. An option wins over its variable.")
        for variable in variables(commands) { page += item(variable.name, variable.summary) }
        page += section("EXAMPLES")
        for example in Help.examples { page += ".PP\n.EX\n" + escaped(example) + "\n.EE\n" }
        return page
    }

    /// Every variable once, in the order of the commands.
    static func variables(_ commands: [CommandDescription]) -> [EnvironmentVariable] {
        var all: [EnvironmentVariable] = []
        for variable in commands.flatMap({ $0.allVariables }) where !all.contains(where: { $0.name == variable.name }) {
            all.append(variable)
        }
        return all
    }

    private static func subsection(_ command: CommandDescription) -> String {
        var text = ".SS \"" + escaped(command.usage) + "\"\n" + line(Prose.capitalized(command.summary) + ".")
        for paragraph in command.discussion { text += ".PP\n" + flowing(paragraph) }
        for option in command.options where option.name != OptionDescription.help.name { text += item(option.label, option.summary) }
        if !command.statuses.isEmpty {
            let statuses = command.statuses.map { String($0.0) + " " + $0.1 }.joined(separator: "; ")
            text += ".PP\n" + line("Exit status: " + statuses + ".")
        }
        if !command.examples.isEmpty { text += ".PP\n.EX\n" + command.examples.map { escaped($0) + "\n" }.joined() + ".EE\n" }
        return text
    }

    private static func flowing(_ paragraph: String) -> String {
        guard paragraph.hasPrefix(" ") else { return line(paragraph) }
        return ".EX\n" + paragraph.split(separator: "\n").map { escaped(String($0)) + "\n" }.joined() + ".EE\n"
    }

    private static func section(_ name: String) -> String { ".SH " + (name.contains(" ") ? "\"" + name + "\"" : name) + "\n" }

    private static func item(_ label: String, _ text: String) -> String {
        ".TP\n\\fB" + escaped(label) + "\\fR\n" + line(text)
    }

    private static func line(_ text: String) -> String {
        text.split(separator: "\n").map { escaped($0.trimmed) + "\n" }.joined()
    }

    /// Makes hyphens copyable and escapes roff commands.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": escaped += "\\e"
            case "-": escaped += "\\-"
            case "\"": escaped += "\\(dq"
            case "'": escaped += "\\(aq"
            case "~": escaped += "\\(ti"
            case "^": escaped += "\\(ha"
            case "`": escaped += "\\(ga"
            case "…": escaped += "..."
            case _ where scalar.isASCII: escaped.unicodeScalars.append(scalar)
            default: escaped += "\\[u" + padded(String(scalar.value, radix: 16, uppercase: true)) + "]"
            }
        }
        return escaped.hasPrefix(".") ? "\\&" + escaped : escaped
    }

    private static func padded(_ digits: String) -> String { String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits }
}

extension Substring {
    fileprivate var trimmed: String { String(drop { $0 == " " }) }
}

extension String {
    /// Returns the first words in bold, and the rest unchanged.
    fileprivate func bold(prefix: String) -> String {
        "\\fB" + ManualPage.escaped(prefix) + "\\fR" + ManualPage.escaped(String(dropFirst(prefix.count))) + "\n"
    }
}
