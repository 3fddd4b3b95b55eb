import PaySheet

/// What a shopper sees of a document, whatever interface it is for.
struct SheetContent: Sendable, Hashable {
    var currency = ""
    var total: Item?
    var items: [Item] = []
    var shippingType: String?
    var methods: [Method] = []
    /// The method that is chosen from the start; in Apple Pay JS the first.
    var chosen: String?
    var shares: [Share]?
    var fields: [SheetChange.Contact: [ContactField]] = [:]
    var contacts: [SheetChange.Contact: PaymentContact] = [:]
    var contactEditing: ShippingContactEditingMode?
    var hasCouponField = false
    var couponCode = ""
    var networks: [PaymentNetwork]?
    var cardCountries: [Country]?
    var recurring: RecurringPaymentRequest?
    var reload: AutomaticReloadPaymentRequest?
    var deferred: DeferredPaymentRequest?
    var transfer: DisbursementRequest?
    var errors: [Message] = []
    /// What nobody sees, by the name of the member, as something that can be compared.
    var technical: [Technical] = []

    struct Item: Sendable, Hashable {
        var label: String
        var price: SheetPrice
        /// Items of one label that are charged at different times are different items.
        var timing: String
    }

    struct Method: Sendable, Hashable {
        var identifier: String
        var label: String
        var detail: String
        var price: SheetPrice
        var arrival: ShippingDateRange?
    }

    struct Share: Sendable, Hashable {
        var key: String
        var name: String
        var price: SheetPrice
        var domain: String?
        var merchantIdentifier: String
    }

    struct Message: Sendable, Hashable {
        var field: String
        var text: String
    }

    struct Technical: Sendable, Hashable {
        var name: String
        var value: [UInt8]
    }

    func price(_ item: LineItem) -> SheetPrice { SheetPrice(item.amount, currency, isPending: item.type == .pending) }
}

extension SheetContent.Item {
    init(_ item: LineItem, _ currency: String) {
        label = item.label
        price = SheetPrice(item.amount, currency, isPending: item.type == .pending)
        timing = (item.paymentTiming ?? .immediate).rawValue + "/" + (item.disbursementLineItemType?.rawValue ?? "")
    }

    init(_ item: PaymentItem) {
        label = item.label
        price = SheetPrice(item.amount.value, item.amount.currency.rawValue.uppercased(), isPending: item.pending ?? false)
        timing = ""
    }
}
