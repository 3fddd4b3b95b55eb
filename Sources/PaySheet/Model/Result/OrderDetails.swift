/// Tells Wallet where to fetch an order to follow.
///
/// ApplePayPaymentOrderDetails: <https://developer.apple.com/documentation/applepayontheweb/applepaypaymentorderdetails>
public struct OrderDetails: PaymentObject {
    /// Holds the order type, which must match the certificate that signs the order.
    public var orderTypeIdentifier: String {
        get { keptOrderTypeIdentifier.string }
        set { keptOrderTypeIdentifier = KeptText(newValue) }
    }
    var keptOrderTypeIdentifier: KeptText
    /// Holds the order's key, unique within the order type.
    public var orderIdentifier: String {
        get { keptOrderIdentifier.string }
        set { keptOrderIdentifier = KeptText(newValue) }
    }
    var keptOrderIdentifier: KeptText
    /// Is the base of the web service that hands out the order.
    public var webServiceURL: String {
        get { keptWebServiceURL.string }
        set { keptWebServiceURL = KeptText(newValue) }
    }
    var keptWebServiceURL: KeptText
    /// Is the secret with which Wallet proves itself to the web service.
    public var authenticationToken: String {
        get { keptAuthenticationToken.string }
        set { keptAuthenticationToken = KeptText(newValue) }
    }
    var keptAuthenticationToken: KeptText
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension OrderDetails {
    /// Takes what must be there; everything else is set afterwards.
    public init(orderTypeIdentifier: String, orderIdentifier: String, webServiceURL: String, authenticationToken: String) {
        keptOrderTypeIdentifier = KeptText(orderTypeIdentifier)
        keptOrderIdentifier = KeptText(orderIdentifier)
        keptWebServiceURL = KeptText(webServiceURL)
        keptAuthenticationToken = KeptText(authenticationToken)
        unknownMembers = UnknownMembers()
    }
}
