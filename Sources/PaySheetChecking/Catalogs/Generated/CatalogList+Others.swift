// Generated from the files catalog.tsv in Sources. Do not edit; run `swift run generate`.

import PaySheet
import PaySheetGuide
import PaySheetIdentity
import PaySheetIssuing
import PaySheetOrderGuide
import PaySheetOrders
import PaySheetPasses
import PaySheetPreview
import PaySheetProviders
import PaySheetStoreKit

extension CatalogList {
    /// All catalogs but the first.
    static let others = CatalogList(
        .walletOrders, [.storeKit, .issuing, .passes, .identity, .providers], prepared: { otherSet })
    static let otherSet = CatalogSet(.walletOrders, .storeKit, .issuing, .passes, .identity, .providers)

    /// The same without those that a setting can leave out.
    static let keptOthers = CatalogList(
        .walletOrders, [.storeKit, .issuing, .passes, .identity], prepared: { keptOtherSet })
    static let keptOtherSet = CatalogSet(.walletOrders, .storeKit, .issuing, .passes, .identity)

    /// Those of a program without cards.
    static func others(with book: CardBook?) -> CatalogList {
        CatalogList(.walletOrders(with: book), [], prepared: { smallSet })
    }
    static var smallSet: CatalogSet { .walletOrders }
    static var otherChapters: [CardChapter] { [OrderGuide.chapter] }

    /// The calls in source code that give documents to an SDK.
    static var allCalls: [SourceCall] { SourceCall.providers }
}

extension CatalogEntry {
    /// Orders that Wallet tracks.
    fileprivate static let walletOrders = CatalogEntry(
        { .walletOrders }, tables: { OrderShapes.tables }, cards: { OrderGuide.cards }, facts: { OrderGuide.facts(of: $0) },
        examples: { OrderExample.forms },
        functions: CatalogFunctions(describing: { .walletOrders }, comparing: { .walletOrders }, preview: { .walletOrders }),
        inputs: { [.earlierOrder, .otherOrder, .paymentRequest, .walletOrder] }, containers: { [.orderPackage] },
        shared: { OrderGuide.sharedRules }, compared: { .walletOrders })

    /// The same for a program without cards, examples and tables, which does not link them. It opens no containers and
    /// compares no documents.
    fileprivate static func walletOrders(with book: CardBook?) -> CatalogEntry {
        CatalogEntry(
            { .walletOrders }, tables: { .none }, cards: { book?.cards(of: .walletOrders) ?? [] }, facts: { OrderGuide.facts(of: $0) },
            examples: { [] },
            functions: CatalogFunctions(describing: { .walletOrders }, preview: { .walletOrders }),
            inputs: { [.earlierOrder, .otherOrder, .paymentRequest, .walletOrder] }, containers: { [] },
            shared: { OrderGuide.sharedRules })
    }

    /// StoreKit configuration files.
    fileprivate static let storeKit = CatalogEntry(
        { .storeKit }, tables: { StoreKitShapes.tables }, cards: { StoreKitGuide.cards }, facts: { StoreKitGuide.facts(of: $0) },
        examples: { StoreKitExample.forms },
        functions: CatalogFunctions(describing: { .storeKit }, comparing: { .storeKit }),
        inputs: { [] }, containers: { [] },
        endings: { [".storekit"] }, shared: { StoreKitGuide.sharedRules })

    /// Cards of an issuer, and keys for one card.
    fileprivate static let issuing = CatalogEntry(
        { .issuing }, tables: { IssuingShapes.tables }, cards: { IssuingGuide.cards }, facts: { IssuingGuide.facts(of: $0) },
        examples: { IssuingExample.forms },
        inputs: { [] }, containers: { [] },
        shared: { IssuingGuide.sharedRules })

    /// Passes of Wallet.
    fileprivate static let passes = CatalogEntry(
        { .passes }, tables: { PassShapes.tables }, cards: { PassGuide.cards }, facts: { PassGuide.facts(of: $0) },
        examples: { PassExample.forms },
        functions: CatalogFunctions(describing: { .passes }, comparing: { .passes }),
        inputs: { [] }, containers: { [.passPackage, .passBundle] },
        shared: { PassGuide.sharedRules })

    /// Requests for identity documents.
    fileprivate static let identity = CatalogEntry(
        { .identity }, tables: { IdentityShapes.tables }, cards: { IdentityGuide.cards }, facts: { IdentityGuide.facts(of: $0) },
        examples: { IdentityExample.forms },
        functions: CatalogFunctions(describing: { .identity }),
        inputs: { [] }, containers: { [] },
        shared: { IdentityGuide.sharedRules })

    /// The documents of payment providers' SDKs.
    fileprivate static let providers = CatalogEntry(
        { .providers }, tables: { ProviderShapes.tables }, cards: { ProviderGuide.cards }, facts: { ProviderGuide.facts(of: $0) },
        examples: { ProviderExample.forms }, messages: { ConsoleMessage.providers },
        functions: CatalogFunctions(translating: { .providers }),
        inputs: { [] }, containers: { [] },
        shared: { ProviderGuide.sharedRules })
}
