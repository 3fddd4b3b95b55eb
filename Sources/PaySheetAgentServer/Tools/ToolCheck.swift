import PaySheet
import PaySheetChecking
import PaySheetGuide
import PaySheetReports
import PaySheetSources
import PaySheetText

/// A check of documents for an agent, and its result.
struct ToolCheck: OutcomeSink {
    private let settings: CheckSettings
    private let run: ToolRun
    private var documents: [CheckedDocument] = []
    private var summary = Summary()
    private var notes: [String] = []

    /// No report of an agent needs more findings of one document.
    private static let mostFindings = 1000

    init(_ run: ToolRun, _ subject: ToolRun.Subject) throws(ToolMistake) {
        self.run = run
        settings = try run.reading { () throws(UsageError) in
            var options = try CheckOptions(run.options, run.catalogs, run.system)
            options.maximumFindings = ToolCheck.mostFindings
            if case .changes(let changes) = subject { options.changedLines = changes }
            return try CheckSettings(options, run.catalogs, run.system)
        }
        notes = settings.openingNotes
    }

    // MARK: Input

    mutating func add(document bytes: [UInt8]) throws(ToolMistake) { try examine(bytes, Feed.Form()) }

    mutating func add(source bytes: [UInt8], _ language: SourceLanguage) throws(ToolMistake) {
        var form = Feed.Form()
        form.standardLanguage = language
        try examine(bytes, form)
        guard !isChecked else { return }
        notes.append(
            summary.unreached.isEmpty
                ? "no document reaches Apple Pay in this code"
                : "nothing was checked: the values that reach Apple Pay in this code could not be followed")
    }

    mutating func add(_ paths: [String]) throws(ToolMistake) {
        guard !paths.contains("-") else { throw ToolMistake("\"-\" is not a path", "give the text as document or source") }
        let inputs = Walk.inputs(
            of: paths, staysInside: true, readsSources: !settings.options.readsScripts, readsDomainFiles: true, readsCompressed: true,
            opening: settings.containers, ending: settings.catalogs.endings, run.system)
        try examine(Feed(inputs, settings, Feed.Form(), run.system))
        guard !isChecked else { return }
        notes.append(paths.isEmpty ? "nothing was checked: paths is empty" : "no document of a known kind was found")
    }

    mutating func add(_ changes: ChangedLines) throws(ToolMistake) {
        let inputs = Walk.inputs(
            listed: changes.paths, readsSources: !settings.options.readsScripts, opening: settings.containers,
            ending: settings.catalogs.endings, run.system)
        try examine(Feed(inputs, settings, Feed.Form(), run.system))
        if !isChecked { notes.append("no document of a known kind is in the files of the diff") }
    }

    /// Examines a text.
    private mutating func examine(_ text: [UInt8], _ form: Feed.Form) throws(ToolMistake) {
        let system = run.system.with { $0.input = ByteStream(of: text) }
        try examine(Feed([.standard], settings, form, system))
    }

    private mutating func examine(_ feed: consuming Feed) throws(ToolMistake) {
        var plan = ReportPlan(.together)
        plan.saysRequirements = true
        var pipeline = PipelineRun(settings, plan)
        var output: Void = ()
        pipeline.run(&feed, into: &self, &output)
        guard !run.isCancelled() else { throw .cancelled }
    }

    /// Whether there is something that can pass or fail.
    private var isChecked: Bool { summary.documents > 0 || !summary.failures.isEmpty }

    // MARK: Outcomes

    /// A folder can take long, and the client can have lost interest.
    func isWanted(_ output: Void) -> Bool { !run.isCancelled() }

    mutating func add(_ outcome: Outcome, _ output: inout Void) {
        summary.add(outcome.summary)
        if case .document(let document)? = outcome.written { documents.append(document.maskingPersonal) }
    }

    mutating func fail(_ path: String, _ failure: SystemFailure, _ output: inout Void) {
        summary.add(Report.Failure(path: settings.paths.reported(path), message: failure.message))
    }

    mutating func skip(_ file: Report.Skipped, isNamed: Bool, _ output: inout Void) { summary.add(file) }

