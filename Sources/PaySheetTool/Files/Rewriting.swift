import PaySheet
import PaySheetChecking
import PaySheetReports
import PaySheetSources

/// A run that rewrites documents: files in place, standard input to standard output.
///
/// The command decides what to do with a document. Finding, reading, rejecting and writing documents is the same for all commands.
final class Rewriting {
    /// One document that was read.
    struct Document {
        let bytes: [UInt8]
        /// The same as JSON, if the document is inside of JavaScript and that may be read.
        let text: [UInt8]
        let check: DocumentCheck
        let source: DocumentSource

        /// The path in messages.
        var path: String { source.path }
    }

    /// A file of source code.
    struct SourceFile {
        let bytes: [UInt8]
        let language: SourceLanguage
        let source: DocumentSource

        /// The path in messages.
        var path: String { source.path }
    }

    var session: CheckSession
    private(set) var status = ExitStatus.passed
    private let inputs: [Input]
    private let operands: [String]
    private var form = Feed.Form()
    private let paths: Paths
    private var skipped: [String] = []

    /// - Parameters:
    ///   - readsSources: Whether files of source code are inputs.
    ///   - isConfigured: Whether the configuration of the project applies.
    init(_ arguments: Arguments, readsSources: Bool = false, isConfigured: Bool, _ system: System) throws(UsageError) {
        operands = arguments.operands
        guard !operands.isEmpty else { throw UsageError("name a file, a folder, or - for standard input") }
        try arguments.rejectRepeatedInput()
        var options = try CheckOptions(arguments.options, arguments.catalogs, system)
        if !isConfigured { options.configuration = .none }
        let settings = try CheckSettings(options, arguments.catalogs, system)
        session = CheckSession(settings, ReportPlan(), writer: nil)
        form.isForChange = true
        form.standardName = arguments.value("stdin-filepath") ?? "-"
        paths = settings.paths
        inputs = Walk.inputs(of: operands, staysInside: true, readsSources: readsSources, ending: arguments.catalogs.endings, system)
    }

    var isOfSeveral: Bool { inputs.count > 1 }

    /// Passes every document to the command. Returns the exit status.
    ///
    /// - Parameter recordsRefusal: The reason for rejecting a file in which every line is a document.
    func run(
        recordsRefusal: String, sources: ((SourceFile, inout Console) -> Void)? = nil, _ console: inout Console,
        _ work: (Document, inout Console) -> Void
    ) -> Int32 {
        if inputs.isEmpty { fail("no document found", &console) }
        let inputs = inputs.filter { isChangeable($0, recordsRefusal, &console) }
        var feed = Feed(inputs, session.settings, form, console.system)
        while !console.isClosed, !console.hasFailed, let item = feed.next() {
            switch item {
            case .skipped(let file, _): skipped.append(file.path + ": " + file.reason)
            case .failure(let path, let failure):
                let isStandard = inputs == [.standard] || path == form.standardName && inputs.contains(.standard)
                fail((isStandard ? "standard input" : paths.reported(path)) + ": " + failure.message, &console)
            case .unit(.container(let open, let source), _): refuse(open, source, &console)
            case .unit(.source(let bytes, let language, let source), _):
                guard let sources else {
                    read(bytes, source, isCandidate: false, &console, work)
                    continue
                }
                sources(SourceFile(bytes: bytes, language: language, source: source), &console)
            case .unit(.job(let job), _):
                guard case .document(let bytes, let isCandidate) = job.content else { continue }
                read(bytes, job.source, isCandidate: isCandidate, &console, work)
            case .unit(.documents, _), .end: continue
            }
        }
        noteSkipped(&console)
        return status
    }

    /// Whether an input can be changed. On the command line it is a mistake if not; in a folder it is ignored.
    private func isChangeable(_ input: Input, _ recordsRefusal: String, _ console: inout Console) -> Bool {
        switch input {
        case .records(let path):
            if operands.contains(path) { fail(paths.reported(path) + ": every line is a document; " + recordsRefusal, &console) }
            return false
        case .document(let path) where console.system.look(path)?.kind == .stream:
            // Reading a pipe can wait without end, and there is no content to replace.
            fail(paths.reported(path) + ": it is not a regular file; use - to read standard input", &console)
            return false
        case .domainFile: return false
        case .standard, .document, .candidate, .source, .missing, .skipped: return true
        }
    }

