package import PaySheetShapes

/// The data files with the tables of a catalog.
package struct TableSources: Sendable {
    /// The folder of the catalog, from the root of the repository. The files are in its folder `Tables`.
    private let folder: String
    /// The lines of all files, without comments and empty lines.
    private var lines: [Substring] = []
    /// Where each line comes from.
    private var places: [(path: String, line: Int)] = []

    /// Collects data files, whose paths are inside the folder `Tables`. The order of the families is that of ``Shape/Group``.
    package init(_ folder: String, _ files: [(path: String, text: String)]) {
        self.folder = folder
        func rank(_ path: String) -> Int { Shape.Group.allCases.firstIndex { path == $0.rawValue + ".md" } ?? Shape.Group.allCases.count }
        for file in files.sorted(by: { (rank($0.path), $0.path) < (rank($1.path), $1.path) }) {
            for (index, line) in file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
            where !line.isEmpty && !line.hasPrefix("<!--") {
                lines.append(line)
                places.append((folder + "/Tables/" + file.path, index + 1))
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
        var text =
            GeneratedFile.header(folder + "/Tables") + "extension \(type) {\n    /// The data files, without comments and empty lines.\n"
        text += "    static let text = #\"\"\"\n"
        for line in lines { text += "        \(line)\n" }
        return GeneratedFile(path: folder + "/Generated/\(type)+Text.swift", text: text + "        \"\"\"#\n}\n")
    }
}
