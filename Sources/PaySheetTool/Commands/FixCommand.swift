import PaySheet
import PaySheetReports

/// `paysheet fix`: puts right what can be put right without asking anybody.
enum FixCommand {
    static let description = CommandDescription(
        name: "fix", summary: "apply safe fixes in place, and keep all other bytes", operands: "[FILE…|DIR…|GLOB…|-]",
        discussion: [
            "A fix is safe where it changes nothing that the shopper pays and brings up no other finding. Every other byte stays.\n"
                + "What is not JSON, or has a member twice, is refused. - writes to standard output."
        ],
        options: [
            OptionDescription(name: "diff", summary: "write nothing; print what would change, in the form that patch reads"),
            OptionDescription(name: "patch", summary: "write nothing; print the changes of one document as JSON Patch (RFC 6902)"),
            OptionDescription(name: "include-risky", summary: "apply fixes too that somebody should look at"),
            .kind,
            OptionDescription(name: "stdin-filepath", value: "PATH", summary: "the path that messages give to standard input"), .help,
        ],
        statuses: [
            (0, "done, and no error is left"), (1, "a document was refused, or errors are left that have no such fix"),
            (2, "the job could not be done in full: usage, unreadable input"),
        ],
        examples: [
            "paysheet fix request.json", "paysheet fix --diff requests/", "paysheet fix --include-risky - < request.json > fixed.json",
        ],
        run: { arguments, console in
            do throws(UsageError) {
                guard !arguments.operands.isEmpty else { throw UsageError("name a file, a folder, or - for standard input") }
                var run = try FixRun(arguments, console.system)
                return run.run(&console)
            } catch {
                return console.usage(error, command: "fix")
            }
        })
}

/// One run of `fix`.
private struct FixRun {
    private enum Output { case place, diff, patch }

    private let operands: [String]
    private let kind: DocumentKind?
    private let output: Output
    private let includesRisky: Bool
    private let standardName: String
    private let paths: Paths
    private var reader = DocumentReader()
    private var status = ExitStatus.passed
    /// What is found in the document after its fixes.
    private var rest = Findings()

    init(_ arguments: Arguments, _ system: System) throws(UsageError) {
        operands = arguments.operands
        kind = try CheckSettings.kind(arguments.value("kind"))
        guard !arguments.has("diff") || !arguments.has("patch") else {
            throw UsageError("--diff and --patch print the same changes; choose one")
        }
        output = arguments.has("diff") ? .diff : arguments.has("patch") ? .patch : .place
        includesRisky = arguments.has("include-risky")
        standardName = arguments.value("stdin-filepath") ?? "-"
        paths = Paths(current: system.currentFolder, root: nil)
    }

    mutating func run(_ console: inout Console) -> Int32 {
        let inputs = Walk.inputs(of: operands, console.system)
        if inputs.isEmpty { fail("no document found", &console) }
        if output == .patch, inputs.count > 1 {
            return console.usage(UsageError("--patch takes one document"), command: "fix")
        }
        for input in inputs {
            switch input {
            case .missing(let path, let failure): fail(paths.reported(path) + ": " + failure.message, &console)
            case .records(let path) where operands.contains(path):
                fail(paths.reported(path) + ": every line is a document of its own; fix takes documents one by one", &console)
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
            guard let repair = repaired(bytes, path: standardName, isCandidate: false, &console) else { return }
            if output == .place {
                console.write(repair.bytes ?? bytes)
            } else {
                show(repair, of: bytes, path: standardName, &console)
            }
            report(repair, path: standardName, isWritten: output == .place, &console)
        }
    }

    private mutating func file(_ path: String, isCandidate: Bool, _ console: inout Console) {
        let reported = paths.reported(path)
        switch console.system.read(path, byteLimit) {
        case .failure(let failure): fail(reported + ": " + failure.message, &console)
        case .success(let bytes):
            guard let repair = repaired(bytes, path: reported, isCandidate: isCandidate, &console) else { return }
            if output != .place {
                show(repair, of: bytes, path: reported, &console)
            } else if let new = repair.bytes, let failure = console.system.replace(path, new) {
                return fail(reported + ": " + failure.message, &console)
            }
            report(repair, path: reported, isWritten: output == .place, &console)
        }
    }

    /// The document with its fixes. `nil` where it is refused, which was then said, and for files that are no documents.
    private mutating func repaired(_ bytes: [UInt8], path: String, isCandidate: Bool, _ console: inout Console) -> Repair? {
        let check = reader.check(bytes, as: kind, recovering: true)
        if isCandidate, kind == nil, !Candidate.isDocument(check) { return nil }
        let reasons = check.findings.filter { $0.rule == .memberDuplicate || $0.rule.isAboutText }
        guard reasons.isEmpty else {
            status = max(status, ExitStatus.found)
            for reason in reasons.prefix(20) { console.note(path + ":" + reason.description) }
            console.note(path + ": not fixed; correct this first")
            return nil
        }
        let repair = check.findings.applyingFixes(includingRisky: includesRisky)
        let rest = repair.bytes.map { reader.check($0, as: check.kind).findings } ?? check.findings
        if rest.worst == .error { status = max(status, ExitStatus.found) }
        self.rest = rest
        return repair
    }

    /// Says what is left, so that silence is not taken for a passed check.
    private func noteRest(_ path: String, _ console: inout Console) {
        guard !rest.isEmpty else { return }
        let risky = rest.filter { $0.fix?.safety == .risky }.count
        var text = path + ": " + counted(rest.count, "finding") + " left"
        if risky > 0, !includesRisky { text += ", " + String(risky) + " with a fix for --include-risky" }
        console.note(text)
    }

    private func show(_ repair: Repair, of bytes: [UInt8], path: String, _ console: inout Console) {
        if output == .patch { return console.write(PatchReport.json(repair.patch)) }
        guard let new = repair.bytes else { return }
        console.write(LineDiff.unified(bytes, new, path: path))
    }

    private func report(_ repair: Repair, path: String, isWritten: Bool, _ console: inout Console) {
        if isWritten, repair.bytes != nil { console.note("fixed " + path + ": " + counted(repair.applied.count, "finding")) }
        for left in repair.left.prefix(20) { console.note(path + ": " + reason(left)) }
        noteRest(path, &console)
    }

    /// Why a fix was not applied, and what to do.
    private func reason(_ left: LeftFix) -> String {
        let place = left.finding.place.pointer.isEmpty ? "the document" : left.finding.place.pointer
        let text = "left " + Visible.text(place) + " (" + left.finding.rule.id + "): "
        guard let next = left.bringsUp else { return text + "its fix touches the same place as another; choose one by hand" }
        return text + "its fix would bring up " + next.rule.id + ", " + Visible.text(next.message) + "; put that right first"
    }

    private func counted(_ count: Int, _ noun: String) -> String { String(count) + " " + noun + (count == 1 ? "" : "s") }
}
