import PaySheet
import PaySheetChecking
import PaySheetGuide
import PaySheetReports
import PaySheetSources
import PaySheetText

/// A check of documents for an agent, and its result.
struct ToolCheck: ~Copyable {
    private let settings: CheckSettings
    private let system: System
    private var sources: DocumentSources
    private var session: CheckSession
    private var documents: [CheckedDocument] = []
    private var summary = Summary()
    private var domainFiles: [String] = []
    private var notes: [String] = []

    /// No report of an agent needs more findings of one document.
    private static let mostFindings = 1000

    init(_ run: ToolRun) throws(ToolMistake) {
        system = run.system
        settings = try run.reading { () throws(UsageError) in
            var options = try CheckOptions(run.options, run.catalogs, run.system)
            options.maximumFindings = ToolCheck.mostFindings
            return try CheckSettings(options, run.catalogs, run.system)
        }
        sources = DocumentSources(settings, run.system)
        var plan = ReportPlan(.together)
        plan.saysRequirements = true
        session = CheckSession(settings, plan, writer: nil)
        notes = settings.openingNotes
    }

    // MARK: Input

    mutating func add(document bytes: [UInt8]) {
        examine(.job(Job(source: sources.source(at: "-"), content: .document(bytes, isCandidate: false))))
    }

    mutating func add(source bytes: [UInt8], _ language: SourceLanguage) {
        examine(.source(bytes, language, sources.source(at: "-")))
        guard !isChecked else { return }
        notes.append(
            summary.unreached.isEmpty
                ? "no document reaches Apple Pay in this code"
                : "nothing was checked: the values that reach Apple Pay in this code could not be followed")
    }

    mutating func add(_ paths: [String], _ run: ToolRun) throws(ToolMistake) {
        guard !paths.contains("-") else { throw ToolMistake("\"-\" is not a path", "give the text as document or source") }
        let inputs = Walk.inputs(
            of: paths, staysInside: true, readsSources: !settings.options.readsScripts, readsDomainFiles: true, readsCompressed: true,
            opening: settings.containers, ending: settings.catalogs.endings, system)
        for input in inputs {
            // A folder can take long, and the client can have lost interest.
            guard !run.isCancelled() else { throw .cancelled }
            add(input)
        }
        let files = DomainFiles(domainFiles, root: nil)
        for path in files.paths {
            guard let bytes = content(of: path)?.bytes else { continue }
            let (outcome, _) = session.report(files.result(bytes, at: path), on: .domainFile, sources.source(at: path))
            add([outcome])
        }
        guard !isChecked else { return }
        notes.append(paths.isEmpty ? "nothing was checked: paths is empty" : "no document of a known kind was found")
    }

    /// Whether there is something that can pass or fail.
    private var isChecked: Bool { summary.documents > 0 || !summary.failures.isEmpty }

    private mutating func add(_ input: Input) {
        switch input {
        case .standard: break
        case .missing(let path, let failure): fail(path, failure)
        case .skipped(let path, let reason, _):
            summary.add(Report.Skipped(path: settings.paths.reported(path), reason: reason))
        case .domainFile(let path): domainFiles.append(path)
        case .document(let path): add(file: path, isFound: false, isCandidate: false)
        case .candidate(let path): add(file: path, isFound: true, isCandidate: sources.source(at: path).kind == nil)
        case .source(let path, _):
            guard let text = content(of: path), let language = SourceLanguage(path: InputText.plainPath(path)) else { return }
            examine(.source(text.bytes, language, sources.source(at: path, isCompressed: text.isCompressed)))
        case .records(let path):
            guard let text = content(of: path) else { return }
            let source = sources.source(at: path, isCompressed: text.isCompressed)
            examine(.job(Job(source: source, content: .records(LineBlock(linesOf: text.bytes)))))
        }
    }

    private mutating func add(file path: String, isFound: Bool, isCandidate: Bool) {
        guard let text = content(of: path) else { return }
        let source = sources.source(at: path, isCompressed: text.isCompressed)
        guard let open = settings.resolver.open(text.bytes, at: text.path(path), isFound: isFound) else {
            return examine(.job(Job(source: source, content: .document(text.bytes, isCandidate: isCandidate))))
        }
        var met: [Expected] = []
        if let result = open.check?(source.now) {
            let outcome: Outcome
            (outcome, met) = session.report(result, on: open, source)
            add([outcome])
        }
        for content in open.contents { examine(.job(Job(content, in: source, met: met))) }
    }

    private mutating func content(of path: String) -> InputText? {
        switch system.text(of: path, limit: settings.byteLimit) {
        case .success(let text): return text
        case .failure(let failure):
            fail(path, failure)
            return nil
        }
    }

    private mutating func fail(_ path: String, _ failure: SystemFailure) {
        summary.add(Report.Failure(path: settings.paths.reported(path), message: failure.message))
    }

    private mutating func examine(_ work: Work) { add(session.examine(work, isInOrder: true)) }

    private mutating func add(_ outcomes: [Outcome]) {
        for outcome in outcomes {
            summary.add(outcome.summary)
            if case .document(let document)? = outcome.written { documents.append(document.maskingPersonal) }
        }
    }

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
            one.member("rule", finding.rule.name)
            one.member("severity", reported.severity.word)
            one.member("pointer", VisibleText.line(finding.place.pointer))
            one.member("line", number: finding.place.start.line)
            one.member("column", number: finding.place.start.column)
            one.member("message", VisibleText.line(finding.message))
            one.member("remedy", (finding.help ?? cards.card(of: finding.rule)?.instead).map { VisibleText.line($0) })
            if let fix = reported.applicableFix { one.member("fix", fix.word) }
        }
    }
}
