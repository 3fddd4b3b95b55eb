package import PaySheetGenerator
package import PaySheetShapes

/// The files that follow from shapes, cards, checks and other data. No library has to compile for them.
package enum SourceFiles {
    ///
    /// - Parameter pages: The pages that are generated with them, so that a search finds what they will say.
    package static func all(pages: [GeneratedFile] = Pages.all) throws -> [GeneratedFile] {
        let applePay = try TableSources(applePayFolder, texts(below: applePayFolder, in: "Tables"))
        let generator = Generator(try applePay.tables(CatalogShapes.applePay.title))
        let rules = try rules(in: .applePay)
        let catalogs = try CatalogFolder.all()
        return generator.files + [generator.ruleTableFile(rules), generator.aliasesFile([rules] + catalogs.map { $0.rules })]
            + generator.cardFiles(rules) + generator.partFiles(rules)
            + [
                applePay.swiftFile("Shapes"), CatalogManifest.listFile(catalogs.map { $0.manifest }),
                generator.basesFile(try RulePlaces.applePay.baseFolders.flatMap { try RepositoryFiles.texts(below: $0) }, in: .applePay),
                generator.profilesFile(try RepositoryFiles.texts(below: Generator.profilesFolder)),
                try generator.versionFile(try RepositoryFiles.text(Generator.versionPath)),
                try generator.leftoverFile(RepositoryFiles.text), try generator.syntaxFaultFile(rules, RepositoryFiles.text),
                try WebKitChecks(RepositoryFiles.text).file, try generator.statesFile(RepositoryFiles.text),
            ]
            + (try Generator.MessageTable.all.map { try generator.messagesFile(try RepositoryFiles.text($0.path), $0) })
            + [generator.pagesFile(try guidePages(pages), samples: RepositoryFiles.documents(below: Generator.samplesFolder))]
            + (try generator.foreignNameFiles(RepositoryFiles.text))
            + (try catalogs.flatMap { try $0.files(generator) })
            + (try CatalogFolder("Tests/Vouchers").files(generator))
    }

    /// The pages in `Docs`, without those in its folders.
    private static func guidePages(_ generated: [GeneratedFile]) throws -> [(name: String, text: String)] {
        try RepositoryFiles.names(in: Generator.pagesFolder).filter { $0.hasSuffix(".md") }.map { name in
            let path = Generator.pagesFolder + "/" + name
            return (name, try generated.first { $0.path == path }?.text ?? RepositoryFiles.text(path))
        }
    }

    private static let applePayFolder = "Sources/PaySheetShapes/ApplePay"

    private static func texts(below folder: String, in name: String) throws -> [(path: String, text: String)] {
        try RepositoryFiles.texts(below: folder + "/" + name).map { (name + "/" + $0.path, $0.text) }
    }

    /// The rules of a catalog, or of a part of one.
    package static func rules(in places: RulePlaces) throws -> RuleSources {
        try RuleSources(
            cards: places.cardFolders.flatMap { folder in
                try RepositoryFiles.texts(below: folder).map { try CardSource($0.path, $0.text, below: folder, in: places) }
            },
            codes: RepositoryFiles.text(places.codes),
            checks: RepositoryFiles.texts(below: places.checks).filter { $0.path.hasSuffix(".swift") }
                .map { (places.checks + "/" + $0.path, $0.text) },
            in: places)
    }
}
