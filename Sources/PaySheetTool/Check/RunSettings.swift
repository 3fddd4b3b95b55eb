import PaySheet
import PaySheetChecking
import PaySheetReports

/// The settings of a run of `check`.
final class RunSettings: Sendable {
    let check: CheckSettings
    let operands: [String]
    /// The files of a list or a diff; `nil` if the operands name the files.
    let listed: [String]?
    /// Whether every line of every input is a document.
    let areRecords: Bool
    /// Whether safe fixes are applied before a file is checked.
    let fixes: Bool
    /// Whether to name the skipped files.
    let isVerbose: Bool
    /// Whether a value of source code that could not be checked is a reason to fail.
    let failsOnUnreached: Bool
    let output: ReportOutput
    /// What is said of each document. Only the run knows where.
    let plan: ReportPlan
    /// The baseline to write.
    let newBaseline: String?
    /// The baseline that it replaces.
    private let oldBaseline: Baseline?
    let statistics: StatisticsOutput?
    /// Whether the counts of the rules are printed instead of the findings.
    let countsByRule: Bool
    let showsProgress: Bool
    /// The number of threads that check documents.
    let jobs: Int
    /// The path of standard input in reports.
    let standardName: String
    var options: CheckOptions { check.options }

    /// - Parameters:
    ///   - searches: Whether a configuration that the arguments do not name is searched for.
    ///   - areDocuments: Whether documents are checked, and nothing else.
    init(_ arguments: Arguments, searches: Bool = true, areDocuments: Bool = true, _ system: System) throws(UsageError) {
        var options = try CheckOptions(arguments.options, arguments.catalogs, system)
        if !searches, options.configuration == .search { options.configuration = .none }
        operands = arguments.operands
        let files = try ListedFiles(arguments, system)
        listed = files.paths
        options.changedLines = files.changedLines
        areRecords = arguments.has("ndjson")
        isVerbose = arguments.has("verbose")
        failsOnUnreached = arguments.has("fail-on-unreached")
        output = try ReportOutput(arguments, system)
        fixes = try RunSettings.fixes(arguments)
        jobs = JobCount.count(asked: try arguments.options.count("jobs", to: JobCount.most), cores: system.cores)
        newBaseline = try RunSettings.newBaseline(arguments, system)
        oldBaseline = try newBaseline.flatMap { path throws(UsageError) in try RunSettings.oldBaseline(path, system) }
        check = try CheckSettings(options, arguments.catalogs, newBaseline: newBaseline, system)
        statistics = StatisticsOutput(arguments)
        countsByRule = try RunSettings.countsByRule(arguments, statistics)
        if case .file(let path)? = statistics { try RunSettings.target(path, "statistics file", arguments, system) }
        showsProgress = arguments.value("no-progress") == nil && system.errorIsTerminal && system.environment("TERM") != "dumb"
        standardName = arguments.value("stdin-filepath") ?? "-"
        plan = try RunSettings.plan(arguments, check, output, countsStatistics: statistics != nil, areDocuments: areDocuments)
        let read = arguments.catalogs.inputs.flatMap { arguments.values($0.name) } + arguments.values("config")
        for file in outputFiles {
            // A baseline may be renewed, but nothing else may replace it.
            let known = [options.baseline, check.configuration?.baseline?.file].compactMap { $0 }
            let others = file.path == newBaseline ? read : read + known
            try file.reject(reading: others, "this run reads", system)
        }
    }

    private static func plan(
        _ arguments: Arguments, _ check: CheckSettings, _ output: ReportOutput, countsStatistics: Bool, areDocuments: Bool
    ) throws(UsageError) -> ReportPlan {
        var plan = ReportPlan()
        plan.saysRequirements = output.saysRequirements
        plan.onlyFindings = arguments.has("only-findings")
        plan.countsStatistics = countsStatistics
        plan.places = try RecordPlaces(arguments.options)
        plan.expected = try Expected.all(arguments.options, arguments.catalogs, areOfDocuments: areDocuments)
        switch arguments.value("fail-on") {
        case "never": plan.threshold = nil
        case let word?: plan.threshold = Severity.allCases.first { $0.word == word } ?? .error
        case nil: plan.threshold = check.configuration?.threshold ?? .error
        }
        if arguments.has("exit-zero") { plan.threshold = nil }
        return plan
    }

