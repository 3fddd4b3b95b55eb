public import PaySheet

/// What a shop decides when a customer places an order: how it is named, and who sells.
public struct OrderPlacement: Sendable, Hashable {
    /// The order type identifier of the signing certificate.
    public var orderTypeIdentifier: String
    /// The identifier of the order, unique inside the order type identifier.
    public var orderIdentifier: String
    /// When the customer placed the order: date, time and offset.
    public var placedAt: DateTimeText
    /// The page on which the customer manages the order.
    public var managementURL: String
    /// The merchant, with at least one way to contact it.
    public var merchant: WalletMerchant
    /// Where devices get changes of the order. Without it, the shop sends each new state itself.
    public var webService: OrderWebService?
    /// The number of the order for people.
    public var orderNumber: String?
    /// The customer.
    public var customer: WalletCustomer? {
        get { _customer.value }
        set { _customer.value = newValue }
    }
    /// Until when and how the customer can return items.
    public var returnInfo: WalletReturnInfo? {
        get { _returnInfo.value }
        set { _returnInfo.value = newValue }
    }
    /// The apps for the order, the preferred one first.
    public var apps: [WalletApplication] = []
    private var _customer = Boxed<WalletCustomer>()
    private var _returnInfo = Boxed<WalletReturnInfo>()

    /// A placement. Set what is optional afterwards.
    public init(
        orderTypeIdentifier: String, orderIdentifier: String, placedAt: DateTimeText, managementURL: String, merchant: WalletMerchant,
        webService: OrderWebService?
    ) {
        self.orderTypeIdentifier = orderTypeIdentifier
        self.orderIdentifier = orderIdentifier
        self.placedAt = placedAt
        self.managementURL = managementURL
        self.merchant = merchant
        self.webService = webService
    }
}

extension OrderPlacement {
    /// The order without items, payment and fulfillments.
    var document: WalletOrder {
        var order = WalletOrder(
            schemaVersion: 1, orderTypeIdentifier: orderTypeIdentifier, orderIdentifier: orderIdentifier, orderType: .ecommerce,
            createdAt: placedAt, updatedAt: placedAt, status: .open, orderManagementURL: managementURL, merchant: merchant)
        order.webServiceURL = webService?.url
        order.authenticationToken = webService?.authenticationToken
        order.orderNumber = orderNumber
        order.customer = customer
        order.returnInfo = returnInfo
        if !apps.isEmpty { order.associatedApplications = apps }
        return order
    }
}
