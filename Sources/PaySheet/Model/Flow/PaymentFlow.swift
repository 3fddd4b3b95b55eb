/// Records a whole payment: the request, the answers to every change, and the result.
///
/// PaymentFlow: <https://developer.apple.com/documentation/applepayontheweb/applepaysession>
public struct PaymentFlow: PaymentObject {
    /// Holds the request that opened the sheet.
    public var request: PaymentRequest
    /// Names the Apple Pay version of the session.
    public var apiVersion: UInt32?
    /// Holds what the shop means to charge.
    @Boxed public var order: Order?
    /// Holds the merchants that a marketplace knows.
    @Boxed public var directory: MerchantDirectory?
    /// Lists the changes in the sheet with their answers, in the order in which they happened.
    public var events: [FlowEvent]?
    /// Holds the end of the payment.
    @Boxed public var result: AuthorizationResult?
    /// Holds what was in the payment token, of a test card if the flow is kept.
    @Boxed public var decryptedToken: DecryptedPaymentData?
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension PaymentFlow {
    /// Takes what must be there; everything else is set afterwards.
    public init(request: PaymentRequest) {
        self.request = request
        unknownMembers = UnknownMembers()
    }
}
