package import PaySheet
import PaySheetSources

/// The inputs of a run.
package enum Input: Sendable, Hashable {
    /// Standard input.
    case standard
    /// A file that is one document.
    case document(String)
    /// A file in which every line is a document.
    case records(String)
    /// A file in a folder that counts only if it is a document of a known kind.
    case candidate(String)
    /// A file of source code, which can have any number of documents.
    case source(String, isNamed: Bool)
    /// A domain association file in a folder, or a file with a similar name.
    case domainFile(String)
    /// An input that cannot be read.
    case missing(String, SystemFailure)

    /// A file in a folder, or found by a pattern, that is not used, and the reason. Some are named without `--verbose`.
    case skipped(String, String, isNamed: Bool)

    /// The file that is read as a whole; `nil` for other inputs.
    package var file: String? {
        switch self {
        case .document(let path), .candidate(let path), .source(let path, _): path
        case .standard, .records, .domainFile, .missing, .skipped: nil
        }
    }

    /// Whether every line is a document, regardless of the options.
    package var isRecords: Bool { if case .records = self { true } else { false } }
}

/// Converts operands to inputs: files, the content of folders, and the matches of patterns.
package struct Walk {
    private let system: System
    private var inputs: [Input] = []
    private var seen: Set<String> = []
    /// The folder that contains all files that are found, or `nil` if links may lead out of it.
    private var border: String?
    private let staysInside: Bool
    private let readsSources: Bool
    private let readsDomainFiles: Bool
    /// Whether compressed files are inputs.
    private let readsCompressed: Bool
    /// The containers that are inputs if a folder has files with their extension.
    private let containers: [Container]
    /// The endings of names that only documents have.
    private let endings: [String]

    private init(
        _ system: System, staysInside: Bool, readsSources: Bool, readsDomainFiles: Bool, readsCompressed: Bool,
        opening containers: [Container], ending endings: [String]
    ) {
        self.system = system
        self.staysInside = staysInside
        self.readsSources = readsSources
        self.readsDomainFiles = readsDomainFiles
        self.readsCompressed = readsCompressed
        self.containers = containers
        self.endings = endings
    }

    /// - Parameters:
    ///   - staysInside: Whether links that lead out of a folder are skipped, because the command writes.
    ///   - readsSources: Whether files of source code are inputs.
    ///   - readsDomainFiles: Whether domain association files in folders are inputs.
    ///   - readsCompressed: Whether compressed files are inputs, because the command decompresses them.
    ///   - containers: The containers that are inputs if a folder has files with their extension.
    ///   - endings: The endings of names that only documents have, in small letters.
    package static func inputs(
        of operands: [String], staysInside: Bool = false, readsSources: Bool = false, readsDomainFiles: Bool = false,
        readsCompressed: Bool = false, opening containers: [Container] = [], ending endings: [String] = [], _ system: System
    ) -> [Input] {
        var walk = Walk(
            system, staysInside: staysInside, readsSources: readsSources, readsDomainFiles: readsDomainFiles,
            readsCompressed: readsCompressed, opening: containers, ending: endings)
        for operand in operands { walk.add(operand) }
        return walk.inputs
    }

    /// Returns the inputs among files of a list, which can have files of any kind. They count as in a folder.
    package static func inputs(
        listed paths: [String], readsSources: Bool, opening containers: [Container], ending endings: [String], _ system: System
    ) -> [Input] {
        var walk = Walk(
            system, staysInside: false, readsSources: readsSources, readsDomainFiles: true, readsCompressed: true, opening: containers,
            ending: endings)
        for path in paths { walk.add(listed: path) }
        return walk.inputs
    }

    private mutating func add(listed path: String) {
        let name = String(Paths.name(of: path))
        // It never was a file.
        guard !path.utf8.contains(0) else { return inputs.append(.missing(path, .cut)) }
        guard let entry = system.look(path), entry.kind == .file else {
            return inputs.append(.skipped(path, "it is not a file any more", isNamed: false))
        }
        if DomainFiles.isName(name) { return inputs.append(.domainFile(path)) }
        // The names of parent folders above the current one say nothing.
        guard path.hasPrefix("/") || !Paths.parts(of: path).contains(where: { Walk.isSkipped(String($0)) }) else { return }
        if let input = input(path, name) { inputs.append(isEmptyRecords(input) ? .document(path) : input) }
    }

    private mutating func add(_ operand: String) {
        if operand == "-" { return inputs.append(.standard) }
        border = nil
        if let entry = system.look(operand) { return add(operand, entry) }
        guard Glob.isPattern(operand) else {
            // Reading it gives the reason: a missing file or a missing permission.
            if case .failure(let failure) = system.read(operand, 1) { return inputs.append(.missing(operand, failure)) }
            return inputs.append(.document(operand))
        }
        let matches = Glob(system).matches(operand)
        if matches.isEmpty { inputs.append(.missing(operand, SystemFailure("no file matches the pattern"))) }
        let start = operand.split(separator: "/", omittingEmptySubsequences: false).prefix { !Glob.isPattern(String($0)) }
        let folder = start.isEmpty ? "." : start == [""] ? "/" : start.joined(separator: "/")
        for match in matches {
            border = staysInside ? folder : nil
            guard let entry = system.look(match), isTaken(match, entry) else { continue }
            add(match, entry)
        }
    }

    private mutating func add(_ path: String, _ entry: System.Entry) {
        switch entry.kind {
        case .folder:
            seen = []
            if staysInside, border == nil { border = path }
            walk(path, entry)
        case .file, .stream:
            let isSource = readsSources && SourceLanguage(path: readsCompressed ? InputText.plainPath(path) : path) != nil
            let areRecords = InputText.areRecords(path, decompressing: readsCompressed)
            inputs.append(areRecords ? .records(path) : isSource ? .source(path, isNamed: true) : .document(path))
        }
    }

    private mutating func walk(_ folder: String, _ entry: System.Entry) {
        // Links can be circular.
        guard seen.insert(entry.identity).inserted else { return }
        let names: [String]
        switch system.list(folder) {
        case .failure(let failure): return inputs.append(.missing(folder, failure))
        case .success(let list): names = list.sorted()
        }
        for name in names {
            if readsDomainFiles, addDomainFiles(name, in: folder) { continue }
            guard !Walk.isSkipped(name) else { continue }
            let path = Paths.join(folder, name)
            guard let inner = system.look(path) else {
                lost(path, name)
                continue
            }
            let input = inner.kind == .folder ? nil : inner.kind == .file ? input(path, name) : documents(path, name.lowercased())
            guard inner.kind == .folder || input != nil, isTaken(path, inner) else { continue }
            if let input { inputs.append(isEmptyRecords(input) ? .document(path) : input) } else { walk(path, inner) }
        }
    }

    /// Adds a file with the name of a domain association file, or all of them in the one hidden folder that sites serve.
    private mutating func addDomainFiles(_ name: String, in folder: String) -> Bool {
        let path = Paths.join(folder, name)
        if DomainFiles.isFolder(name) {
            guard let entry = system.look(path), entry.kind == .folder, isTaken(path, entry), case .success(let names) = system.list(path)
            else { return true }
            for name in names.sorted() { _ = addDomainFiles(name, in: path) }
            return true
        }
        guard DomainFiles.isName(name), let entry = system.look(path), entry.kind == .file, isTaken(path, entry) else { return false }
        inputs.append(.domainFile(path))
        return true
    }

    /// Returns what a file in a folder is, by its name, or `nil` if it is not an input.
    private func input(_ path: String, _ name: String) -> Input? {
        if let documents = documents(path, name.lowercased()) { return documents }
        if containers.contains(where: { $0.names(name) }) { return .candidate(path) }
        return readsSources && SourceLanguage(path: name) != nil ? .source(path, isNamed: false) : nil
    }

    /// Returns what a file in a folder is, by its name, or `nil` if it is not JSON.
    private func documents(_ path: String, _ name: String) -> Input? {
        let name = readsCompressed ? InputText.plainPath(name) : name
        if Walk.isDocument(name, endings) { return .document(path) }
        if name.hasSuffix(".applepay.ndjson") { return .records(path) }
        if name.hasSuffix(".json") || name.hasSuffix(".har") { return .candidate(path) }
        guard name.hasSuffix(".ndjson") || name.hasSuffix(".jsonl") else { return nil }
        return .skipped(path, "it has a document a line, and is not called *.applepay.ndjson; name it to use it", isNamed: false)
    }

    /// Whether a name in small letters is only for documents.
    static func isDocument(_ name: String, _ endings: [String]) -> Bool {
        name.hasSuffix(".applepay.json") || endings.contains { name.hasSuffix($0) }
    }

    /// An archive without a line is as suspicious as an empty document, and reported like one.
    private func isEmptyRecords(_ input: Input) -> Bool {
        guard case .records(let path) = input, case .success(let text) = system.text(of: path, limit: 1) else { return false }
        return text.bytes.isEmpty
    }

    /// Returns whether to use an entry that was found. If not, it is skipped with a reason.
    private mutating func isTaken(_ path: String, _ entry: System.Entry) -> Bool {
        if entry.kind == .stream {
            inputs.append(.skipped(path, "it is not a regular file", isNamed: true))
        } else if let border, !Paths.isInside(path, border, system), !isSame(path, border) {
            inputs.append(.skipped(path, "its link leads out of the folder " + border, isNamed: true))
        } else {
            return true
        }
        return false
    }

    private func isSame(_ path: String, _ folder: String) -> Bool { system.resolve(path) == system.resolve(folder) }

    /// Reports a broken link or a name that is not UTF-8. A possible document must not be ignored silently.
    private mutating func lost(_ path: String, _ name: String) {
        let name = readsCompressed ? InputText.plainPath(name) : name
        let isNamed = name.hasSuffix(".applepay.json") || name.hasSuffix(".applepay.ndjson")
        let isRepaired = name.unicodeScalars.contains("\u{FFFD}") && (name.hasSuffix("json") || !name.contains("."))
        if isNamed || isRepaired, case .failure(let failure) = system.read(path, 1) { return inputs.append(.missing(path, failure)) }
        if documents(path, name.lowercased()) != nil { inputs.append(.skipped(path, "its link leads nowhere", isNamed: false)) }
    }

    /// Returns whether to ignore a folder or file that never contains documents.
    static func isSkipped(_ name: String) -> Bool { name.hasPrefix(".") || name == "node_modules" }
}
