package import Foundation
package import PaySheetShapes

/// The files of the repository.
package enum RepositoryFiles {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    package static func url(_ path: String) -> URL { root.appendingPathComponent(path) }

    package static func text(_ path: String) throws -> String { try String(contentsOf: url(path), encoding: .utf8) }

    static func hasFolder(_ path: String) -> Bool {
        (try? FileManager.default.contentsOfDirectory(atPath: url(path).path)) != nil
    }

    /// The names in a folder, in order.
    static func names(in path: String) throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: url(path).path).sorted() }

    /// The paths of the documents below a folder, in order.
    static func documents(below folder: String) -> [String] {
        let paths = FileManager.default.enumerator(atPath: url(folder).path)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.contains(".applepay.") }.sorted()
    }

    /// The folders in a folder, in the order of their names.
    static func folders(in path: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url(path).path)) ?? []
        return names.sorted().map { path + "/" + $0 }.filter { hasFolder($0) }
    }

    static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: url(path).path) }

    /// Whether a committed file has the generated content.
    package static func has(_ file: GeneratedFile) -> Bool { (try? Data(contentsOf: url(file.path))) == Data(file.text.utf8) }

    /// The cards, checks and data below a folder, in the order of their paths inside it.
    package static func texts(below folder: String) throws -> [(path: String, text: String)] {
        let paths = FileManager.default.enumerator(atPath: url(folder).path)?.compactMap { $0 as? String } ?? []
        let kinds = [
            ".md", ".swift", ".json", ".pem", ".csr", ".html", ".js", ".php", ".py", ".rb", ".go", ".java", ".cs",
        ]
        return try paths.filter { path in kinds.contains { path.hasSuffix($0) } }.sorted().map { path in
            (path, try text(folder + "/" + path))
        }
    }

    /// The files that say they are generated, and that nothing generates any more.
    package static func surplus(_ files: [GeneratedFile]) -> [String] {
        let current = Set(files.map { $0.path })
        let folders = Set(current.map { $0.split(separator: "/").dropLast().joined(separator: "/") })
        return folders.sorted().flatMap { folder in
            let names = (try? FileManager.default.contentsOfDirectory(atPath: url(folder).path)) ?? []
            return names.sorted().map { folder + "/" + $0 }.filter { !current.contains($0) && isGenerated($0) }
        }
    }

    private static func isGenerated(_ path: String) -> Bool {
        (try? text(path))?.prefix { $0 != "\n" }.contains("`" + GeneratedFile.command + "`") == true
    }
}
