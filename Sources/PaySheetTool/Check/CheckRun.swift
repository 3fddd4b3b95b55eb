import PaySheet
import PaySheetReports

/// One run of `check`: reads document after document, prints each and keeps only the counts.
struct CheckRun {
    private let settings: CheckSettings
    private var book: SettingsBook
    private var reader: DocumentReader
    private var summary: Summary
    private var reports: ReportSinks
    private var suppressor: Suppressor
    private var progress: Progress
    private var statistics: Statistics?
    private var remarks = RecordRemarks()
    private var scanner = Scanner()
    /// Documents that differ from what was expected.
    private var differences = 0
    private let system: System

    static func run(_ settings: CheckSettings, _ console: inout Console) -> Int32 {
        let inputs = Walk.inputs(of: settings.operands, console.system)
        var run = CheckRun(settings, inputs, console.system)
        return run.run(inputs, &console)
    }

    private init(_ settings: CheckSettings, _ inputs: [Input], _ system: System) {
        self.settings = settings
        self.system = system
        book = SettingsBook(settings, system)
        reader = DocumentReader()
        // The documents of one run are those of one site.
        reader.merchantConsistency = MerchantConsistency()
        summary = Summary(threshold: settings.threshold, now: settings.now)
        reports = ReportSinks(
            settings.output, now: settings.now, namesClean: inputs.count <= 12 && !settings.onlyFindings,
            isPrinted: settings.statistics?.isPrinted != true)
        suppressor = Suppressor(settings, system)
        progress = Progress(isOn: settings.showsProgress, inputs, system)
        if settings.statistics != nil { statistics = Statistics() }
    }

    private mutating func run(_ inputs: [Input], _ console: inout Console) -> Int32 {
        if let edition = settings.configuration?.edition { note(edition, &console) }
        reports.open(&console)
        for input in inputs {
            guard isWanted(console) else { break }
            check(input, &console)
        }
        progress.clear(&console)
        var areWritten = reports.close(summary, &console)
        let isComplete = summary.failures.isEmpty
        if !settings.output.style.isQuiet {
            let root = settings.paths
            for note in suppressor.notes(exists: { system.look(root.file($0)) != nil }) { console.note(note) }
        }
        if !writeFiles(isComplete: isComplete, &console) { areWritten = false }
        guard areWritten else { return ExitStatus.undone }
        // Somebody who reads the first lines only has no complaint coming.
        guard !console.isClosed else { return status }
        guard summary.failures.isEmpty else { return ExitStatus.undone }
        guard summary.documents > 0 || mayBeEmpty(inputs) else {
            console.note("no document found")
            return ExitStatus.undone
        }
        return status
    }

    /// A stream without lines is read to its end all the same: clusters cut archives into parts, and some have none.
    private func mayBeEmpty(_ inputs: [Input]) -> Bool {
        settings.areRecords && settings.threshold == nil && inputs.contains(.standard)
    }

    /// Somebody still takes in what the run finds.
    private func isWanted(_ console: Console) -> Bool { settings.writesFiles || reports.areWanted(console) }

    private var status: Int32 {
        let isGood = settings.expected.isEmpty ? summary.isBelowThreshold : differences == 0
        return isGood ? ExitStatus.passed : ExitStatus.found
    }

    /// A report that says more or less than people think of it must not pass in silence.
    private func note(_ pinned: (edition: RuleEdition, place: String), _ console: inout Console) {
        guard pinned.edition != .newest, !settings.output.style.isQuiet else { return }
        let own = RuleEdition.newest.text
        console.note(
            pinned.place + ": the configuration goes by edition " + pinned.edition.text + " of the rules, this paysheet has " + own
                + (pinned.edition > .newest ? "; a newer one finds more" : "; rules that came later stay silent"))
    }

    /// Writes what stands beside the reports. False when some file was not written.
    private func writeFiles(isComplete: Bool, _ console: inout Console) -> Bool {
        var areWritten = true
        func write(_ path: String, _ bytes: [UInt8]) {
            guard let failure = system.replace(path, bytes) else { return }
            console.note("cannot write " + path + ": " + failure.message)
            areWritten = false
        }
        switch settings.statistics {
        case .printed?: console.write(statistics?.json ?? [])
        case .file(let path)?: write(path, statistics?.json ?? [])
        case nil: break
        }
        if let path = settings.newBaseline {
            if isComplete, !summary.isTruncated, summary.documents > 0 {
                write(path, Baseline.json(suppressor.gathered))
            } else {
                console.note(path + ": not written, because not everything could be read")
                areWritten = false
            }
        }
        return areWritten
    }

    private mutating func check(_ input: Input, _ console: inout Console) {
        switch input {
        case .missing(let path, let failure): fail(path, failure, &console)
        case .records(let path): records(path, system.open(path), &console)
        case .standard:
            if settings.areRecords { return records(settings.standardName, .success(system.input), &console) }
            document(settings.standardName, system.input.all(limit: settings.byteLimit), isCandidate: false, &console)
        case .document(let path):
            if settings.areRecords { return records(path, system.open(path), &console) }
            document(path, system.read(path, settings.byteLimit), isCandidate: false, &console)
        case .candidate(let path):
            let isCandidate = book.settings(for: path).kind == nil
            document(path, system.read(path, settings.byteLimit), isCandidate: isCandidate, &console)
        }
    }

