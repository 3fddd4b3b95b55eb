import PaySheet
import PaySheetExamples
package import PaySheetGuide
import PaySheetIdentity
import PaySheetIssuing
import PaySheetOrderGuide
import PaySheetOrders
import PaySheetPasses
import PaySheetProviderGuide
import PaySheetProviders
import PaySheetShapes
import PaySheetStoreKit

// The list of catalogs. No other file of the generic code names one of them besides Apple Pay's.

extension CatalogList {
    /// Every catalog. All but the first are prepared when something needs them.
    package static let all: CatalogList = {
        var all = CatalogList(.applePay, rest: { .later }, prepared: { CatalogSet(.applePay, later: { laterSet }) })
        all.calls = { ProviderCalls.all }
        all.reduced = { .withoutProviders }
        return all
    }()

    /// Every catalog but the documents of payment providers.
    private static let withoutProviders = CatalogList(
        .applePay, rest: { .laterWithoutProviders }, prepared: { CatalogSet(.applePay, later: { laterSetWithoutProviders }) })

    /// The catalogs of payments and orders for a program without cards, examples and tables, which does not link them.
    ///
    /// - Parameter book: The cards, as far as the program has them.
    package static func all(with book: CardBook?) -> CatalogList {
        CatalogList(
            .applePay(with: book), rest: { CatalogList(.walletOrders(with: book), prepared: { .walletOrders }) },
            prepared: { CatalogSet(.applePay, later: { .walletOrders }) })
    }

    /// The cards for a file, of the catalogs that a program without cards has.
    package static var chapters: [CardChapter] { [.applePay, OrderGuide.chapter] }

    // The sets are values of their own, because few runs that look into the lists have such a document.
    private static let later = CatalogList(.walletOrders, [.providers, .storeKit, .issuing, .passes, .identity], prepared: { laterSet })
    private static let laterSet = CatalogSet(.walletOrders, .providers, .storeKit, .issuing, .passes, .identity)
    private static let laterWithoutProviders = CatalogList(
        .walletOrders, [.storeKit, .issuing, .passes, .identity], prepared: { laterSetWithoutProviders })
    private static let laterSetWithoutProviders = CatalogSet(.walletOrders, .storeKit, .issuing, .passes, .identity)
}

extension CatalogEntry {
    /// The documents of payment providers' SDKs.
    fileprivate static let providers = CatalogEntry(
        { .providers }, tables: { ProviderShapes.tables }, cards: { ProviderGuide.cards }, facts: { ProviderGuide.facts(of: $0) },
        examples: { ProviderExample.forms }, messages: { ConsoleMessage.providers },
        functions: CatalogFunctions(
            describe: { ProviderAnswers.describe($0, $1) }, diff: { ProviderAnswers.diff($0, $1, $2) }, preview: { .providers },
            translate: { ProviderAnswers.requests($0, $1) }),
        inputs: { [] }, containers: { [] }, shared: { ProviderGuide.sharedRules })

    /// Orders that Wallet tracks.
    fileprivate static let walletOrders = walletOrders(
        tables: { OrderShapes.tables }, cards: { OrderGuide.cards }, examples: { [OrderExample.form] },
        diff: { OrderAnswers.diff($0, $1, $2) }, containers: { [.orderPackage] }, compared: { .walletOrders })

    /// The same for a program without cards, examples and tables. It opens no packages, which need certificates and archives, and
    /// has one document at a time, so it compares none.
    fileprivate static func walletOrders(with book: CardBook?) -> CatalogEntry {
        walletOrders(tables: { .none }, cards: { book?.cards(of: .walletOrders) ?? [] }, examples: { [] })
    }

    private static func walletOrders(
        tables: @escaping @Sendable () -> CatalogShapes, cards: @escaping @Sendable () -> [RuleCard],
        examples: @escaping @Sendable () -> [ExampleForm],
        diff: (@Sendable (_ old: ReadDocument?, _ new: ReadDocument?, DiffOptions) -> DocumentAnswer)? = nil,
        containers: @escaping @Sendable () -> [Container] = { [] }, compared: @escaping @Sendable () -> ComparedKind? = { nil }
    ) -> CatalogEntry {
        CatalogEntry(
            { .walletOrders }, tables: tables, cards: cards, facts: { OrderGuide.facts(of: $0) }, examples: examples,
            functions: CatalogFunctions(
                describe: { OrderAnswers.describe($0, $1) }, diff: diff, preview: { .walletOrders }),
            inputs: { [.earlierOrder, .otherOrder, .paymentRequest, .walletOrder] }, containers: containers,
            shared: { OrderGuide.sharedRules }, compared: compared)
    }
}

extension CatalogEntry {
    /// StoreKit configuration files.
    fileprivate static let storeKit = CatalogEntry(
        { .storeKit }, tables: { StoreKitShapes.tables }, cards: { StoreKitGuide.cards }, facts: { StoreKitGuide.facts(of: $0) },
        examples: { [StoreKitExample.form] },
        functions: CatalogFunctions(
            describe: { StoreKitAnswers.describe($0, $1) }, diff: { StoreKitAnswers.diff($0, $1, $2) }),
        inputs: { [] }, containers: { [] }, endings: { [".storekit"] }, shared: { StoreKitGuide.sharedRules })
}

extension CatalogEntry {
    /// Cards of an issuer, and keys for one card.
    fileprivate static let issuing = CatalogEntry(
        { .issuing }, tables: { IssuingShapes.tables }, cards: { IssuingGuide.cards }, facts: { IssuingGuide.facts(of: $0) },
        examples: { [IssuingExample.card, IssuingExample.key] }, inputs: { [] }, containers: { [] }, shared: { IssuingGuide.sharedRules })
}

extension CatalogEntry {
    /// Passes of Wallet.
    fileprivate static let passes = CatalogEntry(
        { .passes }, tables: { PassShapes.tables }, cards: { PassGuide.cards }, facts: { PassGuide.facts(of: $0) },
        examples: { [PassExample.form] },
        functions: CatalogFunctions(describe: { PassAnswers.describe($0, $1) }, diff: { PassAnswers.diff($0, $1, $2) }), inputs: { [] },
        containers: { [.passPackage, .passBundle] }, shared: { PassGuide.sharedRules })

    /// Requests for identity documents.
    fileprivate static let identity = CatalogEntry(
        { .identity }, tables: { IdentityShapes.tables }, cards: { IdentityGuide.cards }, facts: { IdentityGuide.facts(of: $0) },
        examples: { [IdentityExample.form] }, functions: CatalogFunctions(describe: { IdentityAnswers.describe($0, $1) }),
        inputs: { [] }, containers: { [] }, shared: { IdentityGuide.sharedRules })
}
