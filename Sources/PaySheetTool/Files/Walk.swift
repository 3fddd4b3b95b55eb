/// What a run reads.
enum Input: Sendable, Hashable {
    /// Standard input.
    case standard
    /// A file that is one document.
    case document(String)
    /// A file of which every line is a document.
    case records(String)
    /// A file below a folder that counts only if it turns out to be a document of a kind that is known.
    case candidate(String)
    /// Something that cannot be read.
    case missing(String, SystemFailure)

    /// Every line is a document, whatever the command line says.
    var isRecords: Bool { if case .records = self { true } else { false } }
}

/// Turns operands into inputs: files as they are, folders with what is in them, patterns with what fits.
struct Walk {
    private let system: System
    private var inputs: [Input] = []
    private var seen: Set<String> = []

    private init(_ system: System) { self.system = system }

    static func inputs(of operands: [String], _ system: System) -> [Input] {
        var walk = Walk(system)
        for operand in operands { walk.add(operand) }
        return walk.inputs
    }

    private mutating func add(_ operand: String) {
        if operand == "-" { return inputs.append(.standard) }
        if let entry = system.look(operand) { return add(operand, entry) }
        guard Glob.isPattern(operand) else {
            // Reading it says why: nothing there, or no way to it.
            if case .failure(let failure) = system.read(operand, 1) { return inputs.append(.missing(operand, failure)) }
            return inputs.append(.document(operand))
        }
        let matches = Glob(system).matches(operand)
        if matches.isEmpty { inputs.append(.missing(operand, SystemFailure("no file fits the pattern"))) }
        for match in matches {
            if let entry = system.look(match) { add(match, entry) }
        }
    }

    private mutating func add(_ path: String, _ entry: System.Entry) {
        switch entry.kind {
        case .folder:
            seen = []
            walk(path, entry)
        case .file: inputs.append(path.hasSuffix(".ndjson") ? .records(path) : .document(path))
        }
    }

    private mutating func walk(_ folder: String, _ entry: System.Entry) {
        // Links may lead in circles.
        guard seen.insert(entry.identity).inserted else { return }
        let names: [String]
        switch system.list(folder) {
        case .failure(let failure): return inputs.append(.missing(folder, failure))
        case .success(let list): names = list.sorted()
        }
        for name in names where !Walk.isSkipped(name) {
            let path = Paths.join(folder, name)
            guard let inner = system.look(path) else {
                lost(path, name)
                continue
            }
            if inner.kind == .folder {
                walk(path, inner)
            } else if name.hasSuffix(".applepay.json") {
                inputs.append(.document(path))
            } else if name.hasSuffix(".applepay.ndjson") {
                inputs.append(.records(path))
            } else if name.hasSuffix(".json") {
                inputs.append(.candidate(path))
            }
        }
    }

    /// A name that leads nowhere: a link, or one that is no UTF-8. What could have been a document must not be passed over.
    private mutating func lost(_ path: String, _ name: String) {
        let isNamed = name.hasSuffix(".applepay.json") || name.hasSuffix(".applepay.ndjson")
        let isRepaired = name.unicodeScalars.contains("\u{FFFD}") && (name.hasSuffix("json") || !name.contains("."))
        guard isNamed || isRepaired, case .failure(let failure) = system.read(path, 1) else { return }
        inputs.append(.missing(path, failure))
    }

    /// Folders and files that are nobody's documents.
    static func isSkipped(_ name: String) -> Bool { name.hasPrefix(".") || name == "node_modules" }
}