    func end(_ source: DocumentSource, _ output: inout Void) {}

    func pause(_ output: inout Void) {}

    // MARK: Result

    /// Returns the result as JSON, with so many findings. Errors come before warnings.
    func answer(most: Int) -> [UInt8] {
        var left = most
        // How many findings of each severity the answer can have.
        var room: [Severity: Int] = [:]
        for severity in [Severity.error, .warning, .info] {
            let count = documents.reduce(0) { $0 + $1.findings.count { $0.severity == severity } }
            room[severity] = min(count, left)
            left -= room[severity] ?? 0
        }
        let shown = documents.count == 1 ? documents : documents.filter { !$0.findings.isEmpty }
        var written = 0
        return JSONBytes.object { json in
            if isChecked {
                json.member("passed", bool: summary.hasPassed)
            } else {
                json.name("passed")
                json.null()
            }
            json.name("summary")
            json.object { counts in
                JSONReport.write(countsOf: summary, &counts)
            }
            json.name("documents")
            json.array { list in
                for document in shown {
                    var findings: [ReportedFinding] = []
                    for finding in document.findings where room[finding.severity] ?? 0 > 0 {
                        room[finding.severity] = (room[finding.severity] ?? 0) - 1
                        findings.append(finding)
                    }
                    guard !findings.isEmpty || shown.count == 1 else { continue }
                    written += findings.count
                    ToolCheck.write(document, findings, &list)
                }
            }
            json.member("omittedFindings", number: summary.findings - written)
            json.name("failures")
            json.array { list in
                for failure in summary.failures.prefix(most) {
                    list.object { one in
                        one.member("path", VisibleText.line(failure.path))
                        one.member("message", failure.message)
                    }
                }
            }
            json.member("notes", notes + limits(most))
        }
    }

    /// What was not checked.
    private func limits(_ most: Int) -> [String] {
        var limits: [String] = []
        for value in summary.unreached.prefix(most) {
            limits.append(
                VisibleText.line(value.path) + ":" + String(value.line) + ":" + String(value.column) + ": " + VisibleText.line(value.reason)
            )
        }
        if summary.unreached.count > most { limits.append(String(summary.unreached.count - most) + " more values were not reached") }
        if summary.unknownValues > 0 {
            limits.append(
                Counted.text(summary.unknownValues, "value") + " only the program knows; nothing that depends on them was checked")
        }
        if !summary.skipped.isEmpty {
            limits.append(
                Counted.text(summary.skipped.count, "file") + " skipped, such as " + VisibleText.line(summary.skipped[0].path) + ": "
                    + summary.skipped[0].reason)
        }
        if summary.failures.count > most { limits.append(String(summary.failures.count - most) + " more files could not be read") }
        if summary.isTruncated { limits.append("a document has more findings than are counted") }
        return limits
    }

    private static func write(_ document: CheckedDocument, _ findings: [ReportedFinding], _ list: inout JSONBytes) {
        list.object { one in
            one.member("path", VisibleText.line(document.path))
            if let line = document.line { one.member("line", number: line) }
            one.member("kind", document.kind?.name)
            if document.isGuess { one.member("kindIsGuess", bool: true) }
            if let needs = document.requires { one.member("needsApplePayVersion", number: needs.apiVersion) }
            one.name("safari")
            one.object { safari in
                safari.member("outcome", document.safari.word)
                if let text = VerdictText(document).sentence { safari.member("what", text) }
            }
            one.name("findings")
            one.array { places in
                for finding in findings { write(finding, document.cards, &places) }
            }
        }
    }

    private static func write(_ reported: ReportedFinding, _ cards: RuleCards, _ list: inout JSONBytes) {
        let finding = reported.finding
        list.object { one in
            one.members(of: finding, as: reported.severity, [.severity, .pointer, .position, .message, .visible])
            one.member("remedy", (finding.help ?? cards.card(of: finding.rule)?.instead).map { VisibleText.line($0) })
            if let fix = reported.applicableFix { one.member("fix", fix.word) }
        }
    }
}
