import PaySheet
import PaySheetChecking
import PaySheetReports

/// One run of `check`: prints the outcome of each document and keeps only the counts.
struct CheckRun: ~Copyable, OutcomeSink {
    private let settings: RunSettings
    private let system: System
    private var summary: Summary
    private var reports: ReportSinks
    private var marks = Suppressor.Marks.nothing
    private var progress: Progress
    private var statistics: Statistics?
    private var notes = RecordNotes()
    /// The number of documents that differ from the expectation.
    private var differences = 0
    private var omissions: OmissionNotes

    /// Checks some inputs.
    static func run(_ settings: RunSettings, _ inputs: [Input], _ console: inout Console) throws(UsageError) -> Int32 {
        try settings.rejectOverwriting(inputs, console.system)
        var run = CheckRun(settings, inputs, console.system)
        return run.run(inputs, &console)
    }

    private init(_ settings: RunSettings, _ inputs: [Input], _ system: System) {
        self.settings = settings
        self.system = system
        summary = settings.summary
        omissions = OmissionNotes(isVerbose: settings.isVerbose, isQuiet: settings.output.style.isQuiet)
        reports = ReportSinks(
            settings.output, summary, namesClean: inputs.count <= 12 && !settings.plan.onlyFindings,
            isPrinted: settings.output.isPrinted && !settings.printsCounts)
        progress = Progress(isOn: settings.showsProgress, inputs, system)
        if settings.statistics != nil {
            var statistics = Statistics()
            statistics.addRun()
            self.statistics = statistics
        }
    }

    private mutating func run(_ inputs: [Input], _ console: inout Console) -> Int32 {
        if !settings.output.style.isQuiet { for note in settings.openingNotes { console.note(note) } }
        if settings.fixes {
            for (path, failure) in FixPass.run(settings, inputs, &console) { fail(path, failure, &console) }
        }
        reports.open(&console)
        var plan = settings.plan
        plan.rendering = reports.rendering
        var feed = Feed(inputs, settings.check, settings.form, system)
        var pipeline = PipelineRun(settings.check, plan, threads: settings.threads(for: inputs))
        pipeline.run(&feed, into: &self, &console)
        return finish(feed, inputs, &console)
    }

    /// Writes what comes after the last document. Returns the exit status.
    private mutating func finish(_ feed: borrowing Feed, _ inputs: [Input], _ console: inout Console) -> Int32 {
        progress.clear(&console)
        var areWritten = reports.close(summary, &console)
        let isComplete = summary.failures.isEmpty
        let searched = SearchedFiles(settings, read: feed.files)
        // Of a file whose findings are left out, nothing is known about entries that hide some.
        if !settings.output.style.isQuiet, settings.options.changedLines == nil {
            for note in settings.check.suppressor.notes(marks, isGone: { searched.contains($0, system) }) { console.note(note) }
        }
        if !writeFiles(searched, isComplete: isComplete, &console) { areWritten = false }
        guard areWritten else { return ExitStatus.undone }
        // A closed pipe is not an error.
        guard !console.isClosed else { return status }
        guard summary.failures.isEmpty, summary.unreached.isEmpty || !settings.failsOnUnreached else { return ExitStatus.undone }
        guard summary.documents > 0 || mayBeEmpty(inputs) || settings.listed != nil else {
            if feed.sourceFiles > 0, summary.skipped.isEmpty {
                guard summary.unreached.isEmpty else { return status }
                console.note(
                    "no document reaches Apple Pay in " + Counted.text(feed.sourceFiles, "source file")
                        + "; --from-js reads a file that is one document")
                return status
            }
            let skipped = summary.skipped.isEmpty ? "" : "; " + Counted.text(summary.skipped.count, "file") + " skipped"
            console.note("no document found" + skipped + (skipped.isEmpty || settings.isVerbose ? "" : ", which --verbose names"))
            return ExitStatus.undone
        }
        return status
    }

