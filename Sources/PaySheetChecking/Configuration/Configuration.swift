package import PaySheet
import PaySheetReports

/// The settings of a project: the content of `.paysheet.json`.
package struct Configuration: Sendable {
    /// The name of the file in messages.
    package let name: String
    /// The folder that its patterns and paths start from.
    package let folder: String
    /// The edition of the rules that the project uses, and its place in the file.
    package var edition: (edition: RuleEdition, place: String)?
    /// The threshold. With `.some(nil)` no run fails.
    package var threshold: Severity??
    /// The file with the known findings, and what it has; nothing before it is written.
    package var baseline: (file: String, known: Baseline?)?
    /// Whether documents of payment providers are not recognised.
    package var omitsProviders = false
    /// The settings for every document.
    package var general = DocumentOptions()
    /// The settings for some documents, later ones before earlier ones.
    var files: [Files] = []
    var ignores: [Ignore] = []

    /// The name of the file.
    package static let fileName = ".paysheet.json"

    init(name: String, folder: String) {
        self.name = name
        self.folder = folder
    }

    /// The settings for documents with matching paths.
    struct Files: Sendable {
        let patterns: [PathPattern]
        let overrides: DocumentOptions
    }

    /// Findings that the project accepts.
    struct Ignore: Sendable {
        /// `path:line:column` of the entry.
        let place: String
        /// A rule or a topic.
        let rule: String
        /// The same as the file has it, which can be a former name.
        let givenRule: String
        /// The patterns; empty for all documents.
        let patterns: [PathPattern]
        /// The steps of the pointer, `nil` for any place.
        let pointer: [String]?
        let reason: String
        /// The last day on which the entry counts.
        let until: String?

        /// Returns whether it matches a document, by its path below the folder of the configuration; `nil` is outside.
        func covers(_ path: [String]?) -> Bool {
            guard !patterns.isEmpty else { return true }
            guard let path else { return false }
            return patterns.contains { $0.fits(path) }
        }
    }

    /// Returns the entries that match a document.
    func entries(for path: [String]?) -> [Int] {
        guard let path else { return [] }
        return files.indices.filter { index in files[index].patterns.contains { $0.fits(path) } }
    }

    /// Returns the merged settings of some entries.
    func overrides(_ entries: [Int]) -> DocumentOptions {
        var all = general
        for index in entries where files.indices.contains(index) { all.add(files[index].overrides) }
        return all
    }
}

/// A parsed pattern of paths.
struct PathPattern: Sendable {
    private let parts: [[Unicode.Scalar]]

    init(_ pattern: String) {
        var parts: [[Unicode.Scalar]] = []
        for part in pattern.split(separator: "/", omittingEmptySubsequences: true) where part != "." {
            let scalars = Array(part.unicodeScalars)
            // Two of them in a row mean the same as one, and would be tried for every pair of places.
            if scalars == PathPattern.anyFolders, parts.last == PathPattern.anyFolders { continue }
            parts.append(scalars)
        }
        self.parts = parts
    }

    private static let anyFolders: [Unicode.Scalar] = ["*", "*"]

    /// Returns whether it matches a path, given as names. Of several `**` only the last one is tried again.
    func fits(_ path: [String]) -> Bool {
        let names = path.map { Array($0.unicodeScalars) }
        var (n, p) = (0, 0)
        var star: (part: Int, name: Int)?
        while n < names.count {
            if p < parts.count, parts[p] == PathPattern.anyFolders {
                star = (p, n)
                p += 1
            } else if p < parts.count, Glob.fits(names[n], parts[p]) {
                n += 1
                p += 1
            } else if let last = star {
                star = (last.part, last.name + 1)
                n = last.name + 1
                p = last.part + 1
            } else {
                return false
            }
        }
        return parts[p...].allSatisfy { $0 == PathPattern.anyFolders }
    }
}
