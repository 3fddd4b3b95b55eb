import PaySheet
import PaySheetReports

/// `paysheet fmt`: writes documents the way everybody should find them.
enum FormatCommand {
    static let description = CommandDescription(
        name: "fmt", summary: "write documents in canonical form, in place", operands: "[FILE…|DIR…|GLOB…|-]",
        discussion: [
            "Members stand in Apple's order, one a line, indented by two spaces. Amounts and all other values keep their spelling.\n"
                + "What is not JSON, or has a member twice, is refused. - writes to standard output."
        ],
        options: [
            OptionDescription(name: "check", summary: "write nothing; list the files that would change"),
            OptionDescription(name: "from-js", summary: "read JavaScript too: comments, names without quotes, trailing commas"),
            .kind,
            OptionDescription(name: "stdin-filepath", value: "PATH", summary: "the path that messages give to standard input"), .help,
        ],
        statuses: [
            (0, "done; with --check: nothing would change"), (1, "a document was refused; with --check: a file would change"),
            (2, "the job could not be done in full: usage, unreadable input"),
        ],
        examples: ["paysheet fmt request.json", "paysheet fmt --check requests/", "paysheet fmt --from-js - < options.js > request.json"],
        run: { arguments, console in
            do throws(UsageError) {
                guard !arguments.operands.isEmpty else { throw UsageError("name a file, a folder, or - for standard input") }
                var run = FormatRun(arguments, kind: try CheckSettings.kind(arguments.value("kind")), console.system)
                return run.run(&console)
            } catch {
                return console.usage(error, command: "fmt")
            }
        })
}

/// One run of `fmt`.
private struct FormatRun {
    let operands: [String]
    let kind: DocumentKind?
    let isCheck: Bool
    let isFromScript: Bool
    let standardName: String
    let paths: Paths
    private var reader = DocumentReader()
    private var status = ExitStatus.passed

    init(_ arguments: Arguments, kind: DocumentKind?, _ system: System) {
        operands = arguments.operands
        self.kind = kind
        isCheck = arguments.has("check")
        isFromScript = arguments.has("from-js")
        standardName = arguments.value("stdin-filepath") ?? "-"
        paths = Paths(current: system.currentFolder, root: nil)
    }

    mutating func run(_ console: inout Console) -> Int32 {
        let inputs = Walk.inputs(of: operands, console.system)
        if inputs.isEmpty { fail("no document found", &console) }
        for input in inputs {
            switch input {
            case .missing(let path, let failure): fail(paths.reported(path) + ": " + failure.message, &console)
            // A file of records has one form only. Named on the command line it is a mistake; in a folder it is left alone.
            case .records(let path) where operands.contains(path):
                fail(paths.reported(path) + ": every line is a document of its own, which has no other form", &console)
            case .records: break
            case .standard: standard(&console)
            case .document(let path): file(path, isCandidate: false, &console)
            case .candidate(let path): file(path, isCandidate: true, &console)
            }
        }
        return status
    }

    private mutating func fail(_ message: String, _ console: inout Console) {
        status = ExitStatus.undone
        console.note(message)
    }

    private var byteLimit: Int { reader.policy.limits.bytes + 1 }

    private mutating func standard(_ console: inout Console) {
        switch console.system.input.all(limit: byteLimit) {
        case .failure(let failure): fail("standard input: " + failure.message, &console)
        case .success(let bytes):
            guard let formatted = formatted(bytes, path: standardName, isCandidate: false, &console) else { return }
            guard isCheck else { return console.write(formatted) }
            if formatted != bytes { noteChange(standardName, &console) }
        }
    }

    private mutating func file(_ path: String, isCandidate: Bool, _ console: inout Console) {
        let reported = paths.reported(path)
        switch console.system.read(path, byteLimit) {
        case .failure(let failure): fail(reported + ": " + failure.message, &console)
        case .success(let bytes):
            guard let formatted = formatted(bytes, path: reported, isCandidate: isCandidate, &console), formatted != bytes else { return }
            if isCheck { return noteChange(reported, &console) }
            if let failure = console.system.replace(path, formatted) { return fail(reported + ": " + failure.message, &console) }
            console.note("wrote " + reported)
        }
    }

    private mutating func noteChange(_ path: String, _ console: inout Console) {
        status = max(status, ExitStatus.found)
        console.write(Visible.text(path) + "\n")
    }

    /// The canonical form. `nil` where it is refused, which was then said, and for files that are no documents.
    private mutating func formatted(_ bytes: [UInt8], path: String, isCandidate: Bool, _ console: inout Console) -> [UInt8]? {
        let check = reader.check(bytes, as: kind, recovering: true)
        if isCandidate, kind == nil, !Candidate.isDocument(check) { return nil }
        let shown = check.kind ?? kind
        var text = bytes
        if check.findings.contains(where: { $0.rule.isAboutText }), isFromScript {
            let recovered = RecoveringScanner.scan(bytes, limits: reader.policy.limits)
            if recovered.isComplete { text = JSONRewriter.json(from: bytes, nodes: recovered.nodes, style: .pretty) }
        }
        let isRewritten = text != bytes
        let reasons = check.findings.filter { finding in
            finding.rule == .memberDuplicate || finding.rule.isAboutText && !isRewritten
        }
        guard reasons.isEmpty, let formatted = Canonical.pretty(text, as: shown, limits: reader.policy.limits) else {
            refuse(path, reasons, &console)
            return nil
        }
        return formatted
    }

    private mutating func refuse(_ path: String, _ reasons: [Finding], _ console: inout Console) {
        status = max(status, ExitStatus.found)
        for reason in reasons.prefix(20) { console.note(path + ":" + reason.description) }
        let isText = reasons.contains { $0.rule.isAboutText }
        console.note(path + ": not formatted; correct this first" + (isText && !isFromScript ? ", or try --from-js" : ""))
    }
}
