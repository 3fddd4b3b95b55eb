import PaySheet
import PaySheetChecking
import PaySheetReports
import PaySheetSources

/// One run of `check`: reads one document after another, prints each and keeps only the counts.
struct CheckRun: ~Copyable {
    let settings: RunSettings
    var sources: DocumentSources
    var session: CheckSession
    /// The worker pool; `nil` if all work is on this thread.
    private let pool: WorkerPool<Work, [Outcome]>?
    /// Actions to run, in this order, when the earlier results are ready.
    private var steps: [Step] = []
    private var summary: Summary
    private var reports: ReportSinks
    private var marks = Suppressor.Marks.nothing
    private var progress: Progress
    private var statistics: Statistics?
    private var notes = RecordNotes()
    /// The number of documents that differ from the expectation.
    private var differences = 0
    let system: System
    private let resolver: DocumentResolver
    private let blockPool: BlockPool
    /// The filter, once there is a file of source code.
    private var filter: SourceFilter?
    private var sourceFiles = 0
    var importedFiles: ImportedFiles
    private var omissions: OmissionNotes
    private var domainFiles: [String] = []
    private var searched: SearchedFiles

    private enum Step {
        /// Adds the outcomes of a job.
        case outcomes
        case failure(path: String, SystemFailure)
        case skip(Report.Skipped, isNamed: Bool)
        /// Adds the outcome of a container, which is ready.
        indirect case checked(Outcome)
        /// Writes the remaining messages about a file.
        case end(DocumentSource)

        /// Collects finished jobs.
        var waits: Bool { if case .outcomes = self { true } else { false } }
    }

    /// Checks some inputs.
    static func run(_ settings: RunSettings, _ inputs: [Input], _ console: inout Console) throws(UsageError) -> Int32 {
        try settings.rejectOverwriting(inputs, console.system)
        var run = CheckRun(settings, inputs, console.system)
        let status = run.run(inputs, &console)
        run.pool?.close()
        return status
    }

    private init(_ settings: RunSettings, _ inputs: [Input], _ system: System) {
        self.settings = settings
        self.system = system
        resolver = settings.check.resolver
        importedFiles = ImportedFiles(inputs, system)
        blockPool = BlockPool(blockSize: system.blockSize)
        sources = DocumentSources(settings.check, system)
        summary = settings.summary
        searched = SearchedFiles(settings)
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
        var plan = settings.plan
        plan.rendering = reports.rendering
        session = CheckSession(settings.check, plan, writer: plan.rendering.writer)
        pool = CheckRun.pool(settings, inputs, plan)
    }

