import PaySheet
import PaySheetChecking

/// `paysheet explain`: the meaning of a rule, or the possible causes of a message. Needs no network.
package enum ExplainCommand {
    package static let description = CommandDescription(
        name: "explain", summary: "explain a rule, an error message or a log, or answer a few words",
        operands: "[RULE|TOPIC|TEXT|WORDS|FILE|-]",
        discussion: [
            "RULE is a name such as amount/format or button/japan, TOPIC the part before the slash. The id of a source, such as\n"
                + "CT-010, lists the rules that name it.",
            "TEXT is a message of a browser, Apple's servers, a tool such as curl, an app or a library. Paste it as it is:\n"
                + "colors, times, JSON and a stack of calls around it may stay. FILE is a log with such a text, and - reads it\n"
                + "from standard input. The answer names the likely causes in order, what to do, and how sure this is.",
            "Other WORDS are searched in rules, pages, commands, members and messages. No network is used.",
        ],
        options: [
            OptionDescription(name: "list", summary: "list all rules, or those of a topic"),
            .format, .color, .help,
        ],
        statuses: [(0, "explained, or something fits the words"), (2, "there is no such rule, no text is known, and nothing fits")],
        examples: [
            "paysheet explain amount/format", "paysheet explain amount", "paysheet explain \"TypeError: Missing total label.\"",
            "curl -v https://apple-pay-gateway.apple.com 2>&1 | paysheet explain -", "paysheet explain server.log",
            "paysheet explain how do I test without a device", "paysheet explain --list --format json",
        ],
        run: { arguments, console in
            do throws(UsageError) {
                let explanation = try explanation(arguments, &console)
                let isJSON = arguments.value("format") == "json"
                console.write(
                    isJSON
                        ? explanation.json
                        : [UInt8](
                            explanation.text(
                                isColored: Color.isOn(arguments, console.system), width: Columns.ofPage(console.system)
                            ).utf8),
                    isText: !isJSON)
                return ExitStatus.passed
            } catch {
                return console.usage(error, command: "explain")
            }
        })

    private static func explanation(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> Explanation {
        let (words, isList) = (arguments.operands, arguments.has("list"))
        guard isList || !words.isEmpty else {
            throw UsageError("name a rule, a topic, a message or a file, or list all rules with --list")
        }
        if words.count == 1, !isList, let log = try log(words[0], arguments.catalogs, console.system) { return log }
        let text = words.isEmpty ? nil : words.joined(separator: " ")
        if let note = text.flatMap({ arguments.catalogs.aliases.note(about: $0) }) { console.note(note) }
        return try Explanation(text, isList: isList, among: arguments.catalogs)
    }

    /// Explains a file or standard input. Returns `nil` if the operand is something else.
    private static func log(_ operand: String, _ catalogs: CatalogList, _ system: System) throws(UsageError) -> Explanation? {
        let isInput = operand == "-"
        guard isInput || system.look(operand)?.kind == .file, !Explanation.isName(operand, among: catalogs) else { return nil }
        let name = Paths(current: system.currentFolder, root: nil).reported(operand)
        switch system.content(of: operand, limit: Explanation.byteLimit + 1) {
        case .failure(let failure): throw UsageError((isInput ? "-" : name) + ": " + failure.message, isInFile: true)
        case .success(let bytes): return try Explanation(log: bytes, of: isInput ? nil : name, among: catalogs)
        }
    }
}
