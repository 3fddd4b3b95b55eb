import PaySheet
import PaySheetReports

/// The settings of a run of `check`.
struct CheckSettings: Sendable {
    let catalogs: CommandCatalogs
    /// The forms of text that hold documents.
    let containers: [Container]
    /// The documents that rules of catalogs compare with.
    var inputs: [GivenInput]
    var operands: [String]
    var now: String?
    /// Whether every line of every input is a document.
    var areRecords: Bool
    /// Whether a document may be inside of JavaScript.
    var readsScripts: Bool
    /// Whether safe fixes are applied before a file is checked.
    var fixes: Bool
    /// Whether to name the skipped files.
    var isVerbose: Bool
    var output: ReportOutput
    /// The threshold; with `nil` no run fails.
    var threshold: Severity?
    /// The document settings of the command line.
    var commandLine: Configuration.Overrides
    var configuration: Configuration?
    var maximumFindings: Int?
    /// The limits for a document.
    var limits: Limits
    /// The place of the document in each record, and of the other values to read.
    var places: RecordPlaces
    /// Whether reports leave out documents without findings.
    var onlyFindings: Bool
    var baseline: Baseline?
    /// The baseline to write.
    var newBaseline: String?
    var expected: [Expected]
    var statistics: StatisticsOutput?
    var showsProgress: Bool
    /// The number of threads that check documents.
    var jobs: Int
    /// The path of standard input in reports.
    var standardName: String
    var paths: Paths

    /// - Parameter configuration: Settings besides the command line; `nil` for none.
    init(_ arguments: Arguments, configuration: Configuration?, _ system: System) throws(UsageError) {
        inputs = try ExtraInputFile.all(arguments, system)
        catalogs = inputs.contains { $0.input.isForResults } ? arguments.catalogs.together() : arguments.catalogs
        containers = catalogs.containers
        operands = arguments.operands
        self.configuration = configuration
        now = try NowOption.moment(arguments, system)?.rawValue
        areRecords = arguments.has("ndjson")
        readsScripts = arguments.has(ScriptOption.name)
        isVerbose = arguments.has("verbose")
        output = try ReportOutput(arguments, system)
        switch arguments.value("fail-on") {
        case "never": threshold = nil
        case let word?: threshold = Severity.allCases.first { $0.word == word } ?? .error
        case nil: threshold = configuration?.threshold ?? .error
        }
        if arguments.has("exit-zero") { threshold = nil }
        fixes = try CheckSettings.fixes(arguments)
        commandLine = try CheckSettings.overrides(arguments, system)
        limits = try LimitOption.limits(arguments)
        maximumFindings = try CheckSettings.count("max-findings", arguments)
        jobs = try CheckSettings.count("jobs", arguments, to: CheckSettings.mostJobs) ?? 1
        places = try RecordPlaces(arguments)
        onlyFindings = arguments.has("only-findings")
        newBaseline = try arguments.value("write-baseline").map { path throws(UsageError) in
            try CheckSettings.target(path, "baseline", arguments, system)
            // If the user forgets the file name, the next operand must not be overwritten.
            if system.size(path).map({ $0 > 0 }) == true, (try? Baseline.read(path, system)) == nil {
                throw UsageError(path + " exists and is not a baseline; give the baseline another name")
            }
            return path
        }
        baseline = try arguments.value("baseline").map { path throws(UsageError) in try Baseline.read(path, system) }
        expected = try Expected.all(arguments)
        statistics = StatisticsOutput(arguments)
        if case .file(let path)? = statistics { try CheckSettings.target(path, "statistics file", arguments, system) }
        showsProgress = arguments.value("no-progress") == nil && system.errorIsTerminal && system.environment("TERM") != "dumb"
        standardName = arguments.value("stdin-filepath") ?? "-"
        paths = Paths(current: system.currentFolder, root: try CheckSettings.root(arguments, system))
        let read = catalogs.inputs.flatMap { arguments.values($0.name) } + arguments.values("config")
        for file in outputFiles {
            // A baseline may be renewed, but nothing else may replace it.
            let others = file.path == newBaseline ? read : read + arguments.values("baseline")
            try file.reject(reading: others, "this run reads", system)
        }
    }

    /// Whether some findings are hidden, so that more of them must be read.
    var isSuppressing: Bool { baseline != nil || newBaseline != nil || configuration?.ignores.isEmpty == false }

    /// The number of bytes to read of a document. One more than the limit is enough to detect a longer document.
    var byteLimit: Int { limits.bytes + 1 }

    /// Returns the settings for a document that some entries of the configuration match.
    func document(_ entries: [Int]) -> DocumentSettings {
        var overrides = configuration?.overrides(entries) ?? Configuration.Overrides()
        overrides.add(commandLine)
        let kept = isSuppressing ? CheckSettings.suppressedMaximum : Policy().maximumFindings
        return DocumentSettings(
            overrides, now: now, limits: limits, readsScripts: readsScripts, edition: configuration?.edition?.edition ?? .newest,
            maximumFindings: max(maximumFindings ?? 0, kept), inputs: inputs, catalogs: catalogs)
    }

    /// More threads than this bring nothing on any machine, and each of them needs memory.
    static let mostJobs = 64

    /// The highest number of findings of a document that a baseline or a configuration can hide.
    static let suppressedMaximum = 100_000

