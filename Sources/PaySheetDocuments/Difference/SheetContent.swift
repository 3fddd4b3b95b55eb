import PaySheet

/// The content of a sheet, independent of the interface.
struct SheetContent: Sendable, Hashable {
    var currency = ""
    var total: Item?
    var items: [Item] = []
    var shippingType: String?
    var methods: [Method] = []
    /// The selected method at the start; in Apple Pay JS the first.
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
    /// Values that the shopper does not see, by member name, in comparable form.
    var technical: [Technical] = []

    struct Item: Sendable, Hashable {
        var label: String
        var price: SheetPrice
        /// Items with one label and different charge dates are different items.
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
