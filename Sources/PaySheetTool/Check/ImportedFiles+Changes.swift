import PaySheetChecking
import PaySheetSources

// What files of a run change in values that they import.
extension ImportedFiles {
    /// What a file changes in other files of the run.
    struct Changes {
        var all: [String: [SourceChange]] = [:]
        /// The files whose values it hands on.
        var forwarded: Set<String> = []
    }

    /// Whether some bytes have a word of JavaScript that exports.
    static func mayExport(_ bytes: [UInt8]) -> Bool {
        var index = 0
        while index + word.count <= bytes.count {
            if bytes[index] == word[0], bytes[index..<index + word.count].elementsEqual(word) { return true }
            index += 1
        }
        return false
    }

    private static let word = [UInt8]("export".utf8)

    /// Returns what the files of the run change in values that they import from a file, some through files that hand them on.
    ///
    /// - Parameter read: Returns the content of a file.
    mutating func changes(of path: String, _ read: (String) -> [UInt8]?) -> [SourceChange] {
        // A file alone has no others.
        guard inputs.count > 1 else { return [] }
        let importers = importers ?? findImporters(read)
        self.importers = importers
        var changes: [SourceChange] = []
        var met: Set<String> = [path]
        var waiting = [path]
        while let file = waiting.popLast() {
            for importer in importers[file] ?? [] {
                let own = self.changes[importer] ?? findChanges(in: importer, read)
                self.changes[importer] = own
                changes += own.all[file] ?? []
                if own.forwarded.contains(file), met.count < ImportedFiles.mostForwarding, met.insert(importer).inserted {
                    waiting.append(importer)
                }
            }
        }
        return changes
    }

    /// No value is handed on by more files.
    private static let mostForwarding = 16

    private mutating func findImporters(_ read: (String) -> [UInt8]?) -> [String: [String]] {
        var importers: [String: [String]] = [:]
        for case .source(let importer, _) in inputs {
            guard let bytes = read(importer) else { continue }
            for relative in ImportedFiles.relativePaths(in: bytes) {
                if let file = file(relative, from: importer), file != importer { importers[file, default: []].append(importer) }
            }
        }
        return importers
    }

    private mutating func findChanges(in importer: String, _ read: (String) -> [UInt8]?) -> Changes {
        var changes = Changes()
        guard let language = SourceLanguage(path: importer), let bytes = read(importer) else { return changes }
        let found = SourceChanges(bytes, language)
        for change in found.all {
            if let file = file(change.path, from: importer) { changes.all[file, default: []].append(change) }
        }
        changes.forwarded = Set(found.forwarded.compactMap { file($0, from: importer) })
        return changes
    }

    /// The texts of a file that begin like relative paths, each once.
    private static func relativePaths(in bytes: [UInt8]) -> [String] {
        var paths: [String] = []
        var known: Set<String> = []
        var index = 1
        while index + 1 < bytes.count {
            let quote = bytes[index - 1]
            guard bytes[index] == UInt8(ascii: "."), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
                bytes[index + 1] == UInt8(ascii: ".") || bytes[index + 1] == UInt8(ascii: "/")
            else {
                index += 1
                continue
            }
            let start = index
            while index < bytes.count, bytes[index] != quote, bytes[index] != 0x0A { index += 1 }
            let path = String(decoding: bytes[start..<index], as: UTF8.self)
            if known.insert(path).inserted { paths.append(path) }
        }
        return paths
    }
}
