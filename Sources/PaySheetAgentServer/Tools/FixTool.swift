import PaySheet
import PaySheetChecking
import PaySheetReports
import PaySheetSources
import PaySheetText

extension AgentTool {
    static let fix = AgentTool(
        name: "fix", title: "Fix an Apple Pay document",
        summary: "Applies safe fixes to a document, a piece of source code, or one file. Returns the new text and what is left. It writes "
            + "no file: write the text yourself. Safe fixes never change what the shopper pays.",
        inputs: { _ in
            [
                ToolRun.document, ToolRun.source, ToolRun.language, ToolRun.path,
                ToolInput("maxCharacters", .number(1...1_000_000), "a longer text is left out of the answer (default: 100000)"),
                ToolInput("maxFindings", .number(1...1000), "how many fixes and findings the answer has (default: 20)"),
            ]
        },
        options: { _ in [.includesRisky, .kind, ScriptOption.description, .select, .ignore, .config, .noConfig, .baseline] },
        output: { json in
            json.property("changed", "boolean", "whether the text differs from the given one")
            json.property("text", "string", "the new text; missing if it is longer than maxCharacters")
            json.property("applied", "array", "the findings that were fixed")
            json.property("left", "array", "the findings that need a decision")
            json.property("leftCount", "integer", "the number of findings that are left")
            json.property("notes", "array", "what the answer leaves out")
        },
        run: { run throws(ToolMistake) in
            let fixed = try ToolFix(run)
            return ToolAnswer(
                fixed.answer(
                    mostCharacters: try run.number("maxCharacters", 1...1_000_000, default: 100_000),
                    mostFindings: try run.number("maxFindings", 1...1000, default: 20)))
        })
}

/// A text after its fixes.
private struct ToolFix {
    private let text: [UInt8]
    private let isChanged: Bool
    private var applied: [Finding] = []
    private var left: [ReportedFinding] = []
    private var appliedCount: Int
    private var leftCount: Int
    /// Whether nothing in a piece of source code could have been fixed.
    private var isEmpty = false

    init(_ run: ToolRun) throws(ToolMistake) {
        let settings = try run.reading { () throws(UsageError) in
            try CheckSettings(try CheckOptions(run.options, run.catalogs, run.system), run.catalogs, run.system)
        }
        var session = CheckSession(settings, ReportPlan(), writer: nil)
        let includesRisky = run.options.has(OptionDescription.includesRisky.name)
        let unit = try ToolFix.unit(of: try run.subject(), settings, run)
        guard !unit.source.isPart else { throw ToolMistake(unit.source.file + ": it is gzip data", "decompress it first: gunzip") }
        switch unit {
        case .container(let open, _): throw ToolMistake(open.refusal)
        case .documents: throw ToolMistake("this tool changes one text")
        case .source(let bytes, let language, let source):
            try ToolFix.rejectKey(in: bytes)
            let fixed = session.fix(bytes, language, from: source, includingRisky: includesRisky)
            (text, isChanged) = (fixed.bytes, fixed.bytes != bytes)
            (appliedCount, leftCount) = (fixed.applied, fixed.left)
            isEmpty = !fixed.hasDocuments
        case .job(let job):
            guard case .document(let bytes, _) = job.content else {
                throw ToolMistake("every line of the file is a document", "give one of them as document")
            }
            try ToolFix.rejectKey(in: bytes)
            let json = session.json(in: bytes)
            switch session.fix(session.checkForChange(json, from: job.source), from: job.source, includingRisky: includesRisky) {
            case .text(let reasons):
                let lines = reasons.prefix(20).map { VisibleText.line($0.description) }
                throw ToolMistake(
                    "the text must be corrected first:\n" + lines.joined(separator: "\n"), "correct it by hand, or set fromJs")
            case .tooMany(let most):
                throw ToolMistake("the document has more than " + String(most) + " findings", "correct some of them by hand")
            case .fixed(let result, let findings):
                text = result.bytes ?? json
                isChanged = text != bytes
                (applied, left) = (result.applied, findings)
                (appliedCount, leftCount) = (result.applied.count, findings.count)
            }
        }
    }

    /// The new text would repeat a key.
    private static func rejectKey(in bytes: [UInt8]) throws(ToolMistake) {
        if PrivateKeyText.isIn(bytes) { throw ToolMistake(PrivateKeyText.refusal) }
    }

    /// The text that is to be changed.
    private static func unit(
        of subject: ToolRun.Subject, _ settings: CheckSettings, _ run: ToolRun
    ) throws(ToolMistake) -> Unit {
        var form = Feed.Form()
        form.isForChange = true
        var (inputs, system) = ([Input.standard], run.system)
        switch subject {
        case .changes: throw ToolMistake("this tool takes no diff", "give the document")
        case .document(let bytes): system = system.with { $0.input = ByteStream(of: bytes) }
        case .source(let bytes, let language):
            form.standardLanguage = language
            system = system.with { $0.input = ByteStream(of: bytes) }
        case .paths(let paths):
            guard let path = paths.first, paths.count == 1, path != "-" else { throw ToolMistake("give one path") }
            guard system.look(path)?.kind != .folder else { throw ToolMistake(path + ": it is a folder", "give one file") }
            inputs = Walk.inputs(of: [path], readsSources: !settings.options.readsScripts, readsCompressed: true, system)
        }
        var feed = Feed(inputs, settings, form, system)
        switch feed.next() {
        case .unit(let unit, _): return unit
        case .failure(let path, let failure): throw ToolMistake(path + ": " + failure.message, ToolRun.pathNote)
        case .skipped(let file, _): throw ToolMistake(file.path + ": " + file.reason)
        case .end, nil: throw ToolMistake("there is nothing to fix")
        }
    }

    func answer(mostCharacters: Int, mostFindings: Int) -> [UInt8] {
        let new = String(decoding: text, as: UTF8.self)
        var notes: [String] = isEmpty ? ["no document reaches Apple Pay in this code"] : []
        if new.unicodeScalars.count > mostCharacters {
            notes.append("the new text has " + String(new.unicodeScalars.count) + " characters and was left out; raise maxCharacters")
        }
        if applied.count > mostFindings { notes.append(String(applied.count - mostFindings) + " more fixes were applied") }
        if left.count > mostFindings { notes.append(String(left.count - mostFindings) + " more findings are left") }
        if appliedCount > 0, applied.isEmpty {
            notes.append(Counted.text(appliedCount, "finding") + " fixed; call check for those that are left")
        } else if leftCount > 0, left.isEmpty {
            notes.append(Counted.text(leftCount, "finding") + " left; call check, which says what they are")
        }
        let isLong = new.unicodeScalars.count > mostCharacters
        return JSONBytes.object { json in
            json.member("changed", bool: isChanged)
            if !isLong { json.member("text", new) }
            json.name("applied")
            json.array { list in
                for finding in applied.prefix(mostFindings) {
                    list.object { one in
                        one.members(of: finding, [.pointer, .visible])
                        one.member("summary", finding.fix.map { VisibleText.line($0.summary) })
                    }
                }
            }
            json.name("left")
            json.array { list in
                for reported in left.prefix(mostFindings) {
                    let finding = reported.finding
                    list.object { one in
                        one.members(of: finding, as: reported.severity, [.severity, .pointer, .message, .visible])
                        one.member("fix", finding.fix?.safety.word)
                    }
                }
            }
            json.member("leftCount", number: leftCount)
            json.member("notes", notes)
        }
    }
}
