import PaySheetReports

/// Which reports a run writes, and where to.
struct ReportOutput: Sendable {
    /// The format of what is printed.
    var format: ReportFormat
    /// Further reports, each for a file.
    var files: [File]
    /// How reports for people look; colours are for what is printed only.
    var style: TextStyle

    /// A report for a file.
    struct File: Sendable {
        var format: ReportFormat
        var path: String
    }

    static let options = [
        OptionDescription(
            name: "format", value: "FORMAT", words: ReportFormat.allCases.map { $0.rawValue } + ["auto"], environment: "PAYSHEET_FORMAT",
            summary: "what is printed; auto is github in a log of GitHub Actions, else text (default: text)"),
        OptionDescription(
            name: "report", value: "FORMAT=FILE", isRepeatable: true, summary: "write a report to a file, in addition to what is printed"),
    ]

    static let formats = Listing.text(ReportFormat.allCases.map { $0.rawValue }, separator: ", ")

    init(_ arguments: Arguments, _ system: System) throws(UsageError) {
        format = ReportFormat(rawValue: arguments.value("format") ?? "text") ?? ReportOutput.automatic(system)
        style = TextStyle(
            isColored: format == .text && Color.isOn(arguments, system), showsPersonal: arguments.has("show-personal"),
            isQuiet: arguments.has("quiet"))
        files = []
        for pair in arguments.values("report") {
            let file = try ReportOutput.file(pair)
            guard !files.contains(where: { $0.path == file.path }) else {
                throw UsageError("two reports for " + file.path + "; give each a file of its own")
            }
            if let entry = system.look(file.path), system.reaches(entry, by: arguments.operands) {
                throw UsageError("the report would overwrite " + file.path + ", which is to be checked; give the report another name")
            }
            files.append(file)
        }
    }

    /// What the place reads best: a log of GitHub Actions has annotations, everything else is read by people.
    private static func automatic(_ system: System) -> ReportFormat {
        system.environment("GITHUB_ACTIONS") == "true" && !system.outputIsTerminal ? .github : .text
    }

    private static func file(_ pair: String) throws(UsageError) -> File {
        let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
        guard parts.count == 2, !parts[1].isEmpty else {
            throw UsageError("--report takes FORMAT=FILE such as json=report.json, not \"" + pair + "\"")
        }
        guard let format = ReportFormat(rawValue: parts[0]) else {
            throw UsageError(
                "--report knows the formats " + formats + ", not \"" + parts[0] + "\"",
                near: Hints.nearest(parts[0], ReportFormat.allCases.map { $0.rawValue }))
        }
        guard parts[1] != "-" else { throw UsageError("--report writes files; --format " + parts[0] + " prints that report") }
        return File(format: format, path: parts[1])
    }

    /// Some report says what documents ask of a system; working that out takes time.
    var saysRequirements: Bool { ([format] + files.map { $0.format }).contains { $0 == .json || $0 == .ndjson } }
}
