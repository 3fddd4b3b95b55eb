import PaySheet
import PaySheetSources

/// The files of a run that its files of source code can import.
package struct ImportedFiles {
    let inputs: [Input]
    private let currentFolder: String
    /// The paths of the run, by their names from the root. Most runs import nothing, so that they never need the table.
    private lazy var paths: [[Substring]: String] = pathsByName()
    /// The documents that were reported, by their file, kind and place. No path has a zero byte.
    private var reported: Set<String> = []
    /// The imports that were followed, and whether to a document, by the file.
    private var known: [String: [(imported: SourceImport, isReached: Bool)]] = [:]
    /// The files of the run that name each file in a relative path. Only runs in which a document is exported need the table.
    var importers: [String: [String]]?
    /// The source files of the run by the last part of the paths that can lead to them.
    var names: [String: [String]]?
    /// What files change in others, by the paths of both.
    var changes: [String: Changes] = [:]

    init(_ inputs: [Input], _ system: System) {
        self.inputs = inputs
        currentFolder = system.currentFolder
    }

    private func pathsByName() -> [[Substring]: String] {
        var paths: [[Substring]: String] = [:]
        for input in inputs {
            switch input {
            case .source(let path, _), .candidate(let path), .document(let path): paths[parts(of: path)] = path
            default: break
            }
        }
        return paths
    }

    private func parts(of path: String) -> [Substring] { Paths.parts(of: Paths.absolute(path, currentFolder)) }

    /// Whether a file can share values with others.
    package static func mayShare(_ bytes: [UInt8]) -> Bool { mayImport(bytes) || mayExport(bytes) }

    /// Whether some bytes have a text that begins like a relative path. Most files have none.
    static func mayImport(_ bytes: [UInt8]) -> Bool {
        var index = 1
        while index + 1 < bytes.count {
            if bytes[index] == UInt8(ascii: "."), bytes[index - 1] == UInt8(ascii: "\"") || bytes[index - 1] == UInt8(ascii: "'"),
                bytes[index + 1] == UInt8(ascii: ".") || bytes[index + 1] == UInt8(ascii: "/")
            {
                return true
            }
            index += 1
        }
        return false
    }

    /// Returns the path of the file that another one imports, if the run has it.
    mutating func path(of imported: SourceImport, from path: String) -> String? { file(imported.path, from: path) }

    /// Returns the path of the file that a relative path leads to, if the run has it.
    mutating func file(_ relative: String, from path: String) -> String? {
        let start = parts(of: Paths.folder(of: path) + "/" + relative)
        guard let name = start.last else { return nil }
        var names = [String(name)] + ImportedFiles.suffixes.map { name + $0 }
        // TypeScript names the file that the compiler writes.
        for (suffix, other) in ImportedFiles.compiled where name.hasSuffix(suffix) { names.append(name.dropLast(suffix.count) + other) }
        let files = names.map { start.dropLast() + [Substring($0)] } + ImportedFiles.suffixes.map { start + [Substring("index" + $0)] }
        for file in files {
            if let found = paths[file] { return found }
        }
        return nil
    }

    private static let suffixes = [".ts", ".tsx", ".js", ".jsx", ".mjs", ".mts", ".cjs", ".cts"]
    private static let compiled = [(".js", ".ts"), (".js", ".tsx"), (".jsx", ".tsx"), (".mjs", ".mts"), (".cjs", ".cts")]

    /// Whether an import leads to a document, if that is known. Of one file only some imports are followed, because each reads it.
    func isReached(_ imported: SourceImport, in path: String) -> Bool? {
        let known = known[path] ?? []
        return known.first { $0.imported == imported.withoutPath }?.isReached ?? (known.count < ImportedFiles.mostImports ? nil : false)
    }

    /// Notes whether an import leads to a document.
    mutating func note(_ imported: SourceImport, in path: String, isReached: Bool) {
        known[path, default: []].removeAll { $0.imported == imported.withoutPath }
        known[path, default: []].append((imported.withoutPath, isReached))
    }

    private static let mostImports = 8

    /// Removes the documents of a file that were reported before. One literal can be several documents.
    mutating func onlyNew(_ documents: [SourceDocument], of path: String) -> [SourceDocument] {
        func key(_ document: SourceDocument) -> String { path + "\0" + document.kind.name + "\0" + String(document.range.lowerBound) }
        let new = documents.filter { !reported.contains(key($0)) }
        for document in new { reported.insert(key(document)) }
        return new
    }
}
