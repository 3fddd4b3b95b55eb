/// Tells Wallet where to fetch an order to follow.
///
/// ApplePayPaymentOrderDetails: <https://developer.apple.com/documentation/applepayontheweb/applepaypaymentorderdetails>
public struct OrderDetails: PaymentObject {
    /// Holds the order type, which must match the certificate that signs the order.
    public var orderTypeIdentifier: String
    /// Holds the order's key, unique within the order type.
    public var orderIdentifier: String
    /// Is the base of the web service that hands out the order.
    public var webServiceURL: String
    /// Is the secret with which Wallet proves itself to the web service.
    public var authenticationToken: String
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension OrderDetails {
    /// Takes what must be there; everything else is set afterwards.
    public init(orderTypeIdentifier: String, orderIdentifier: String, webServiceURL: String, authenticationToken: String) {
        self.orderTypeIdentifier = orderTypeIdentifier
        self.orderIdentifier = orderIdentifier
        self.webServiceURL = webServiceURL
        self.authenticationToken = authenticationToken
        unknownMembers = UnknownMembers()
    }
}
