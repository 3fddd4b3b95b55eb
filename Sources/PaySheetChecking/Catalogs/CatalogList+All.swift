import PaySheet
import PaySheetOrderGuide
import PaySheetOrders
import PaySheetShapes

// The list of catalogs. No other file of the generic code names one of them besides Apple Pay's.

extension CatalogList {
    /// Every catalog. All but the first are prepared when something needs them.
    package static let all = CatalogList(
        .applePay, rest: { .walletOrders }, prepared: { CatalogSet(.applePay, later: { .walletOrders }) })

    private static let walletOrders = CatalogList(.walletOrders, prepared: { .walletOrders })
}

extension CatalogEntry {
    /// Orders that Wallet tracks.
    fileprivate static let walletOrders = CatalogEntry(
        { .walletOrders }, tables: { OrderShapes.tables }, cards: { OrderGuide.cards }, examples: { [OrderExample.form] },
        functions: CatalogFunctions(
            describe: { OrderAnswers.describe($0, $1) }, diff: { OrderAnswers.diff($0, $1, $2) },
            preview: { .walletOrders }),
        inputs: { [.earlierOrder, .otherOrder, .paymentRequest, .walletOrder] }, containers: { [.orderPackage] },
        shared: { OrderGuide.sharedRules },
        compared: { .walletOrders })
}