    /// A stream without lines is still read to its end: clusters split archives into parts, and some are empty.
    private func mayBeEmpty(_ inputs: [Input]) -> Bool {
        settings.areRecords && settings.plan.threshold == nil && inputs.contains(.standard)
    }

    /// Whether anything still uses the findings.
    func isWanted(_ console: Console) -> Bool {
        settings.writesFiles || reports.haveFiles || settings.prints && !console.isClosed && !console.hasFailed
    }

    private var status: Int32 {
        let isGood = settings.plan.expected.isEmpty ? summary.isBelowThreshold : differences == 0
        return isGood ? ExitStatus.passed : ExitStatus.found
    }

    /// Writes the files besides the reports. Returns false if a file was not written.
    private func writeFiles(_ searched: SearchedFiles, isComplete: Bool, _ console: inout Console) -> Bool {
        var areWritten = true
        func write(_ path: String, _ bytes: [UInt8]) {
            guard let failure = system.save(bytes, to: path) else { return }
            console.note("cannot write " + path + ": " + failure.message)
            areWritten = false
        }
        if settings.countsByRule { console.write(TextReport.counts(summary, style: settings.output.style)) }
        switch settings.statistics {
        case .printed?: console.write(statistics?.json ?? [])
        case .file(let path)?: write(path, statistics?.json ?? [])
        case nil: break
        }
        if let path = settings.newBaseline {
            if let reason = reasonAgainstBaseline(isComplete: isComplete) {
                console.note(path + ": not written, because " + reason)
                areWritten = false
            } else {
                write(path, Baseline.json(settings.baseline(of: marks.gathered) { searched.contains($0, system) }))
            }
        }
        return areWritten
    }

    private func reasonAgainstBaseline(isComplete: Bool) -> String? {
        if !isComplete || summary.documents == 0 { return "some input could not be read" }
        let most = max(settings.options.maximumFindings ?? 0, CheckSettings.suppressedMaximum)
        return summary.isIncomplete ? "a document has more than " + String(most) + " findings" : nil
    }

    // MARK: Outcomes

    mutating func fail(_ path: String, _ failure: SystemFailure, _ console: inout Console) {
        let reported = settings.check.paths.reported(path)
        summary.add(Report.Failure(path: reported, message: failure.message))
        statistics?.addFailure()
        progress.clear(&console)
        console.note(reported + ": " + failure.message)
    }

    mutating func skip(_ file: Report.Skipped, isNamed: Bool, _ console: inout Console) {
        var own = Summary()
        own.add(file)
        omissions.add(own, isNamed: isNamed, &progress, &console)
        summary.add(own)
    }

    mutating func end(_ source: DocumentSource, _ console: inout Console) {
        progress.clear(&console)
        notes.close(source.path, &console)
    }

    /// A pipe or a terminal gets its answers before the next line is read.
    func pause(_ console: inout Console) {
        if !system.outputIsFile { console.flush() }
    }

    @inline(never)
    mutating func add(_ outcome: Outcome, _ console: inout Console) {
        if !outcome.notes.isEmpty {
            progress.clear(&console)
            notes.add(outcome.notes, outcome.name, &console)
        }
        summary.add(outcome.summary)
        omissions.add(outcome.summary, &progress, &console)
        if let counts = outcome.statistics { statistics?.add(counts) }
        marks.add(outcome.marks)
        if progress.isShown, system.outputIsTerminal { progress.clear(&console) }
        if !outcome.printed.isEmpty { console.write(outcome.printed) }
        switch outcome.written {
        case .document(let document)?: reports.document(document, &console)
        case .emptyLines(let count)?: reports.emptyLines(count, &console)
        case nil: break
        }
        if !outcome.differences.isEmpty {
            differences += 1
            progress.clear(&console)
            for difference in outcome.differences { console.note(outcome.name + ": " + difference) }
        }
        progress.advance(outcome.summary.documents, outcome.bytes, &console)
    }
}