    /// The counts before the first document.
    var summary: Summary {
        Summary(
            threshold: plan.threshold, now: options.now?.rawValue, configuration: check.configuration?.name,
            recordsHaveClocks: plan.places.clock != nil)
    }

    /// What the run says first, once: notes about the settings, and the configuration if a report cannot name it.
    var openingNotes: [String] {
        let formats = output.files.map { $0.format } + (output.isPrinted ? [output.format] : [])
        let areNaming = !printsCounts && formats.allSatisfy { $0.namesConfiguration }
        guard !areNaming, let configuration = check.configuration else { return check.openingNotes }
        return check.openingNotes + ["configuration: " + configuration.name]
    }

    /// Returns the findings for the new baseline.
    ///
    /// - Parameter isGone: Whether the run would have met the findings of a file, by its path in the baseline.
    func baseline(of found: [String: Baseline.Entry], isGone: (String) -> Bool) -> [String: Baseline.Entry] {
        oldBaseline?.keeping(found, isGone: isGone) ?? found
    }

    /// Whether something is written after the last document, even if nothing reads the output any more.
    var writesFiles: Bool { newBaseline != nil || statistics.map { !$0.isPrinted } == true }

    /// Whether something is printed.
    var prints: Bool { output.isPrinted || printsCounts }

    /// Whether counts are printed instead of the report.
    var printsCounts: Bool { countsByRule || statistics?.isPrinted == true }

    // MARK: Output files

    /// The files that the run writes.
    private var outputFiles: [OutputFile] {
        var files = output.files.map { OutputFile(path: $0.path, content: "report") }
        if case .file(let path)? = statistics { files.append(OutputFile(path: path, content: "statistics file")) }
        if let newBaseline { files.append(OutputFile(path: newBaseline, content: "baseline")) }
        return files
    }

    /// Rejects output files that are also documents, before anything is written.
    func rejectOverwriting(_ inputs: [Input], _ system: System) throws(UsageError) {
        try OutputFile.reject(outputFiles, reading: inputs, system) { path in
            guard options.document.kind == nil, case .success(let text) = system.text(of: path, limit: check.byteLimit) else {
                return true
            }
            // The report of an earlier run is not a document.
            return check.isDocument(text.bytes, at: text.path(path))
        }
    }

    private static func countsByRule(_ arguments: Arguments, _ statistics: StatisticsOutput?) throws(UsageError) -> Bool {
        guard arguments.has("stat") else { return false }
        guard statistics?.isPrinted != true else {
            throw UsageError("--stat and --statistics both print counts; write --statistics=FILE, or remove one of them")
        }
        return true
    }

    private static func fixes(_ arguments: Arguments) throws(UsageError) -> Bool {
        guard arguments.has("fix") else { return false }
        guard !arguments.operands.contains("-") else { throw UsageError("--fix needs files; for standard input use paysheet fix -") }
        for option in ["ndjson", ScriptOption.name, "at", "write-baseline", "expect-manifest"]
        where !arguments.values(option).isEmpty {
            throw UsageError("--fix and --" + option + " do not go together; remove one of them")
        }
        return true
    }

    private static func newBaseline(_ arguments: Arguments, _ system: System) throws(UsageError) -> String? {
        guard let path = arguments.value("write-baseline") else { return nil }
        try target(path, "baseline", arguments, system)
        return path
    }

    /// Returns the baseline in a file that is to be written. If the user forgets its name, the next operand must not be overwritten.
    private static func oldBaseline(_ path: String, _ system: System) throws(UsageError) -> Baseline? {
        guard system.size(path).map({ $0 > 0 }) == true else { return nil }
        guard let old = Baseline.known(in: path, system) else {
            throw UsageError(path + " exists and is not a baseline; give the baseline another name")
        }
        return old
    }

    /// Rejects an output file that is also an input.
    private static func target(_ path: String, _ what: String, _ arguments: Arguments, _ system: System) throws(UsageError) {
        try OutputContent.json.reject(path, what)
        guard let entry = system.look(path) else { return }
        guard entry.kind != .folder else { throw UsageError(path + ": it is a folder; give the " + what + " the name of a file") }
        try OutputFile(path: path, content: what).reject(reading: arguments.operands, "is to be checked", system)
    }
}