    private mutating func fail(_ path: String, _ failure: SystemFailure, _ console: inout Console) {
        let reported = settings.paths.reported(path)
        summary.add(Report.Failure(path: reported, message: failure.message))
        statistics?.addFailure()
        progress.clear(&console)
        console.note(reported + ": " + failure.message)
    }

    // MARK: Documents

    private mutating func document(
        _ path: String, _ content: Result<[UInt8], SystemFailure>, isCandidate: Bool, _ console: inout Console
    ) {
        switch content {
        case .failure(let failure): fail(path, failure, &console)
        case .success(let bytes):
            let source = source(path)
            take(bytes, source, isCandidate: isCandidate, &console)
            remarks.close(source.reported, &console)
        }
    }

    /// Where a document comes from.
    private struct Source {
        let reported: String
        /// The way to it from the folder of the configuration.
        let names: [String]?
        let settings: DocumentSettings
        var line: Int?
        /// What messages call it.
        var name: String { reported + (line.map { ":" + String($0) } ?? "") }
    }

    private mutating func source(_ path: String) -> Source {
        Source(reported: settings.paths.reported(path), names: book.path(path), settings: book.settings(for: path))
    }

    private mutating func take(_ bytes: [UInt8], _ source: Source, isCandidate: Bool, _ console: inout Console) {
        let record = settings.places.record(bytes, scanner: &scanner)
        var policy = source.settings.policy
        var selection = source.settings.selection
        if let clock = record.clock { policy.now = Timestamp(rawValue: clock) }
        if let version = record.version { policy.apiVersion = version }
        if settings.expected.contains(where: { $0.rule?.rule?.group == .advice }) { policy.includesAdvice = true }
        // Only the text of a broken record can be judged: what its members mean is told at a place that was not found.
        if record.isBroken { selection.selected = ["json"] }
        reader.policy = policy
        reader.merchantConsistency?.documentName = source.name
        let isAbsent = record.absentAt != nil
        let check = reader.check(
            isAbsent ? [UInt8]("null".utf8) : record.bytes, as: isAbsent ? nil : source.settings.kind, recovering: !record.isBroken)
        if isCandidate, !Candidate.isDocument(check) { return }
        if !record.problems.isEmpty || isAbsent { progress.clear(&console) }
        remarks.take(record, source.name, &console)
        suppressor.begin(source.reported, source.names)
        let requires = settings.output.saysRequirements ? reader.requirements(of: check) : nil
        var document = CheckedDocument(
            path: source.reported, line: source.line, check: check, requires: requires, isKindTold: source.settings.kind == nil,
            apiVersion: record.version ?? source.settings.apiVersion, selection: selection,
            maximumFindings: settings.maximumFindings, suppressing: { suppressor.decision($0) })
        document.carried = record.carried
        document.recordClock = record.clock
        document.absentAt = record.absentAt
        report(document, record.bytes, source.name, &console)
    }

    private mutating func report(_ document: CheckedDocument, _ bytes: [UInt8], _ name: String, _ console: inout Console) {
        summary.add(document)
        statistics?.add(document, bytes)
        if progress.isShown, system.outputIsTerminal { progress.clear(&console) }
        if !settings.onlyFindings || !document.findings.isEmpty { reports.document(document, &console) }
        let different = settings.expected.compactMap { $0.difference(document, settings.threshold) }
        if !different.isEmpty {
            differences += 1
            progress.clear(&console)
            for one in different { console.note(name + ": " + one) }
        }
        progress.advance(bytes.count, &console)
    }

    // MARK: Records

    private mutating func records(_ path: String, _ opened: Result<ByteStream, SystemFailure>, _ console: inout Console) {
        guard case .success(let stream) = opened else {
            if case .failure(let failure) = opened { fail(path, failure, &console) }
            return
        }
        var lines = LineReader(stream, limit: settings.byteLimit)
        var number = 0
        var source = source(path)
        // A pipe or a terminal gets its answers before the next line is awaited.
        let answersAtOnce = !system.outputIsFile
        while isWanted(console) {
            let next = lines.next { if answersAtOnce { console.flush() } }
            guard let next else { break }
            number += 1
            switch next {
            case .failure(let failure): return fail(path, failure, &console)
            case .success(let line):
                if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) {
                    if !settings.onlyFindings { reports.emptyLine(&console) }
                } else {
                    source.line = number
                    take(line, source, isCandidate: false, &console)
                }
            }
        }
        progress.clear(&console)
        remarks.close(source.reported, &console)
    }
}

/// Tells documents from other JSON files that lie around.
enum Candidate {
    /// Whether a file below a folder is meant to be a document: its kind can be told, and it knows more than half of the members.
    static func isDocument(_ check: DocumentCheck) -> Bool {
        guard check.kind != nil else { return false }
        let source = check.findings.source
        guard let root = source.nodes.first, root.kind == .object else { return true }
        // What speaks another language was not meant for this.
        guard !check.findings.contains(.documentDialect) else { return false }
        let strangers = check.findings.reduce(0) { count, finding in
            if finding.rule == .documentNameStyle || finding.rule == .documentDepth, finding.place.pointer.isEmpty {
                return count + finding.related.count
            }
            let isAtRoot = finding.place.pointer.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: "/") ? 1 : 0) } == 1
            return count + (isAtRoot && finding.rule == .memberUnknown ? 1 : 0)
        }
        return strangers * 2 < root.count
    }
}
