import PaySheetSources

// What files of a run change in values that they import.
extension ImportedFiles {
    /// What a file changes in other files of the run.
    struct Changes {
        var all: [String: [SourceChange]] = [:]
        /// The files whose values it hands on, and whether under the same names.
        var forwarded: [String: Bool] = [:]
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
        // The files that hand the values on, and whether these have the names that they have in the first file.
        var met = [path: true]
        var waiting = [path]
        while let file = waiting.popLast(), let keepsNames = met[file] {
            for importer in importers[file] ?? [] {
                let own = self.changes[importer] ?? findChanges(in: importer, read)
                self.changes[importer] = own
                let found = own.all[file] ?? []
                changes += keepsNames ? found : found.map { $0.ofAnyName }
                guard let isSame = own.forwarded[file] else { continue }
                let keeps = keepsNames && isSame
                if met[importer] == nil || met[importer] == true && !keeps {
                    met[importer] = keeps
                    waiting.append(importer)
                }
            }
        }
        return changes
    }

    private mutating func findImporters(_ read: (String) -> [UInt8]?) -> [String: [String]] {
        var importers: [String: [String]] = [:]
        for case .source(let importer, _) in inputs {
            guard let bytes = read(importer) else { continue }
            var known: Set<String> = [importer]
            for path in ImportedFiles.importedPaths(in: bytes) {
                for file in files(path, from: importer) where known.insert(file).inserted { importers[file, default: []].append(importer) }
            }
        }
        return importers
    }

    private mutating func findChanges(in importer: String, _ read: (String) -> [UInt8]?) -> Changes {
        var changes = Changes()
        guard let language = SourceLanguage(path: importer), let bytes = read(importer) else { return changes }
        let found = SourceChanges(bytes, language)
        for change in found.all {
            for file in files(change.path, from: importer) { changes.all[file, default: []].append(change) }
        }
        for forwarding in found.forwarded {
            for file in files(forwarding.path, from: importer) {
                changes.forwarded[file] = forwarding.keepsNames && changes.forwarded[file] != false
            }
        }
        return changes
    }

    /// The files of the run that a path in an import can lead to. What is before the name of the file can stand for any folder: `@/request`.
    private mutating func files(_ path: String, from importer: String) -> [String] {
        if path.utf8.first == UInt8(ascii: ".") { return file(path, from: importer).map { [$0] } ?? [] }
        let names = names ?? findNames()
        self.names = names
        return path.utf8.lastName.flatMap { names[ImportedFiles.stem($0)] } ?? []
    }

    /// The source files of the run by their names, and those with the name `index` by that of their folder.
    private func findNames() -> [String: [String]] {
        var names: [String: [String]] = [:]
        for case .source(let path, _) in inputs {
            guard let name = path.utf8.lastName else { continue }
            let stem = ImportedFiles.stem(name)
            names[stem, default: []].append(path)
            if stem == "index", let folder = Paths.folder(of: path).utf8.lastName { names[String(folder), default: []].append(path) }
        }
        return names
    }

    /// A name without the suffix of a source file.
    private static func stem(_ name: Substring) -> String {
        guard let dot = name.lastIndex(of: "."), SourceLanguage(path: String(name)) != nil else { return String(name) }
        return String(name[..<dot])
    }

    /// The texts of a file that can be paths of files, each once.
    private static func importedPaths(in bytes: [UInt8]) -> [String] {
        var paths: [String] = []
        var known: Set<String> = []
        var index = 1
        while index + 1 < bytes.count {
            let quote = bytes[index - 1]
            guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") || quote == UInt8(ascii: "`"),
                bytes[index] == UInt8(ascii: ".") || isAfterImport(bytes[..<(index - 1)])
            else {
                index += 1
                continue
            }
            let start = index
            while index < bytes.count, bytes[index] != quote, bytes[index] != 0x0A { index += 1 }
            let path = String(decoding: bytes[start..<index], as: UTF8.self)
            if known.insert(path).inserted { paths.append(path) }
            index += 1
        }
        return paths
    }

    /// Whether `from`, `import` or a parenthesis is before a text.
    private static func isAfterImport(_ before: ArraySlice<UInt8>) -> Bool {
        var end = before.endIndex
        while end > before.startIndex, before[end - 1] == 0x20, before.endIndex - end < 8 { end -= 1 }
        let text = before[before.startIndex..<end]
        return text.last == UInt8(ascii: "(") || importing.contains { text.suffix($0.count).elementsEqual($0) }
    }

    private static let importing = ["from", "import"].map { [UInt8]($0.utf8) }
}

extension String.UTF8View {
    /// The text behind the last slash; `nil` if there is none.
    fileprivate var lastName: Substring? {
        let start = lastIndex(of: UInt8(ascii: "/")).map { index(after: $0) } ?? startIndex
        return start < endIndex ? Substring(self[start...]) : nil
    }
}