    private mutating func run(_ inputs: [Input], _ console: inout Console) -> Int32 {
        if !settings.output.style.isQuiet { for note in settings.openingNotes { console.note(note) } }
        reports.open(&console)
        for input in inputs {
            guard isWanted(console) else { break }
            check(input, &console)
        }
        checkDomainFiles(&console)
        catchUp(&console)
        progress.clear(&console)
        var areWritten = reports.close(summary, &console)
        let isComplete = summary.failures.isEmpty
        // Of a file whose findings are left out, nothing is known about entries that hide some.
        if !settings.output.style.isQuiet, settings.options.changedLines == nil {
            for note in settings.check.suppressor.notes(marks, isGone: { searched.contains($0, system) }) { console.note(note) }
        }
        if !writeFiles(isComplete: isComplete, &console) { areWritten = false }
        guard areWritten else { return ExitStatus.undone }
        // A closed pipe is not an error.
        guard !console.isClosed else { return status }
        guard summary.failures.isEmpty, summary.unreached.isEmpty || !settings.failsOnUnreached else { return ExitStatus.undone }
        guard summary.documents > 0 || mayBeEmpty(inputs) || settings.listed != nil else {
            if sourceFiles > 0, summary.skipped.isEmpty {
                guard summary.unreached.isEmpty else { return status }
                console.note(
                    "no document reaches Apple Pay in " + Counted.text(sourceFiles, "source file")
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
    private func isWanted(_ console: Console) -> Bool {
        settings.writesFiles || reports.haveFiles || settings.prints && !console.isClosed && !console.hasFailed
    }

    private var status: Int32 {
        let isGood = settings.plan.expected.isEmpty ? summary.isBelowThreshold : differences == 0
        return isGood ? ExitStatus.passed : ExitStatus.found
    }

    /// Writes the files besides the reports. Returns false if a file was not written.
    private func writeFiles(isComplete: Bool, _ console: inout Console) -> Bool {
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

    private mutating func check(_ input: Input, _ console: inout Console) {
        switch input {
        case .skipped(let path, let reason, let isNamed):
            then(.skip(Report.Skipped(path: settings.check.paths.reported(path), reason: reason), isNamed: isNamed), &console)
        case .missing(let path, let failure): then(.failure(path: path, failure), &console)
        case .domainFile(let path): domainFiles.append(path)
        case .records(let path): records(path, system.open(path), &console)
        case .standard:
            if settings.areRecords { return records(settings.standardName, .success(system.input), &console) }
            if !settings.options.readsScripts, let language = SourceLanguage(path: InputText.plainPath(settings.standardName)) {
                return sourceFile(settings.standardName, text(of: "-"), language, &console)
            }
            document(settings.standardName, text(of: "-"), isCandidate: false, &console)
        case .document(let path):
            if settings.areRecords { return records(path, system.open(path), &console) }
            document(path, text(of: path), isCandidate: false, &console)
        case .source(let path, _):
            guard let language = SourceLanguage(path: InputText.plainPath(path)) else { return }
            sourceFile(path, text(of: path), language, &console)
        case .candidate(let path):
            let isCandidate = sources.source(at: path).kind == nil
            document(path, text(of: path), isFound: true, isCandidate: isCandidate, &console)
        }
    }

    /// - Parameters:
    ///   - isFound: Whether the file was found in a folder, so that its extension proves nothing.
    ///   - isCandidate: Whether the file counts only if it is a document of a known kind.
    private mutating func document(
        _ path: String, _ content: Attempt<InputText>, isFound: Bool = false, isCandidate: Bool, _ console: inout Console
    ) {
        switch content {
        case .failure(let failure): then(.failure(path: path, failure), &console)
        case .success(let text):
            searched.add(path)
            let bytes = text.bytes
            let source = sources.source(at: path, isCompressed: text.isCompressed)
            if let open = resolver.open(bytes, at: text.path(path), isFound: isFound) {
                var met: [Expected] = []
                if let result = open.check?(source.now) {
                    let outcome: Outcome
                    (outcome, met) = session.report(result, on: open, source)
                    then(.checked(outcome), &console)
                }
                for content in open.contents { examine(.job(Job(content, in: source, met: met)), isMoreThere: true, &console) }
                if open.contents.isEmpty, open.check == nil {
                    let reason = "it is a " + open.name + " without a document of a known kind"
                    then(.skip(Report.Skipped(path: source.path, reason: reason), isNamed: !isCandidate), &console)
                }
            } else if isFound, let container = resolver.namesake(of: path) {
                let reason = "it is not a " + container.name + ", although it is called like one"
                then(.skip(Report.Skipped(path: source.path, reason: reason), isNamed: true), &console)
            } else {
                let bytes = fixed(text, path, source, &console) { session in
                    let check = session.checkForChange(bytes, from: source)
                    guard check.kind != nil, !check.isGuess,
                        case .fixed(let result, _) = session.fix(check, from: source, includingRisky: false)
                    else { return nil }
                    return result.bytes.map { ($0, result.applied.count) }
                }
                examine(.job(Job(source: source, content: .document(bytes, isCandidate: isCandidate))), isMoreThere: true, &console)
            }
            then(.end(source), &console)
        }
    }

    /// Checks the domain association files of all inputs: if one is in its place, copies in other places do not count.
    private mutating func checkDomainFiles(_ console: inout Console) {
        let files = DomainFiles(domainFiles, root: nil)
        for path in files.paths {
            switch system.read(path, settings.check.byteLimit) {
            case .failure(let failure): then(.failure(path: path, failure), &console)
            case .success(let bytes):
                searched.add(path)
                let (outcome, _) = session.report(files.result(bytes, at: path), on: .domainFile, sources.source(at: path))
                then(.checked(outcome), &console)
            }
        }
    }

    private func text(of operand: String) -> Attempt<InputText> { system.text(of: operand, limit: settings.check.byteLimit) }

    private mutating func sourceFile(
        _ path: String, _ content: Attempt<InputText>, _ language: SourceLanguage, _ console: inout Console
    ) {
        sourceFiles += 1
        switch content {
        case .failure(let failure): then(.failure(path: path, failure), &console)
        case .success(let text):
            searched.add(path)
            // Most files end here.
            let filter = filter ?? SourceFilter()
            self.filter = filter
            guard filter.accepts(text.bytes) else { return }
            let source = sources.source(at: path, isCompressed: text.isCompressed)
            // A compressed file has fixes, but nothing offers them.
            let plain = sources.source(at: path)
            let bytes = fixed(text, path, source, &console) { session in
                let fixed = session.fix(text.bytes, language, from: plain, includingRisky: false)
                return fixed.applied > 0 ? (fixed.bytes, fixed.applied) : nil
            }
            examine(work(bytes, language, source, path, &console), isMoreThere: true, &console)
        }
    }

    /// Applies the safe fixes of the findings that the run shows. Returns the content of the file afterwards.
    private mutating func fixed(
        _ text: InputText, _ path: String, _ source: DocumentSource, _ console: inout Console,
        _ fix: (inout CheckSession) -> (bytes: [UInt8], applied: Int)?
    ) -> [UInt8] {
        guard settings.fixes, system.look(path)?.kind == .file else { return text.bytes }
        guard let (new, applied) = fix(&session) else { return text.bytes }
        guard !text.isCompressed else {
            console.note(source.path + ": not fixed, because it is gzip data; decompress it first: gunzip")
            return text.bytes
        }
        if let failure = system.rewrite(path, from: text.bytes, to: new) {
            then(.failure(path: path, failure), &console)
            return text.bytes
        }
        if !settings.output.style.isQuiet { console.note("fixed " + source.path + ": " + Counted.text(applied, "finding")) }
        return new
    }

    private mutating func records(_ path: String, _ opened: Attempt<ByteStream>, _ console: inout Console) {
        switch opened.map({ $0.decompressed }) {
        case .failure(let failure): return then(.failure(path: path, failure), &console)
        case .success(let stream):
            var lines = LineCutter(stream, limit: settings.check.byteLimit, blockPool: blockPool)
            let source = sources.source(at: path)
            while isWanted(console) {
                let next = lines.next {
                    catchUp(&console)
                    answer(&console)
                }
                switch next {
                case nil:
                    searched.add(path)
                    return then(.end(source), &console)
                case .failure(let failure)?:
                    then(.failure(path: path, failure), &console)
                    return then(.end(source), &console)
                case .success(let block)?:
                    examine(.job(Job(source: source, content: .records(block))), isMoreThere: stream.isReady(), &console)
                    answer(&console)
                }
            }
        }
    }

    /// A pipe or a terminal gets its answers before the next line is read.
    private func answer(_ console: inout Console) {
        if !system.outputIsFile { console.flush() }
    }

    // MARK: The order of things

    /// Runs a job here, or on the worker pool while the main thread reads more.
    mutating func examine(_ work: Work, isMoreThere: Bool, _ console: inout Console) {
        guard let pool, isMoreThere || !steps.isEmpty, pool.send(work) else {
            return add(session.examine(work, isInOrder: true), &console)
        }
        steps.append(.outcomes)
        while pool.underWay >= pool.mostUnderWay { goOn(&console) }
    }

    /// Runs an action after all earlier ones.
    private mutating func then(_ step: Step, _ console: inout Console) {
        steps.append(step)
        while let first = steps.first, !first.waits { goOn(&console) }
    }

    /// Waits for all jobs.
    private mutating func catchUp(_ console: inout Console) {
        while !steps.isEmpty { goOn(&console) }
    }

    @inline(never)
    private mutating func goOn(_ console: inout Console) {
        guard !steps.isEmpty else { return }
        switch steps.removeFirst() {
        case .outcomes: add(pool?.receive { session.examine($0, isInOrder: false) } ?? [], &console)
        case .failure(let path, let failure): fail(path, failure, &console)
        case .skip(let file, let isNamed):
            var own = Summary()
            own.add(file)
            omissions.add(own, isNamed: isNamed, &progress, &console)
            summary.add(own)
        case .checked(let outcome): add([outcome], &console)
        case .end(let source):
            progress.clear(&console)
            notes.close(source.path, &console)
        }
    }

    private mutating func fail(_ path: String, _ failure: SystemFailure, _ console: inout Console) {
        let reported = settings.check.paths.reported(path)
        summary.add(Report.Failure(path: reported, message: failure.message))
        statistics?.addFailure()
        progress.clear(&console)
        console.note(reported + ": " + failure.message)
    }

    // MARK: Outcomes

    private mutating func add(_ outcomes: [Outcome], _ console: inout Console) {
        for outcome in outcomes {
            guard isWanted(console) else { return }
            add(outcome.unsettled == nil ? outcome : session.settle(outcome), &console)
        }
    }

    @inline(never)
    private mutating func add(_ outcome: Outcome, _ console: inout Console) {
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
