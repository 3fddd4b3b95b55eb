import PaySheet
import PaySheetChecking

/// `paysheet explain`: the meaning of a rule, or the possible causes of a message. Needs no network.
package enum ExplainCommand {
    package static let description = CommandDescription(
        name: "explain", summary: "explain a rule, or a browser's message", operands: "[RULE|TOPIC|TEXT]",
        discussion: [
            "RULE is a name such as amount/format or button/japan, TOPIC the part before the slash. The id of a source, such as\n"
                + "CT-010, lists the rules that name it. TEXT is a message of a browser's console, of\n"
                + "Apple's servers or of a payment library, such as \"TypeError: Missing total label.\": the likely causes are named in\n"
                + "the order in which to look. What surrounds the message may stay. No network is used."
        ],
        options: [
            OptionDescription(name: "list", summary: "list all rules, or those of a topic"),
            .format, .color, .help,
        ],
        statuses: [(0, "explained"), (2, "there is no such rule, and the text is not known")],
        examples: [
            "paysheet explain amount/format", "paysheet explain amount", "paysheet explain \"TypeError: Missing total label.\"",
            "paysheet explain --list --format json",
        ],
        run: { arguments, console in
            do throws(UsageError) {
                let (words, isList) = (arguments.operands, arguments.has("list"))
                guard isList || !words.isEmpty else {
                    throw UsageError("name a rule, a topic or a message, or list all rules with --list")
                }
                let text = words.isEmpty ? nil : words.joined(separator: " ")
                if let note = text.flatMap({ arguments.catalogs.aliases.note(about: $0) }) { console.note(note) }
                let explanation = try Explanation(text, isList: isList, among: arguments.catalogs)
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
}
