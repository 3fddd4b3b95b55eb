import PaySheet
import PaySheetChecking
import PaySheetReports

/// The findings about something else than documents: a certificate, a token, a contact, a page with buttons.
///
/// The same settings decide about them as about those of documents, and every report takes them. The sentences of the command itself
/// stay, in the formats text and json.
struct SubjectRun: ~Copyable {
    private let settings: RunSettings
    private var session: CheckSession
    private var sources: DocumentSources
    private var summary: Summary
    private var reports: ReportSinks
    private var marks = Suppressor.Marks.nothing
    private var files: Set<String> = []
    /// How many subjects are not what was expected.
    private var differences = 0
    /// Whether the command prints its own sentences.
    let printsOwn: Bool

    /// The reports besides the sentences of the command.
    private static let reports = ReportFormat.allCases.filter { $0 != .text && $0 != .json }

    /// What decides about findings, and where they are written.
    static let options: [OptionDescription] = [
        .select, .ignore, .severity, .config, .noConfig, .baseline, .writeBaseline, .failOn, .exitZero, Expected.option,
        OptionDescription(
            name: "changed-lines", value: "FILE",
            summary: "report only findings that the changes of a unified diff touch; - is standard input"),
        OptionDescription(
            name: "format", value: "FORMAT", words: ReportFormat.allCases.map { $0.rawValue }, environment: "PAYSHEET_FORMAT",
            summary: "the format of the output: text or json of this command, or a report of check: "
                + Listing.text(reports.map { $0.rawValue }, separator: ", ") + " (default: text)"),
        OptionDescription(
            name: "report", value: "FORMAT=FILE", isRepeatable: true, summary: "write a report to a file, in addition to the output"),
    ]

    /// Rejects the options where nothing is checked, so that none is ignored.
    static func rejectOptions(_ arguments: Arguments, onlyFor what: String) throws(UsageError) {
        if let option = options.first(where: { $0.name != "format" && arguments.given.contains($0.name) }) {
            throw UsageError("--" + option.name + " is for " + what)
        }
        let format = arguments.value("format") ?? "text"
        guard format == "text" || format == "json" else { throw UsageError("--format " + format + " is for " + what) }
    }

    /// - Parameter operands: The files that are checked.
    init(_ arguments: Arguments, checking operands: [String], _ console: inout Console) throws(UsageError) {
        // Other options of the command can have the name of one of check.
        let diff = arguments.value("changed-lines")
        guard diff != "-" || !operands.contains("-") else {
            throw UsageError("--changed-lines - and the operand - both read standard input; name a file for one of them")
        }
        let own = arguments.keeping(SubjectRun.options.map { $0.name }, operands: diff == nil ? operands : [])
        self.init(try RunSettings(own, areDocuments: false, console.system), &console)
    }

    /// Cannot throw: where it could, the compiler destroyed a session in release builds before it was made.
    private init(_ settings: RunSettings, _ console: inout Console) {
        self.settings = settings
        printsOwn = settings.output.format == .text || settings.output.format == .json
        summary = settings.summary
        reports = ReportSinks(settings.output, summary, namesClean: true, isPrinted: !printsOwn)
        var plan = settings.plan
        plan.rendering = .together
        session = CheckSession(settings.check, plan, writer: nil)
        sources = DocumentSources(settings.check, console.system)
        for note in settings.check.openingNotes { console.note(note) }
        reports.open(&console)
    }

    /// Returns the findings that count, with the severities that they have here.
    ///
    /// - Parameters:
    ///   - what: What the subject is, such as `certificate`.
    ///   - unchecked: What was not checked of it.
    ///   - operand: Its path as it was given.
    ///   - ordinal: How many others are before it in the file.
    ///   - each: Takes what a report says of the subject.
    mutating func accepted(
        _ findings: [Finding], of what: String, unchecked: [String], at operand: String, ordinal: Int = 0, _ console: inout Console,
        each: (CheckedDocument) -> Void = { _ in }
    ) -> [Finding] {
        files.insert(settings.check.knownPath(of: operand))
        let subject = OpenContainer(named: what, ordinal: ordinal) { Container.CheckResult(findings, unchecked: unchecked) }
        var shown: [Finding] = []
        for outcome in session.examine(.container(subject, sources.source(at: operand)), isInOrder: true) {
            add(outcome, &console) { document in
                shown += document.findings.map { $0.finding.with($0.severity) }
                each(document)
            }
        }
        return shown
    }

    /// Checks the documents and the source code of a folder as `check` does, and hands on each document.
    mutating func check(folder: String, _ console: inout Console, each: (CheckedDocument) -> Void) {
        let inputs = Walk.inputs(
            of: [folder], readsSources: true, readsDomainFiles: true, readsCompressed: true, opening: settings.check.containers,
            ending: settings.check.catalogs.endings, console.system)
        var feed = Feed(inputs, settings.check, Feed.Form(), console.system)
        while let item = feed.next() {
            switch item {
            case .unit(let unit, _):
                for outcome in session.examine(unit, isInOrder: true) { add(outcome, &console, each) }
            case .failure(let path, let failure):
                let name = settings.check.paths.reported(path)
                fail(name, failure.message)
                console.note(name + ": " + failure.message)
            case .skipped, .end: continue
            }
        }
        files.formUnion(feed.files)
    }

    /// What source code hands to Apple Pay and could not be checked.
    var unreached: [Report.Unreached] { summary.unreached }

    private mutating func add(_ outcome: Outcome, _ console: inout Console, _ each: (CheckedDocument) -> Void) {
        summary.add(outcome.summary)
        marks.add(outcome.marks)
        for difference in outcome.differences { console.note(outcome.name + ": " + difference) }
        if !outcome.differences.isEmpty { differences += 1 }
        guard case .document(let document)? = outcome.written else { return }
        reports.document(document, &console)
        each(document)
    }

    /// Notes a file that cannot be read.
    mutating func fail(_ name: String, _ message: String) { summary.add(Report.Failure(path: name, message: message)) }

    /// Ends the reports. Returns the exit status.
    ///
    /// - Parameter failsAnyway: Whether something below the threshold is a reason to fail, too.
    mutating func finish(failsAnyway: Bool = false, _ console: inout Console) -> Int32 {
        guard writeFiles(&console), summary.failures.isEmpty else { return ExitStatus.undone }
        let counts = !summary.isBelowThreshold || failsAnyway && settings.plan.threshold != nil
        return (settings.plan.expected.isEmpty ? counts : differences > 0) ? ExitStatus.found : ExitStatus.passed
    }

    /// Returns false if a file could not be written.
    private mutating func writeFiles(_ console: inout Console) -> Bool {
        var areWritten = reports.close(summary, &console)
        let searched = SearchedFiles(settings, read: files)
        let system = console.system
        // Of a file whose findings are left out, nothing is known about entries that hide some.
        if settings.options.changedLines == nil {
            for note in settings.check.suppressor.notes(marks, isGone: { searched.contains($0, system) }) { console.note(note) }
        }
        guard let path = settings.newBaseline else { return areWritten }
        let entries = settings.baseline(of: marks.gathered) { searched.contains($0, system) }
        if let failure = system.save(Baseline.json(entries), to: path) {
            console.note("cannot write " + path + ": " + failure.message)
            areWritten = false
        }
        return areWritten
    }
}
