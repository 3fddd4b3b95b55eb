import PaySheetChecking

/// A run that another program keeps open: the program writes a document as a line, and reads one line as the answer.
///
/// An option that changes what is printed would make the program wait without end. So only options that do not are allowed.
enum CoProcess {
    static let option = OptionDescription(
        name: "co-process", summary: "answer each line of standard input with one line of the ndjson report; do not fail on findings")

    /// The options of a run that neither change the answers nor write a file.
    private static let harmless = ["jobs", "no-progress", "quiet", "root", "stdin-filepath", option.name]

    /// Returns the arguments with what the option stands for, if it is given.
    static func arguments(_ arguments: Arguments) throws(UsageError) -> Arguments {
        guard arguments.has(option.name) else { return arguments }
        let records = RecordPlaces.options.map { $0.name }.filter { $0 != "only-findings" }
        let allowed = CheckOptions.descriptions(with: arguments.catalogs).map { $0.name } + records + harmless
        if let other = arguments.given.first(where: { !allowed.contains($0) }) {
            // Who uses a client of a language has not written --co-process.
            throw UsageError(
                "--" + other + " cannot be used here: each document has one report as its answer, and nothing else is printed or written")
        }
        if let operand = arguments.operands.first(where: { $0 != "-" }) {
            throw UsageError("--co-process reads standard input; remove " + operand)
        }
        return arguments.adding([("ndjson", "yes"), ("format", "ndjson"), ("fail-on", "never")], operands: ["-"])
    }
}
