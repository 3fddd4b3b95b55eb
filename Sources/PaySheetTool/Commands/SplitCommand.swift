import PaySheetChecking

/// `paysheet split`: divides an order between merchants without losing a minor unit.
package enum SplitCommand {
    package static let description = CommandDescription(
        name: "split", summary: "divide an amount between merchants, exactly", operands: "",
        discussion: [
            "Use amounts, weights, basis points, or names for equal parts. The rest of amounts or points belongs to the\n"
                + "primary merchant. The shares always add up to the total."
        ],
        options: SplitRequest.options + [.format, .help],
        examples: [
            "paysheet split --total 200.50 --currency USD --by air=120 --by inn=80.50",
            "paysheet split --total 100.00 --currency EUR --evenly a,b,c",
            "paysheet split --total 99.90 --currency EUR --points agent=250 --primary hotel",
        ],
        run: { arguments, console in
            do throws(UsageError) {
                guard arguments.operands.isEmpty else {
                    throw UsageError("split reads no files; name merchants with --by NAME=AMOUNT")
                }
                let isJSON = arguments.value("format") == "json"
                console.write(try SplitRequest.answer(arguments.options, isJSON: isJSON, console.system), isText: !isJSON)
                return ExitStatus.passed
            } catch {
                return console.usage(error, command: "split")
            }
        })
}
