package import PaySheetGenerator
package import PaySheetShapes
import VoucherShapes

/// The files that follow from shapes, cards, checks and other data. No library has to compile for them.
package enum SourceFiles {
    package static func all() throws -> [GeneratedFile] {
        let applePay = try tables(in: "Sources/PaySheetShapes/ApplePay")
        let walletOrders = try tables(in: "Sources/PaySheetShapes/WalletOrders")
        let providers = try tables(in: "Sources/PaySheetShapes/Providers")
        let generator = Generator(try applePay.tables(CatalogShapes.applePay.title))
        let storeKit = try tables(in: "Sources/PaySheetShapes/StoreKit")
        let issuing = try tables(in: "Sources/PaySheetShapes/Issuing")
        let passes = try tables(in: "Sources/PaySheetShapes/Passes")
        let rules = try rules(in: .applePay)
        let orders = Generator(try walletOrders.tables(OrderShapes.tables.title), code: .walletOrders)
        let orderRules = try self.rules(in: .walletOrders)
        let shops = Generator(try providers.tables(ProviderShapes.tables.title), code: .providers)
        let shopRules = try self.rules(in: .providers)
        let files = Generator(try storeKit.tables(StoreKitShapes.tables.title), code: .storeKit)
        let fileRules = try self.rules(in: .storeKit)
        let provisioning = Generator(try issuing.tables(IssuingShapes.tables.title), code: .issuing)
        let issuingRules = try self.rules(in: .issuing)
        let tickets = Generator(try passes.tables(PassShapes.tables.title), code: .passes)
        let passRules = try self.rules(in: .passes)
        let identity = try tables(in: "Sources/PaySheetShapes/Identity")
        let identities = Generator(try identity.tables(IdentityShapes.tables.title), code: .identity)
        let identityRules = try self.rules(in: .identity)
        let aliases = generator.aliasesFile([rules, orderRules, shopRules, fileRules, issuingRules, passRules, identityRules])
        return generator.files + [generator.ruleTableFile(rules), aliases] + generator.cardFiles(rules) + generator.partFiles(rules)
            + [
                applePay.swiftFile("Shapes"), walletOrders.swiftFile("OrderShapes"), providers.swiftFile("ProviderShapes"),
                storeKit.swiftFile("StoreKitShapes"), issuing.swiftFile("IssuingShapes"), passes.swiftFile("PassShapes"),
                identity.swiftFile("IdentityShapes"),
                generator.basesFile(try RepositoryFiles.texts(below: RulePlaces.applePay.bases), in: .applePay),
                generator.basesFile(try RepositoryFiles.texts(below: RulePlaces.walletOrders.bases), in: .walletOrders),
                generator.basesFile(try RepositoryFiles.texts(below: RulePlaces.providers.bases), in: .providers),
                generator.basesFile(try RepositoryFiles.texts(below: RulePlaces.storeKit.bases), in: .storeKit),
                generator.basesFile(try RepositoryFiles.texts(below: RulePlaces.issuing.bases), in: .issuing),
                generator.basesFile(try RepositoryFiles.texts(below: RulePlaces.passes.bases), in: .passes),
                generator.basesFile(try RepositoryFiles.texts(below: RulePlaces.identity.bases), in: .identity),
                generator.profilesFile(try RepositoryFiles.texts(below: Generator.profilesFolder)),
                try generator.messagesFile(try RepositoryFiles.text(Generator.messagesPath)),
                try generator.messagesFile(
                    try RepositoryFiles.text(Generator.providerMessagesPath), at: Generator.providerMessagesPath, as: "providerBlocks",
                    in: "ProviderTexts"),
                try generator.versionFile(try RepositoryFiles.text(Generator.versionPath)),
                try generator.leftoverFile(RepositoryFiles.text), try generator.syntaxFaultFile(rules, RepositoryFiles.text),
                try WebKitChecks(RepositoryFiles.text).file,
            ]
            + (try generator.foreignNameFiles(RepositoryFiles.text)) + orders.catalogFiles + orders.catalogPages
            + orders.catalogRuleFiles(orderRules) + shops.catalogFiles + shops.catalogPages + shops.catalogRuleFiles(shopRules)
            + files.catalogFiles + files.catalogPages + files.catalogRuleFiles(fileRules)
            + provisioning.catalogFiles + provisioning.catalogPages + provisioning.catalogRuleFiles(issuingRules)
            + tickets.catalogFiles + tickets.catalogPages + tickets.catalogRuleFiles(passRules)
            + identities.catalogFiles + identities.catalogPages + identities.catalogRuleFiles(identityRules)
            + Generator(VoucherShapes.tables, code: VoucherShapes.code).catalogFiles
    }

    /// The data files of a catalog.
    private static func tables(in folder: String) throws -> TableSources {
        try TableSources(folder, RepositoryFiles.texts(below: folder + "/Tables"))
    }

    /// The rules of a catalog.
    package static func rules(in places: RulePlaces) throws -> RuleSources {
        try RuleSources(
            cards: RepositoryFiles.texts(below: places.cards).map { try CardSource($0.path, $0.text, in: places) },
            codes: RepositoryFiles.text(places.codes),
            checks: RepositoryFiles.texts(below: places.checks).map { (places.checks + "/" + $0.path, $0.text) }, in: places)
    }
}
