import PaySheet
package import PaySheetReports
package import PaySheetSources

/// Turns the inputs of a run into units, in order.
///
/// It reads files, decompresses them, opens containers once, cuts lines, follows imports, and gathers domain association files. It
/// checks nothing.
package struct Feed: ~Copyable {
    let settings: CheckSettings
    let system: System
    private let form: Form
    private var inputs: ArraySlice<Input>
    var sources: DocumentSources
    private let resolver: DocumentResolver
    private let blockPool: BlockPool
    /// The filter, once there is a file of source code.
    private var filter: SourceFilter?
    var imports: ImportedFiles
    /// What is ready, the last one first.
    private var ready: [Item] = []
    /// The container that is open.
    private var container: OpenFile?
    /// The stream that is being cut.
    private var stream: OpenStream?
    /// The domain association files, until they are all known.
    private var domainFiles: [String] = []
    private var domainUnits: (files: DomainFiles, rest: ArraySlice<String>)?
    /// The number of files of source code.
    package private(set) var sourceFiles = 0
    /// The files that were read whole, if a baseline has to know them.
    package private(set) var files: Set<String> = []

    /// What is special about the inputs.
    package struct Form: Sendable {
        /// Whether every line of every input is a document.
        package var areRecords = false
        /// The path of standard input.
        package var standardName = "-"
        /// The language of standard input, if it is source code and its path does not say so.
        package var standardLanguage: SourceLanguage?
        /// Whether files are to be changed. Then no container is opened, no import is followed, and all source code is a unit.
        package var isForChange = false

        package init() {}
    }

    /// The next step of a run.
    package enum Item: Sendable {
        /// Something to check.
        ///
        /// - Parameter isMoreThere: Whether the next item needs no waiting.
        case unit(Unit, isMoreThere: Bool)
        case failure(path: String, SystemFailure)
        case skipped(Report.Skipped, isNamed: Bool)
        /// A file is complete.
        case end(DocumentSource)
    }

    /// A container whose documents come one by one.
    private struct OpenFile {
        let source: DocumentSource
        var contents: ArraySlice<Container.Content>
    }

    private struct OpenStream {
        let path: String
        let source: DocumentSource
        let bytes: ByteStream
        var lines: LineCutter
    }

    package init(_ inputs: [Input], _ settings: CheckSettings, _ form: Form, _ system: System) {
        self.settings = settings
        self.system = system
        self.form = form
        self.inputs = inputs[...]
        sources = DocumentSources(settings, system)
        resolver = settings.resolver
        blockPool = BlockPool(blockSize: system.blockSize)
        imports = ImportedFiles(inputs, system)
    }

    /// Returns the next item, or `nil` at the end.
    ///
    /// - Parameter beforeWaiting: Called before a stream is asked for more, which can block.
    package mutating func next(beforeWaiting: () -> Void = {}) -> Item? {
        while true {
            if let item = ready.popLast() ?? nextOfContainer() ?? nextOfStream(beforeWaiting) { return item }
            guard let input = inputs.popFirst() else { return nextDomainFile() }
            open(input)
        }
    }

    /// Whether a file was read whole.
    private mutating func noteRead(_ path: String) {
        if settings.suppressor.hasBaseline { files.insert(settings.knownPath(of: path)) }
    }

    func text(of operand: String) -> Attempt<InputText> { system.text(of: operand, limit: settings.byteLimit) }

    // MARK: Inputs

    private mutating func open(_ input: Input) {
        switch input {
        case .skipped(let path, let reason, let isNamed): skip(settings.paths.reported(path), reason, isNamed: isNamed)
        case .missing(let path, let failure): ready.append(.failure(path: path, failure))
        case .domainFile(let path): domainFiles.append(path)
        case .records(let path): records(path, system.open(path))
        case .standard:
            let name = form.standardName
            if form.areRecords { return records(name, .success(system.input)) }
            let named = settings.options.readsScripts ? nil : SourceLanguage(path: InputText.plainPath(name))
            if let language = form.standardLanguage ?? named {
                return sourceFile(name, text(of: "-"), language, isStandard: true)
            }
            document(name, text(of: "-"), isCandidate: false, isStandard: true)
        case .document(let path):
            if form.areRecords { return records(path, system.open(path)) }
            document(path, text(of: path), isCandidate: false)
        case .source(let path, _):
            guard let language = SourceLanguage(path: InputText.plainPath(path)) else { return }
            sourceFile(path, text(of: path), language)
        case .candidate(let path):
            document(path, text(of: path), isFound: true, isCandidate: sources.source(at: path).kind == nil)
        }
    }

    private mutating func skip(_ path: String, _ reason: String, isNamed: Bool) {
        ready.append(.skipped(Report.Skipped(path: path, reason: reason), isNamed: isNamed))
    }

    /// - Parameters:
    ///   - isFound: Whether the file was found in a folder, so that its extension proves nothing.
    ///   - isCandidate: Whether the file counts only if it is a document of a known kind.
    private mutating func document(
        _ path: String, _ content: Attempt<InputText>, isFound: Bool = false, isCandidate: Bool, isStandard: Bool = false
    ) {
        switch content {
        case .failure(let failure): ready.append(.failure(path: path, failure))
        case .success(let text):
            noteRead(path)
            let source = sources.source(at: path, isCompressed: text.isCompressed, isStandard: isStandard)
            // A text is changed whatever it is called.
            if let open = resolver.open(text.bytes, at: text.path(path), isFound: isFound || form.isForChange) {
                if open.check != nil || form.isForChange {
                    ready.append(.unit(.container(open, source), isMoreThere: true))
                } else if open.contents.isEmpty {
                    skip(source.path, "it is a " + open.name + " without a document of a known kind", isNamed: !isCandidate)
                } else {
                    container = OpenFile(source: source, contents: open.contents[...])
                    return
                }
            } else if isFound, let container = resolver.namesake(of: path) {
                skip(source.path, "it is not a " + container.name + ", although it is called like one", isNamed: true)
            } else if !isStandard, source.kind == nil, UnreadType.isOne(text.path(path), text.bytes) {
                skip(source.path, "it is not JSON, and its type is not read", isNamed: true)
            } else {
                let job = Job(source: source, content: .document(text.bytes, isCandidate: isCandidate))
                ready.append(.unit(.job(job), isMoreThere: true))
            }
            ready.insert(.end(source), at: 0)
        }
    }

    private mutating func nextOfContainer() -> Item? {
        guard var open = container else { return nil }
        guard let content = open.contents.popFirst() else {
            container = nil
            return .end(open.source)
        }
        container = open
        return .unit(.job(Job(content, in: open.source, met: [])), isMoreThere: true)
    }

    private mutating func sourceFile(
        _ path: String, _ content: Attempt<InputText>, _ language: SourceLanguage, isStandard: Bool = false
    ) {
        sourceFiles += 1
        switch content {
        case .failure(let failure): ready.append(.failure(path: path, failure))
        case .success(let text):
            noteRead(path)
            // Most files end here.
            let filter = filter ?? SourceFilter(settings.catalogs.calls())
            self.filter = filter
            guard filter.accepts(text.bytes) || form.isForChange else { return }
            let source = sources.source(at: path, isCompressed: text.isCompressed, isStandard: isStandard)
            // What it imports comes before it.
            guard !form.isForChange else { return ready.append(.unit(.source(text.bytes, language, source), isMoreThere: true)) }
            ready = units(text.bytes, language, source, path).reversed().map { .unit($0, isMoreThere: true) }
        }
    }

    // MARK: Lines

    private mutating func records(_ path: String, _ opened: Attempt<ByteStream>) {
        switch opened.map({ $0.decompressed }) {
        case .failure(let failure): ready.append(.failure(path: path, failure))
        case .success(let bytes):
            stream = OpenStream(
                path: path, source: sources.source(at: path), bytes: bytes,
                lines: LineCutter(bytes, limit: settings.byteLimit, blockPool: blockPool))
        }
    }

    private mutating func nextOfStream(_ beforeWaiting: () -> Void) -> Item? {
        guard let source = stream?.source, let path = stream?.path else { return nil }
        switch stream?.lines.next(beforeWaiting: beforeWaiting) {
        case .success(let block)?:
            let isMoreThere = stream?.bytes.isReady() == true
            return .unit(.job(Job(source: source, content: .records(block))), isMoreThere: isMoreThere)
        case .failure(let failure)?:
            stream = nil
            ready.append(.end(source))
            return .failure(path: path, failure)
        case nil:
            stream = nil
            noteRead(path)
            return .end(source)
        }
    }

    // MARK: Domain association files

    /// If one file is in its place, copies in other places do not count, so all must be known.
    private mutating func nextDomainFile() -> Item? {
        if domainUnits == nil {
            let files = DomainFiles(domainFiles, root: nil)
            domainUnits = (files, files.paths[...])
        }
        guard let path = domainUnits?.rest.popFirst(), let files = domainUnits?.files else { return nil }
        switch system.read(path, settings.byteLimit) {
        case .failure(let failure): return .failure(path: path, failure)
        case .success(let bytes):
            noteRead(path)
            let open = OpenContainer(named: "domain association file") { files.result(bytes, at: path) }
            return .unit(.container(open, sources.source(at: path)), isMoreThere: true)
        }
    }
}
