import PaySheetChecking
import PaySheetReports

/// The reports of a run, and their destinations.
struct ReportOutput: Sendable {
    /// The format of the printed report.
    var format: ReportFormat
    /// Whether the report is printed, and not written to a file.
    var isPrinted = true
    /// The other reports, each with a file.
    var files: [File]
    /// The style of reports for people. Only the printed report has colours.
    var style: TextStyle

    /// A report for a file.
    struct File: Sendable {
        var format: ReportFormat
        var path: String
    }

    static let options = [
        OptionDescription(
            name: "format", value: "FORMAT", words: ReportFormat.allCases.map { $0.rawValue } + ["auto"], environment: "PAYSHEET_FORMAT",
            summary: "the format of the printed report; auto means github in a log of GitHub Actions, otherwise text (default: text)"),
        OptionDescription(
            name: "report", value: "FORMAT=FILE", isRepeatable: true, summary: "write a report to a file, in addition to the printed one"),
        OptionDescription(name: "output", letter: "o", value: "FILE", summary: "write the report of --format to a file, and print nothing"),
    ]

    static let formats = Listing.text(ReportFormat.allCases.map { $0.rawValue }, separator: ", ")

    init(_ arguments: Arguments, _ system: System) throws(UsageError) {
        format = ReportFormat(rawValue: arguments.value("format") ?? "text") ?? ReportOutput.automatic(system)
        style = TextStyle(
            isColored: format == .text && Color.isOn(arguments, system), showsPersonal: arguments.has("show-personal"),
            isQuiet: arguments.has("quiet"), isForTerminal: system.outputIsTerminal,
            isVerbose: arguments.has("verbose"), columns: format == .text ? Columns.ofOutput(system) : nil)
        files = []
        var wanted = try arguments.values("report").map { pair throws(UsageError) in try ReportOutput.file(pair) }
        if let path = arguments.value("output"), path != "-" {
            guard !path.isEmpty else { throw UsageError("--output needs the name of a file") }
            wanted.append(File(format: format, path: path))
            isPrinted = false
        }
        for file in wanted {
            guard !files.contains(where: { $0.path == file.path }) else {
                throw UsageError("two reports for " + file.path + "; give each one its own file")
            }
            try ReportWriter(file.format).content.reject(file.path, "report")
            try OutputFile(path: file.path, content: "report").reject(reading: arguments.operands, "is to be checked", system)
            files.append(file)
        }
    }

    /// Returns the best format for the output: annotations in a log of GitHub Actions, otherwise text.
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

    /// Whether a report contains the requirements of documents. Computing them takes time.
    var saysRequirements: Bool { ([format] + files.map { $0.format }).contains { $0 == .json || $0 == .ndjson } }
}
