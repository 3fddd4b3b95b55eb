package import PaySheetShapes

/// The data files with the tables of a catalog.
package struct TableSources: Sendable {
    /// The folder of the catalog, from the root of the repository.
    private let folder: String
    /// The lines of all files, without comments and empty lines.
    private var lines: [Substring] = []
    /// Where each line comes from.
    private var places: [(path: String, line: Int)] = []

    /// Collects data files. The order of the families is that of ``Shape/Group``.
    ///
    /// - Parameter files: Their paths inside the folder.
    package init(_ folder: String, _ files: [(path: String, text: String)]) {
        self.folder = folder
        func name(_ path: String) -> String { String(path.split(separator: "/").last ?? "") }
        func rank(_ path: String) -> Int {
            Shape.Group.allCases.firstIndex { name(path) == $0.rawValue + ".md" } ?? Shape.Group.allCases.count
        }
        var headings: Set<Substring> = []
        for file in files.sorted(by: { (rank($0.path), name($0.path), $0.path) < (rank($1.path), name($1.path), $1.path) }) {
            for (index, line) in file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
            where !line.isEmpty && !line.hasPrefix("<!--") {
                // The files of the parts of a catalog have the same headings.
                if line.hasPrefix("# "), !headings.insert(line).inserted { continue }
                lines.append(line)
                places.append((folder + "/" + file.path, index + 1))
            }
        }
    }

    /// Reads the tables.
    package func tables(_ title: String) throws(SourceFault) -> CatalogShapes {
        do throws(TableFault) {
            return try CatalogShapes(title, reading: lines.joined(separator: "\n"))
        } catch {
            let place = error.line < places.count ? places[error.line] : places.last ?? ("", 1)
            throw SourceFault(place.path, place.line, error.message)
        }
    }

    /// The lines as a static text of a Swift type, for programs that have no files.
    package func swiftFile(_ type: String) -> GeneratedFile {
        GeneratedFile(
            path: folder + "/Generated/\(type)+Text.swift",
            text: GeneratedFile.header(folder + "/Tables") + "extension \(type) {\n" + staticText + "}\n")
    }

    /// The tables of a catalog as a Swift type.
    package func tablesFile(_ manifest: CatalogManifest) -> GeneratedFile {
        let type = manifest.prefix + "Shapes"
        var text = GeneratedFile.header("the tables in " + folder) + "package import PaySheetShapes\n\n/// The tables: \(manifest.title).\n"
        text +=
            "package enum \(type) {\n    /// The tables.\n    package static let tables = CatalogShapes(\"\(manifest.title)\", text)\n\n"
        return GeneratedFile(path: manifest.guideFolder + "/Generated/\(type).swift", text: text + staticText + "}\n")
    }

    private var staticText: String {
        "    /// The data files, without comments and empty lines.\n    static let text = #\"\"\"\n"
            + lines.map { "        \($0)\n" }.joined() + "        \"\"\"#\n"
    }
}
