package import PaySheetGenerator
import PaySheetShapes

/// A folder with a catalog: its manifest, tables, cards, codes and what samples start from.
package struct CatalogFolder: Sendable {
    package let manifest: CatalogManifest
    /// The folders inside with tables, cards and codes of their own; empty for a catalog without parts.
    private let parts: [String]
    package let rules: RuleSources

    /// Every folder with a manifest, in the order of the codes of their rules.
    package static func all() throws -> [CatalogFolder] {
        try RepositoryFiles.folders(in: "Sources").filter { RepositoryFiles.exists($0 + "/" + CatalogManifest.fileName) }
            .map { try CatalogFolder($0) }.sorted { $0.rules.firstCode ?? .max < $1.rules.firstCode ?? .max }
    }

    init(_ folder: String) throws {
        let manifest = try CatalogManifest(in: folder, RepositoryFiles.text(folder + "/" + CatalogManifest.fileName))
        parts =
            manifest.hasParts
            ? RepositoryFiles.folders(in: folder).filter { RepositoryFiles.exists($0 + "/codes.tsv") }
                .map { String($0.dropFirst(folder.count + 1)) }
            : []
        rules =
            manifest.hasParts
            ? RuleSources(try parts.map { try SourceFiles.rules(in: manifest.places(ofPart: $0)) }, in: manifest.places)
            : try SourceFiles.rules(in: manifest.places)
        self.manifest = manifest
    }

    /// Where its rules are, for each part.
    package var places: [RulePlaces] {
        manifest.hasParts ? parts.map { manifest.places(ofPart: $0) } : [manifest.places]
    }

    /// What is generated from the folder.
    func files(_ generator: Generator) throws -> [GeneratedFile] {
        let tables = try TableSources(manifest.folder, texts(in: "Tables", of: manifest.folder))
        let own = Generator(try tables.tables(manifest.title), code: manifest.code)
        let bases = generator.basesFile(try texts(in: "Bases", of: manifest.guideFolder), in: manifest.places)
        // Catalogs of tests have no pages.
        let pages = manifest.folder.hasPrefix("Sources/") ? own.catalogPages : []
        return [tables.tablesFile(manifest), bases] + own.catalogFiles + pages + own.catalogRuleFiles(rules)
            + (manifest.hasParts ? [manifest.partsFile(parts)] : [])
    }

    /// The files of a folder of the catalog, and of those of its parts.
    private func texts(in name: String, of folder: String) throws -> [(path: String, text: String)] {
        try (manifest.hasParts ? parts.map { $0 + "/" + name } : [name]).flatMap { place in
            try RepositoryFiles.texts(below: folder + "/" + place).map { (place + "/" + $0.path, $0.text) }
        }
    }
}