    private func refuse(_ open: OpenContainer, _ source: DocumentSource, _ console: inout Console) {
        if inputs.contains(.candidate(source.file)) {
            skipped.append(source.path + ": it is a " + open.name)
        } else {
            fail(source.path + ": " + open.refusal, &console)
        }
    }

    /// Names the files that were found and not used.
    private func noteSkipped(_ console: inout Console) {
        for line in skipped.prefix(Rewriting.mostNamed) { console.note("skipped " + line) }
        let rest = skipped.count - Rewriting.mostNamed
        if rest > 0 { console.note("skipped " + String(rest) + " more files") }
    }

    /// The highest number of skipped files in messages.
    private static let mostNamed = 20

    private func read(
        _ bytes: [UInt8], _ source: DocumentSource, isCandidate: Bool, _ console: inout Console,
        _ work: (Document, inout Console) -> Void
    ) {
        guard !source.isPart else { return fail(source.path + ": it is gzip data; decompress it first: gunzip", &console) }
        let text = session.json(in: bytes)
        let check = session.checkForChange(text, from: source)
        let document = Document(bytes: bytes, text: text, check: check, source: source)
        let isNamed = operands.contains(source.file)
        if !isNamed, source.kind == nil {
            let isBroken = !isCandidate && check.findings.contains { $0.rule.isAboutText }
            if !isBroken, let reason = check.reasonToSkip(text, session.settings.catalogs.set) {
                return skipped.append(source.path + ": " + reason)
            }
            // Only what is certainly a document is changed.
            if check.kind == nil || check.isGuess {
                return refuse(document, check.findings.filter { $0.severity == .error }, "not changed; correct this first", &console)
            }
        }
        work(document, &console)
    }

    /// Records that there is a finding with exit status 1.
    func find() { status = max(status, ExitStatus.found) }

    @inline(never)
    private func fail(_ message: String, _ console: inout Console) {
        status = ExitStatus.undone
        console.note(message)
    }

    /// Reports why a document stays unchanged.
    func refuse(_ document: Document, _ reasons: [Finding], _ sentence: String, _ console: inout Console) {
        find()
        for reason in reasons.prefix(20) { console.note(document.path + ":" + reason.description) }
        console.note(document.path + ": " + sentence)
    }

    /// Replaces the content of the document. Returns whether that succeeded.
    func write(_ bytes: [UInt8], for document: Document, _ console: inout Console) -> Bool {
        guard !document.source.isStandard else {
            console.write(bytes)
            return true
        }
        guard bytes != document.bytes else { return true }
        if let failure = console.system.rewrite(document.source.file, from: document.bytes, to: bytes) {
            fail(document.path + ": " + failure.message, &console)
            return false
        }
        return true
    }

    /// Writes the new content of a file of source code. Returns false if that fails.
    func write(_ bytes: [UInt8], for file: SourceFile, _ console: inout Console) -> Bool {
        guard !file.source.isStandard else {
            console.write(bytes)
            return true
        }
        guard let failure = console.system.rewrite(file.source.file, from: file.bytes, to: bytes) else { return true }
        fail(file.path + ": " + failure.message, &console)
        return false
    }

    /// Hands on a text that stays as it is, if something waits for it.
    func pass(_ file: SourceFile, _ console: inout Console) {
        if file.source.isStandard { console.write(file.bytes) }
    }

    /// Returns what to do first with a document that was rejected.
    func remedy(_ reasons: [Finding]) -> String {
        let isScript = reasons.contains { $0.rule.syntaxCause?.isJavaScript == true || $0.help == SyntaxFault.scriptHelp }
        if isScript { return "correct this first" + (session.settings.options.readsScripts ? "" : ", or try --from-js") }
        return FormatRemedy.text(of: reasons) ?? "correct this first"
    }
}
