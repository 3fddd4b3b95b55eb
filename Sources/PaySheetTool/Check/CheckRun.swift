import PaySheet
import PaySheetReports

/// One run of `check`: reads document after document, prints each and keeps only the counts.
struct CheckRun {
    private let settings: CheckSettings
    private var reader: DocumentReader
    private var summary: Summary
    private var reports: ReportSinks
    private let system: System

    static func run(_ settings: CheckSettings, _ console: inout Console) -> Int32 {
        let inputs = Walk.inputs(of: settings.operands, console.system)
        var run = CheckRun(settings, console.system, isSmall: inputs.count <= 12)
        return run.run(inputs, &console)
    }

    private init(_ settings: CheckSettings, _ system: System, isSmall: Bool) {
        self.settings = settings
        self.system = system
        reader = DocumentReader(policy: settings.policy)
        // The documents of one run are those of one site.
        reader.merchantConsistency = MerchantConsistency()
        summary = Summary(threshold: settings.threshold, now: settings.now)
        reports = ReportSinks(settings.output, now: settings.now, namesClean: isSmall)
    }

    private mutating func run(_ inputs: [Input], _ console: inout Console) -> Int32 {
        reports.open(&console)
        for input in inputs {
            guard reports.areWanted(console) else { break }
            check(input, &console)
        }
        guard reports.close(summary, &console) else { return ExitStatus.undone }
        // Somebody who reads the first lines only has no complaint coming.
        guard !console.isClosed else { return summary.isBelowThreshold ? ExitStatus.passed : ExitStatus.found }
        if summary.documents == 0, summary.failures.isEmpty { console.note("no document found") }
        guard summary.failures.isEmpty, summary.documents > 0 else { return ExitStatus.undone }
        return summary.isBelowThreshold ? ExitStatus.passed : ExitStatus.found
    }

    private mutating func check(_ input: Input, _ console: inout Console) {
        switch input {
        case .missing(let path, let failure): fail(path, failure, &console)
        case .records(let path): records(path, system.open(path), &console)
        case .standard:
            if settings.areRecords { return records(settings.standardName, .success(system.input), &console) }
            document(settings.standardName, system.input.all(limit: byteLimit), isCandidate: false, &console)
        case .document(let path), .candidate(let path):
            if settings.areRecords, case .document = input { return records(path, system.open(path), &console) }
            var isCandidate = false
            if case .candidate = input { isCandidate = settings.kind == nil }
            document(path, system.read(path, byteLimit), isCandidate: isCandidate, &console)
        }
    }

    /// One byte more than is allowed is enough to see that there are too many.
    private var byteLimit: Int { settings.policy.limits.bytes + 1 }

    private mutating func fail(_ path: String, _ failure: SystemFailure, _ console: inout Console) {
        let reported = settings.paths.reported(path)
        summary.add(Report.Failure(path: reported, message: failure.message))
        console.note(reported + ": " + failure.message)
    }

    // MARK: Whole files

    private mutating func document(
        _ path: String, _ content: Result<[UInt8], SystemFailure>, isCandidate: Bool, _ console: inout Console
    ) {
        switch content {
        case .failure(let failure): fail(path, failure, &console)
        case .success(let bytes):
            let reported = settings.paths.reported(path)
            reader.merchantConsistency?.documentName = reported
            let check = reader.check(bytes, as: settings.kind, recovering: true)
            if isCandidate, !Candidate.isDocument(check) { return }
            report(checked(check, path: path, line: nil), &console)
        }
    }

    private mutating func checked(_ check: DocumentCheck, path: String, line: Int?) -> CheckedDocument {
        let requires = settings.output.saysRequirements ? reader.requirements(of: check) : nil
        return CheckedDocument(
            path: settings.paths.reported(path), line: line, check: check,
            requires: requires, isKindTold: settings.kind == nil,
            apiVersion: settings.apiVersion,
            selection: settings.selection, maximumFindings: settings.maximumFindings)
    }

    private mutating func report(_ document: CheckedDocument, _ console: inout Console) {
        summary.add(document)
        reports.document(document, &console)
    }

    // MARK: Records

    private mutating func records(_ path: String, _ opened: Result<ByteStream, SystemFailure>, _ console: inout Console) {
        guard case .success(let stream) = opened else {
            if case .failure(let failure) = opened { fail(path, failure, &console) }
            return
        }
        var lines = LineReader(stream, limit: byteLimit)
        var number = 0
        let reported = settings.paths.reported(path)
        // A pipe or a terminal gets its answers before the next line is awaited.
        let answersAtOnce = !system.outputIsFile
        while reports.areWanted(console) {
            let next = lines.next { if answersAtOnce { console.flush() } }
            guard let next else { return }
            number += 1
            switch next {
            case .failure(let failure): return fail(path, failure, &console)
            case .success(let line):
                if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) {
                    reports.emptyLine(&console)
                } else {
                    reader.merchantConsistency?.documentName = reported + ":" + String(number)
                    let check = reader.check(line, as: settings.kind, recovering: true)
                    report(checked(check, path: path, line: number), &console)
                }
            }
        }
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
