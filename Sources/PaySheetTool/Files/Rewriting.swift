import PaySheet
import PaySheetChecking
import PaySheetSources

/// A run that rewrites documents: files in place, standard input to standard output.
///
/// The command decides what to do with a document. Finding, reading, rejecting and writing documents is the same for all commands.
final class Rewriting {
    /// One document that was read.
    struct Document {
        /// The file that contains it; `nil` for standard input.
        let file: String?
        /// The path in messages.
        let path: String
        let bytes: [UInt8]
        /// The same as JSON, if the document is inside of JavaScript and that may be read.
        let text: [UInt8]
        let check: DocumentCheck
        let source: DocumentSource
    }

    /// A file of source code.
    struct SourceFile {
        let file: String
        /// The path in messages.
        let path: String
        let bytes: [UInt8]
        let language: SourceLanguage
        let source: DocumentSource
    }

    var session: CheckSession
    private var sources: DocumentSources
    private let resolver: DocumentResolver
    private(set) var status = ExitStatus.passed
    private let inputs: [Input]
    private let operands: [String]
    private let standardName: String
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
        sources = DocumentSources(settings, system)
        resolver = settings.resolver
        standardName = arguments.value("stdin-filepath") ?? "-"
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
        for input in inputs {
            guard !console.isClosed, !console.hasFailed else { break }
            switch input {
            case .skipped(let path, let reason, _): skipped.append(paths.reported(path) + ": " + reason)
            case .missing(let path, let failure): fail(paths.reported(path) + ": " + failure.message, &console)
            // On the command line it is a mistake; in a folder it is ignored.
            case .records(let path):
                guard operands.contains(path) else { continue }
                fail(paths.reported(path) + ": every line is a document; " + recordsRefusal, &console)
            case .standard: read(console.system.input.all(limit: byteLimit), file: nil, path: standardName, &console, work)
            case .document(let path):
                // Reading a pipe can wait without end, and there is no content to replace.
                guard console.system.look(path)?.kind != .stream else {
                    fail(paths.reported(path) + ": it is not a regular file; use - to read standard input", &console)
                    continue
                }
                let isNamed = operands.contains(path)
                read(console.system.read(path, byteLimit), file: path, path: paths.reported(path), isNamed: isNamed, &console, work)
            case .domainFile: continue
            case .source(let path, _):
                guard let sources, let language = SourceLanguage(path: path) else { continue }
                switch console.system.read(path, byteLimit) {
                case .failure(let failure): fail(paths.reported(path) + ": " + failure.message, &console)
                case .success(let bytes):
                    let file = SourceFile(
                        file: path, path: paths.reported(path), bytes: bytes, language: language, source: self.sources.source(at: path))
                    sources(file, &console)
                }
            case .candidate(let path):
                read(
                    console.system.read(path, byteLimit), file: path, path: paths.reported(path), isCandidate: true, isNamed: false,
                    &console, work)
            }
        }
        noteSkipped(&console)
        return status
    }

    /// Names the files that were found and not used.
    private func noteSkipped(_ console: inout Console) {
        for line in skipped.prefix(Rewriting.mostNamed) { console.note("skipped " + line) }
        let rest = skipped.count - Rewriting.mostNamed
        if rest > 0 { console.note("skipped " + String(rest) + " more files") }
    }

    /// The highest number of skipped files in messages.
    private static let mostNamed = 20

    /// One byte above the limit is enough to detect a longer document.
    private var byteLimit: Int { session.settings.byteLimit }

    @inline(never)
    private func read(
        _ content: Attempt<[UInt8]>, file: String?, path: String, isCandidate: Bool = false, isNamed: Bool = true, _ console: inout Console,
        _ work: (Document, inout Console) -> Void
    ) {
        switch content {
        case .failure(let failure): fail((file == nil ? "standard input" : path) + ": " + failure.message, &console)
        case .success(let bytes):
            // Text is rewritten whatever it is called.
            if let open = resolver.open(bytes, at: path, isFound: true) {
                // On the command line it is a mistake; in a folder it is ignored.
                if isCandidate { return skipped.append(path + ": it is a " + open.name) }
                return fail(path + ": " + open.refusal, &console)
            }
            let source = sources.source(at: file ?? standardName)
            let text = session.json(in: bytes)
            let check = session.checkForChange(text, from: source)
            let document = Document(file: file, path: path, bytes: bytes, text: text, check: check, source: source)
            if !isNamed, source.kind == nil {
                let isBroken = !isCandidate && check.findings.contains { $0.rule.isAboutText }
                if !isBroken, let reason = check.reasonToSkip(text, session.settings.catalogs.set) {
                    return skipped.append(path + ": " + reason)
                }
                // Only what is certainly a document is changed.
                if check.kind == nil || check.isGuess {
                    return refuse(document, check.findings.filter { $0.severity == .error }, "not changed; correct this first", &console)
                }
            }
            work(document, &console)
        }
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
        guard let file = document.file else {
            console.write(bytes)
            return true
        }
        guard bytes != document.bytes else { return true }
        if let failure = console.system.rewrite(file, from: document.bytes, to: bytes) {
            fail(document.path + ": " + failure.message, &console)
            return false
        }
        return true
    }

    /// Writes the new content of a file of source code. Returns false if that fails.
    func write(_ bytes: [UInt8], for file: SourceFile, _ console: inout Console) -> Bool {
        guard let failure = console.system.rewrite(file.file, from: file.bytes, to: bytes) else { return true }
        fail(file.path + ": " + failure.message, &console)
        return false
    }

    /// Returns what to do first with a document that was rejected.
    func remedy(_ reasons: [Finding]) -> String {
        let isScript = reasons.contains { $0.rule.syntaxCause?.isJavaScript == true || $0.help == SyntaxFault.scriptHelp }
        if isScript { return "correct this first" + (session.settings.options.readsScripts ? "" : ", or try --from-js") }
        return FormatRemedy.text(of: reasons) ?? "correct this first"
    }
}