    /// Whether something is written after the last document, even if nothing reads the output any more.
    var writesFiles: Bool { newBaseline != nil || statistics.map { !$0.isPrinted } == true }

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
            guard commandLine.kind == nil, case .success(let bytes) = system.read(path, byteLimit) else { return true }
            // The report of an earlier run is not a document.
            if OpenContainer(bytes, at: path, of: containers, catalogs) != nil { return true }
            var reader = DocumentReader(catalogs: catalogs.set)
            return reader.check(bytes, recovering: true).reasonToSkip(bytes, catalogs.set) == nil
        }
    }

    // MARK: The command line

    private static func root(_ arguments: Arguments, _ system: System) throws(UsageError) -> String? {
        guard let root = arguments.value("root") else { return nil }
        guard let entry = system.look(root) else { throw UsageError("--root: there is no folder " + root + "; name an existing one") }
        guard entry.kind == .folder else { throw UsageError("--root: " + root + " is not a folder; name a folder") }
        return root
    }

    private static func fixes(_ arguments: Arguments) throws(UsageError) -> Bool {
        guard arguments.has("fix") else { return false }
        guard !arguments.operands.contains("-") else { throw UsageError("--fix needs files; for standard input use paysheet fix -") }
        for option in ["ndjson", ScriptOption.name, "at", "baseline", "write-baseline", "expect-manifest"]
        where !arguments.values(option).isEmpty {
            throw UsageError("--fix and --" + option + " do not go together; remove one of them")
        }
        return true
    }

    private static func count(_ option: String, _ arguments: Arguments, to most: Int = .max) throws(UsageError) -> Int? {
        guard let text = arguments.value(option) else { return nil }
        guard let count = Int(text), (1...most).contains(count) else {
            throw UsageError("--" + option + " takes a whole number from 1 to " + String(most) + ", not \"" + text + "\"")
        }
        return count
    }

    /// Rejects an output file that is also an input.
    private static func target(_ path: String, _ what: String, _ arguments: Arguments, _ system: System) throws(UsageError) {
        try OutputContent.json.reject(path, what)
        guard let entry = system.look(path) else { return }
        guard entry.kind != .folder else { throw UsageError(path + ": it is a folder; give the " + what + " the name of a file") }
        try OutputFile(path: path, content: what).reject(reading: arguments.operands, "is to be checked", system)
    }

    private static func overrides(_ arguments: Arguments, _ system: System) throws(UsageError) -> Configuration.Overrides {
        var overrides = Configuration.Overrides()
        if let name = arguments.value("kind") { overrides.kind = .some(try kind(name, arguments.catalogs)) }
        if let (version, system) = try SystemOption.version(arguments) {
            overrides.apiVersion = version
            overrides.system = system
        }
        try ExpectationOptions.read(arguments, system, into: &overrides)
        for name in arguments.listed("select") {
            overrides.selected = (overrides.selected ?? []) + [name == "advice" ? name : try rule(name, arguments.catalogs)]
        }
        for pair in arguments.listed("severity") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
            guard parts.count == 2, let severity = Severity.allCases.first(where: { $0.word == parts[1] }) else {
                throw UsageError("--severity takes RULE=error, RULE=warning or RULE=info, not \"" + pair + "\"")
            }
            guard arguments.catalogs.rule(named: parts[0]) != nil else { throw unknown(parts[0], arguments.catalogs, topics: []) }
            overrides.levels.append(.init(name: parts[0], severity: severity))
        }
        // Hidden rules stay hidden, even if their severity is set.
        for name in arguments.listed("ignore") { overrides.levels.append(.init(name: try rule(name, arguments.catalogs), severity: nil)) }
        return overrides
    }

    static func kind(_ name: String?, _ catalogs: CommandCatalogs) throws(UsageError) -> DocumentKind? {
        guard let name, name != "auto" else { return nil }
        guard let kind = catalogs.kind(named: name) else {
            let names = catalogs.kinds.map { $0.name }
            let near = Hints.nearest(name, names + ["auto"]) ?? Hints.nearest("ApplePay" + name, names)
            throw UsageError(
                "unknown kind \"" + name + "\"" + (near == nil ? "; known are " + names.joined(separator: ", ") : ""), near: near)
        }
        return kind
    }

    /// A rule's name or a topic.
    private static func rule(_ name: String, _ catalogs: CommandCatalogs) throws(UsageError) -> String {
        guard catalogs.knows(name) else { throw unknown(name, catalogs, topics: catalogs.topics) }
        return name
    }

    private static func unknown(_ rule: String, _ catalogs: CommandCatalogs, topics: [String]) -> UsageError {
        let refusal = catalogs.refusal(of: rule)
        let near = refusal.isKnown ? nil : Hints.nearest(rule, catalogs.ruleNames + topics)
        let advice = refusal.isKnown || near != nil ? "" : "; paysheet explain --list lists all rules"
        return UsageError(refusal.message + advice, near: near)
    }
}

/// Returns whether to use colours.
enum Color {
    static func isOn(_ arguments: Arguments, _ system: System) -> Bool {
        func isSet(_ name: String) -> Bool { system.environment(name).map { !$0.isEmpty } ?? false }
        switch arguments.value("color") {
        case "always": return true
        case "never": return false
        default: break
        }
        if isSet("NO_COLOR") { return false }
        if isSet("CLICOLOR_FORCE") || isSet("FORCE_COLOR") { return true }
        return system.outputIsTerminal && system.environment("TERM") != "dumb"
    }
}
