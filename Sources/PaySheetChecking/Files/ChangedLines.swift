package import PaySheet

/// The changes of a unified diff, file by file.
package struct ChangedLines: Sendable {
    /// The files that the diff changes, in its order. Files that it deletes are left out.
    package let paths: [String]
    /// Whether the diff deletes files and changes no other.
    package let onlyDeletes: Bool
    private var files: [String: FileChanges]

    /// Reads a diff, as `git diff` and `diff -u` write it.
    ///
    /// - Parameter exists: Whether a file exists. It decides whether `b/` is a prefix of git or a folder.
    package init(_ diff: [UInt8], exists: (String) -> Bool) throws(UsageError) {
        var reader = DiffReader()
        var rest = diff[...]
        while !rest.isEmpty {
            let end = rest.place(of: 0x0A) ?? rest.endIndex
            try reader.read(rest[..<end], exists: exists)
            rest = rest[min(end + 1, rest.endIndex)...]
        }
        try reader.finish()
        guard reader.isDiff || diff.allSatisfy({ $0 <= 0x20 }) else {
            throw UsageError("--changed-lines takes a unified diff, such as git diff --text prints")
        }
        paths = reader.paths
        onlyDeletes = reader.deletesFiles && paths.isEmpty
        files = [:]
        for (path, changes) in reader.changes { files[path] = FileChanges(added: changes.added, removals: changes.removals) }
    }

    /// Returns the same changes by the names of the files in reports.
    func reported(by names: Paths) -> ChangedLines {
        var reported = self
        reported.files = [:]
        for path in paths { reported.files[names.reported(path)] = files[path] }
        return reported
    }

    /// Returns the changes whose findings about a document count, or `nil` if all findings count.
    ///
    /// - Parameters:
    ///   - path: The path of the document in reports. A document in a container counts as a whole.
    ///   - line: The line of the document, if every line of the file is one.
    ///   - isWhole: Whether the lines of the file are not those of the document, for example because it is compressed.
    package func changes(of path: String, line: Int? = nil, asWhole isWhole: Bool = false) -> FileChanges? {
        guard let file = Container.files(of: path).first(where: { files[$0] != nil }), let changes = files[file] else {
            return FileChanges.nothing
        }
        guard file == path, !isWhole, InputText.plainPath(path) == path else { return nil }
        guard let line else { return changes }
        return changes.adds(line...line) ? nil : FileChanges.nothing
    }
}
